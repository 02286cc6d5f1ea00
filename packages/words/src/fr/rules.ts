import type { Like } from '../catalogue.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Like<typeof english> = {
  'rules.edition.deluxe': 'Édition Deluxe',
  'rules.edition.deluxe.about': 'Le jeu tel qu’il est imprimé aujourd’hui.',
  'rules.edition.deluxe-es': 'Édition Deluxe espagnole',
  'rules.edition.deluxe-es.about': 'Comme l’édition Deluxe, avec Référendum sur l’OTAN parmi les cartes optionnelles.',
  'rules.edition.deluxe-pl': 'Édition Deluxe polonaise',
  'rules.edition.deluxe-pl.about':
    'Comme l’édition Deluxe, mais gagner par les Opérations Militaires manquantes exige une main sans carte de Marquage de Points.',
  'rules.edition.second': 'Seconde édition',
  'rules.edition.second.about':
    'Version ancienne : moins d’Influence américaine, un autre Aldrich Ames, ni cartes optionnelles ni variantes.',

  'rules.optionalCards': 'Cartes optionnelles',
  'rules.optionalCards.about': 'Les cartes supplémentaires de l’édition Deluxe sont dans le paquet.',
  'rules.chineseCivilWar': 'Guerre Civile Chinoise',
  'rules.chineseCivilWar.about': 'Personne n’a la Carte Chine avant que l’URSS ait assez d’Influence en Chine.',
  'rules.scenario.standard': 'Toute la guerre',
  'rules.scenario.standard.about': 'Les dix tours, depuis la fin de la Seconde Guerre mondiale.',
  'rules.scenario.late-war': 'Fin de guerre',
  'rules.scenario.late-war.about':
    'Les trois derniers tours seulement. Si les USA ont moins de 20 PV à la fin, l’URSS gagne.',
  'rules.tournament': 'Règles de tournoi',
  'rules.tournament.about': 'Les cartes Conservées sont vérifiées à la fin de chaque tour, comme en tournoi.',
  'rules.bidding.none': 'Camps choisis',
  'rules.bidding.none.about': 'Tu choisis qui joue quel camp.',
  'rules.bidding.influence': 'Mises secrètes',
  'rules.bidding.influence.about': 'Chacun note un camp et sa valeur ; celui qui l’obtient paie en Influence.',
  'rules.bidding.vp': 'Enchères',
  'rules.bidding.vp.about': 'Chacun mise à son tour pour un camp ; celui qui l’obtient paie en PV.',
  'rules.handicap': 'Handicap',
  'rules.handicap.about': 'Un camp place de l’Influence en plus là où il en a déjà, avant le premier tour.',
  'rules.handicap.given': 'Handicap : {side} +{count}',
  'rules.option.realign-anywhere': 'Réalignement partout',
  'rules.option.realign-anywhere.about': 'Le DEFCON ne ferme pas de Régions au Réalignement.',
  'rules.option.realign-safe': 'Réalignement sûr',
  'rules.option.realign-safe.about': 'Tes propres jets de Réalignement ne te font pas perdre d’Influence.',
  'rules.option.mixed-operations': 'Opérations mixtes',
  'rules.option.mixed-operations.about':
    'Une même carte peut placer de l’Influence et réaligner, mais pas dans le même pays.',
  'rules.option.space-without-roll': 'Espace sans jet',
  'rules.option.space-without-roll.about': 'On peut envoyer une carte dans l’Espace sans lancer le dé.',
};
