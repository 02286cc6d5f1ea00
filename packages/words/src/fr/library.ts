import type { Like } from '../catalogue.ts';
import type { library as english } from '../en/library.ts';
import { findings } from './findings.ts';
import { myLibrary } from './my-library.ts';
import { studies } from './studies.ts';

export const library: Like<typeof english> = {
  ...findings,
  ...myLibrary,
  ...studies,
  'library.about':
    'Les règles, chaque carte et son histoire, des parties célèbres à revoir, et l’usage des cartes en partie réelle.',
  'library.rules': 'Règles',
  'library.rules.about': 'Tout le jeu section par section, avec des aides de jeu, un glossaire et les précisions.',
  'library.cards': 'Cartes',
  'library.cards.about': 'Chaque carte : ce qu’elle fait, l’histoire qu’elle raconte et les précisions à son sujet.',
  'library.famous': 'Parties célèbres',
  'library.famous.about': 'Deux parties tirées des livrets de règles, pas à pas sur le plateau, avec des commentaires.',
  'library.statistics': 'Statistiques',
  'library.statistics.about': 'Combien de fois et comment les cartes ont été jouées, et avec quel résultat.',

  'rules.contents': 'Sommaire',
  'rules.aids': 'Aides de jeu',
  'rules.glossary': 'Glossaire',
  'rules.search': 'Chercher dans les règles',
  'rules.found': '{count, plural, =0 {Aucun résultat} one {# passage trouvé} other {# passages trouvés}}',
  'rules.ruling': 'Précision',
  'rules.more': 'La suite à la section {name}',
  'rules.only': 'Seulement avec : {parts}',
  'rules.in-play': 'En jeu : {parts}',
  'rules.not-in-play': 'Pas en jeu : {parts}',
  'rules.mark': 'Montrer ce qui vaut pour',
  'rules.mark.all': 'Toutes les éditions',

  'cards.search': 'Chercher une carte',
  'cards.number': 'N° {count}',
  'cards.side': 'Camp',
  'cards.era': 'Période',
  'cards.value': 'Valeur',
  'cards.kind': 'Effet',
  'cards.any': 'Toutes',
  'cards.scoring': 'Marquage',
  'cards.kind.scoring': 'Marquage de Points',
  'cards.kind.influence': 'Influence',
  'cards.kind.operations': 'Opérations',
  'cards.kind.coup': 'Coups d’État et Réalignements',
  'cards.kind.war': 'Guerre',
  'cards.kind.vp': 'Points de Victoire',
  'cards.kind.defcon': 'DEFCON',
  'cards.kind.space': 'Course à l’Espace',
  'cards.kind.cards': 'Mains et défausses',
  'cards.kind.lasting': 'Effet durable',
  'cards.count': '{count, plural, =0 {Aucune carte ne correspond.} one {# carte} other {# cartes}}',
  'cards.all': 'Toutes les cartes',
  'cards.history': 'L’histoire derrière la carte',
  'cards.rulings': 'Précisions',
  'cards.proofs': 'Scénarios qui la vérifient',
  'cards.proofs.about': 'Chacun donne une position, des coups et le résultat attendu ; ils sont écrits en anglais.',
  'cards.next': 'Carte suivante',
  'cards.previous': 'Carte précédente',

  'famous.final': 'La finale du tournoi',
  'famous.final.about':
    'Édition Deluxe, trois tours. Le joueur soviétique a payé son camp cinq points d’Influence ; l’Américain prend l’Europe, le Soviétique presque tout le reste.',
  'famous.example': 'La partie d’exemple',
  'famous.example.about':
    'Seconde édition, trois tours. Des Coups d’État hardis, une Asie perdue et une longue remontée. Là où la partie imprimée s’écarte des règles, la position est ramenée après le coup à celle du livret.',
  'famous.watch': 'La suivre pas à pas',
  'famous.headlines': 'Tour {turn} : Premiers Événements',
  'famous.setup': 'Installation',

  'statistics.server': 'Compter aussi les {count} parties terminées de ce serveur (cartes seulement)',
  'statistics.unread': 'Impossible de lire : {parts}',
  'statistics.none': 'Il n’y a pas encore de parties. Finis-en une, ou ouvre quelques journaux.',
  'statistics.by': 'Jouées par',
  'statistics.both': 'Les deux camps',
  'statistics.card': 'Carte',
  'statistics.played': 'Jouée',
  'statistics.headline': 'Premier Év.',
  'statistics.event': 'Événement',
  'statistics.operations': 'Opérations',
  'statistics.space': 'Espace',
  'statistics.won': 'Gagnées',
  'statistics.won.about':
    'Gagnées : parmi tous les coups joués avec la carte dans des parties terminées, la part du camp qui a gagné.',

  'about.fan': 'Projet de fans',
  'about.fan.text':
    'Long Twilight est fait par des fans, gratuitement, sans lien avec les éditeurs ou auteurs de Twilight Struggle. Textes, images et code sont les nôtres.',
  'about.privacy': 'Vie privée',
  'about.privacy.text':
    'Les parties contre l’ordinateur et sur un écran restent dans ce navigateur. Les autres sont sur le serveur, avec un nom et une clé dans un cookie. Ni publicité, ni pistage, ni tiers.',
  'about.licences': 'Licences',
  'about.licences.text': 'Logiciel libre sous licence MIT. Pages faites avec Preact (MIT).',
  'about.map': 'Carte',
  'about.map.text': 'Côtes d’après Natural Earth (domaine public), étirées pour que chaque pays ait de la place.',
  'about.font': 'Police',
  'about.font.text': 'Sofia Sans Condensed, sous la SIL Open Font License 1.1.',
};
