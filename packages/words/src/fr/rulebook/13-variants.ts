import type { RulebookChapter } from '../../rulebook.ts';

export const variants: RulebookChapter<'13' | '14' | '15' | '16' | '17'> = {
  '13': { title: 'Éditions', one: 'Les éditions imprimées s’accordent, sauf sur ce qui est dit ici.' },
  '13.1': {
    title: 'Ce qui diffère',
    deluxe:
      'Édition Deluxe : 110 cartes, dont 7 optionnelles ; le Canada commence avec 2 points d’Influence américaine. C’est l’édition que décrivent ces règles.',
    spanish:
      'Édition Deluxe espagnole : comme l’édition Deluxe, avec « Référendum sur l’OTAN » comme huitième carte optionnelle et d’autres noms pour certaines cases de la Course à l’Espace.',
    polish:
      'Édition Deluxe polonaise : comme l’édition Deluxe ; mais un camp qui atteint 20 PV grâce aux Opérations Militaires manquantes doit montrer une main sans carte de Marquage de Points [10.3.1].',
    second:
      'Seconde édition : 103 cartes ; pas d’Influence américaine au Canada [3.3] ; d’autres noms pour des cases de la Course à l’Espace ; un « Aldrich Ames » à part, de valeur 4 [13.2] ; des enchères pour les camps [11.1.4] ; les cartes Conservées sont montrées en tournoi [11.1.1]. Elle n’a ni cartes optionnelles, ni Guerre Civile Chinoise, ni scénario Fin de guerre.',
  },
  '13.2': {
    title: '« Aldrich Ames » de la Seconde édition',
    order:
      'Les USA montrent leur main, et l’URSS la met en ordre. Jusqu’à la fin du tour, les USA doivent s’y tenir : à chaque Round d’Actions, ils jouent la première carte encore en main, et l’utilisent comme ils veulent. La Carte Chine ne se joue pas, et les cartes reçues ensuite se rangent à la fin.',
    duties:
      'Une carte de Marquage de Points passe devant quand sinon elle resterait en main [10.1.5]. Dans un piège, c’est la première carte qui convient qui est défaussée.',
  },
  '14': {
    title: 'Cartes optionnelles',
    which:
      '« Les Cinq de Cambridge », « Relation Privilégiée » et « NORAD » rejoignent le Début de guerre ; « Che » et « Notre Homme à Téhéran », le Milieu de guerre ; « Iouri et Samantha » et « Vente d’AWACS aux Saoudiens », la Fin de guerre. Toutes sont dans le paquet, ou aucune.',
    spanish: '« Référendum sur l’OTAN » rejoint la Fin de guerre : la carte est neutre, vaut 2 et exige « OTAN ».',
  },
  '15': {
    title: 'Scénario Fin de guerre',
    about: 'Une partie plus courte : seulement les tours 8 à 10. L’URSS mène, mais s’essouffle.',
  },
  '15.1': {
    title: 'Échelles et cartes',
    tracks:
      'La partie commence avec la distribution du tour 8, à DEFCON 4, avec 4 PV pour l’URSS. Dans la Course à l’Espace, les USA sont à la case 6 et l’URSS à la case 4. L’URSS a la Carte Chine, face visible.',
    effects:
      'Sont en vigueur « Pacte de Défense Mutuelle US/Japon », « Plan Marshall », « OTAN », « Création du Pacte de Varsovie », « De Gaulle Dirige la France » et « Le Pouvoir des Fleurs ».',
    cards:
      'Les cartes à astérisque de Début et de Milieu de guerre sont hors jeu, sauf « Piège à Ours », « Les Accords de Camp David », « Jean Paul II Élu Pape » et « Restitution du Canal de Panama ». Toutes les autres sont mélangées ensemble ; chaque camp en reçoit 9.',
  },
  '15.2': {
    title: 'Influence',
    us: 'Les USA contrôlent, avec juste ce qu’il faut : Royaume-Uni, Italie, Benelux, Danemark, Norvège, Israël, Iran, Pakistan, Turquie, Zaïre, Somalie, Kenya, Nigeria, Japon, Corée du Sud, Taiwan, Thaïlande, Indonésie, Australie, Nicaragua, Panama, Haïti, Honduras, Venezuela, Chili, Argentine et République Dominicaine. L’Allemagne de l’Ouest est à 5 contre 1, les Philippines à 3 contre 1, la Malaisie à 3 contre 1, la Colombie à 2 contre 1.',
    ussr: 'L’URSS contrôle, avec juste ce qu’il faut : Allemagne de l’Est, Pologne, Hongrie, Tchécoslovaquie, Bulgarie, Cuba, Corée du Nord, Irak, Inde, Afghanistan, Libye, Algérie, Éthiopie et Zimbabwe. Elle a 3 en Syrie, 3 contre 1 en Angola, 2 au Cambodge/Laos, 5 au Vietnam et 2 dans les États d’Afrique du Sud-est.',
    open: 'Personne ne contrôle (USA, URSS) : Espagne/Portugal (1, 0), France (3, 1), Roumanie (1, 3), Jordanie (2, 2), Égypte (1, 0), Afrique du Sud (2, 1), Finlande (1, 2), Burma (0, 1), Pérou (2, 1), Yougoslavie (1, 2), Arabie Saoudite (2, 0). Tout le reste est vide.',
  },
  '15.3': {
    title: 'Victoire',
    us: 'Après le Marquage de Points final, ou s’ils mettent fin à la partie par « Wargames », les USA ne gagnent qu’avec 20 PV ; sinon l’URSS l’emporte.',
    same: 'Les victoires automatiques [10.3.1] et le Contrôle de l’Europe au Marquage de Points final comptent comme toujours.',
  },
  '16': {
    title: 'Options des concepteurs',
    about: 'Des règles facultatives proposées par les concepteurs. Chacune peut se choisir seule, dans toute édition.',
  },
  '16.1': {
    title: 'Réalignement partout',
    rule: 'Le DEFCON ne ferme aucune Région au Réalignement. Les Coups d’État restent limités comme d’habitude [8.1.5].',
  },
  '16.2': {
    title: 'Réalignement sûr',
    rule: 'Aux jets de Réalignement que tu fais comme Joueur en Phase, tu ne perds pas d’Influence, quoi que disent les dés.',
  },
  '16.3': {
    title: 'Opérations mixtes',
    rule: 'Les points d’une même carte peuvent servir à la fois à placer de l’Influence et à des jets de Réalignement, aux coûts habituels ; mais pas aux deux dans le même pays.',
  },
  '16.4': {
    title: 'Espace sans jet',
    rule: 'On peut se débarrasser d’une carte à la Course à l’Espace sans lancer le dé. Cela prend l’essai quand même.',
  },
  '17': {
    title: 'Handicap',
    rule: 'Un camp peut recevoir de l’Influence en plus, de 1 à 20 points, qu’il place à la fin de l’installation comme en [11.1.4.1]. Entre joueurs de même force, 2 pour les USA sont d’usage.',
    bids: 'Là où l’on mise pour les camps, la mise tient lieu de handicap.',
  },
};
