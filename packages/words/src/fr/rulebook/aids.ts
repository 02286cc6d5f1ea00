import type { Rulebook } from '../../rulebook.ts';

export const aids: Rulebook['aids'] = {
  turn: {
    title: 'Déroulement d’un tour',
    columns: ['Phase', 'Ce qui se passe'],
    rows: [
      [
        'A',
        'Le DEFCON augmente de 1, sans dépasser 5 [4.5.A]. Les cartes de Milieu de guerre rejoignent la pioche au tour 4, celles de Fin de guerre au tour 8 [4.4].',
      ],
      ['B', 'Les mains sont complétées : à 8 aux tours 1 à 3, puis à 9 [4.5.B].'],
      [
        'C',
        'Premiers Événements : chacun choisit, la plus haute valeur imprimée a lieu d’abord ; à égalité, les USA [4.5.C].',
      ],
      ['D', 'Rounds d’Actions, l’URSS avant les USA : 6 aux tours 1 à 3, puis 7 [4.5.D].'],
      ['E', 'Vérification des Opérations Militaires : 1 PV par point en dessous du DEFCON [8.2.1].'],
      ['F', 'Un camp qui garde une carte de Marquage de Points perd [4.5.F].'],
      ['G', 'La Carte Chine est retournée face visible [4.5.G].'],
      ['H', 'Tour suivant : les effets du tour prennent fin, les Opérations Militaires reviennent à 0 [4.5.H].'],
      ['I', 'Après le tour 10 : Marquage de Points final [10.3.2].'],
    ],
    notes: [
      'On ne passe pas tant qu’on a une carte en main [5.1].',
      'Une carte de Marquage de Points se joue dans le tour où tu l’as en main [10.1.5].',
    ],
  },
  operations: {
    title: 'Opérations',
    columns: ['Emploi', 'Où', 'Ce qui se passe'],
    rows: [
      [
        'Influence',
        'Là où tu en avais en jouant la carte, dans les pays adjacents, ou dans ceux qui sont adjacents à ta superpuissance [6.1.1]',
        '1 par point ; 2 sous Contrôle adverse [6.1.2]',
      ],
      [
        'Réalignement',
        'Là où l’adversaire a de l’Influence et où le DEFCON le permet [6.2.1]',
        'Un jet par point. Chacun ajoute 1 par pays adjacent contrôlé, 1 s’il a plus d’Influence, 1 si sa superpuissance est adjacente ; le total le plus bas perd la différence [6.2.2]',
      ],
      [
        'Coup d’État',
        'Là où l’adversaire a de l’Influence et où le DEFCON le permet [6.3.1]',
        'Dé + valeur − 2 × Stabilité : retire autant, ajoute le reste. Rapporte des Opérations Militaires ; dans un pays d’Affrontement, le DEFCON se dégrade de 1 [6.3.2]',
      ],
      [
        'Course à l’Espace',
        'Ta prochaine case, une fois par tour [6.4.2]',
        'Obtiens le nombre de la case ou moins. L’Événement n’a pas lieu [6.4.1]',
      ],
    ],
    notes: [
      'Carte à Événement adverse : ses Opérations et son Événement, dans l’ordre que tu veux [5.2].',
      'Valeur : total de toutes les modifications, ramené entre 1 et 4 ; puis le bonus d’Asie ou d’Asie du Sud-Est [7.4].',
    ],
  },
  defcon: {
    title: 'DEFCON',
    columns: ['DEFCON', 'Ni Coup d’État ni Réalignement', 'Opérations Militaires requises'],
    rows: [
      ['5', '–', '5'],
      ['4', 'Europe', '4'],
      ['3', 'Europe, Asie', '3'],
      ['2', 'Europe, Asie, Moyen-Orient', '2'],
      ['1', 'Guerre nucléaire : le Joueur en Phase perd', '–'],
    ],
    notes: [
      'Même raté, un Coup d’État dans un pays d’Affrontement dégrade le DEFCON de 1 [6.3.4].',
      'Les Coups d’État gratuits et les guerres ne sont pas liés par le DEFCON [8.1.5].',
      'Le Joueur en Phase est responsable du DEFCON 1, peu importe qui l’a causé [8.1.3].',
    ],
  },
  space: {
    title: 'Course à l’Espace',
    columns: ['Case', 'Valeur de la carte', 'Jet', 'PV premier / second', 'Capacité du premier'],
    rows: [
      ['1', '2', '1–3', '2 / 1', '–'],
      ['2', '2', '1–4', '0 / 0', 'Deux essais par tour'],
      ['3', '2', '1–3', '2 / 0', '–'],
      ['4', '2', '1–4', '0 / 0', 'Voit d’abord le Premier Événement de l’autre'],
      ['5', '3', '1–3', '3 / 1', '–'],
      ['6', '3', '1–4', '0 / 0', 'Peut défausser une carte Conservée'],
      ['7', '3', '1–3', '4 / 2', '–'],
      ['8', '4', '1–2', '2 / 0', 'Huit Rounds d’Actions'],
    ],
    notes: ['Un essai par tour [6.4.2].', 'Une capacité disparaît quand l’adversaire atteint la case [6.4.4].'],
  },
  scoring: {
    title: 'Marquage des Points',
    columns: ['Région', 'Présence', 'Domination', 'Contrôle', 'Pays d’Affrontement'],
    rows: [
      ['Europe', '3', '7', 'Victoire', 'Allemagne de l’Ouest, France, Italie, Allemagne de l’Est, Pologne'],
      ['Asie', '3', '7', '9', 'Pakistan, Inde, Thaïlande, Japon, Corée du Sud, Corée du Nord'],
      ['Moyen-Orient', '3', '5', '7', 'Israël, Irak, Iran, Libye, Égypte, Arabie Saoudite'],
      ['Afrique', '1', '4', '6', 'Algérie, Nigeria, Zaïre, Angola, Afrique du Sud'],
      ['Amérique Centrale', '1', '3', '5', 'Mexique, Panama, Cuba'],
      ['Amérique du Sud', '2', '5', '6', 'Venezuela, Chili, Argentine, Brésil'],
    ],
    notes: [
      '1 PV de plus par pays d’Affrontement que tu contrôles, et par pays contrôlé adjacent à la superpuissance adverse [10.1.2].',
      'Adjacents aux USA : Canada, Mexique, Cuba, Japon. Adjacents à l’URSS : Finlande, Pologne, Roumanie, Afghanistan, Corée du Nord.',
      'Asie du Sud-Est : 2 PV pour la Thaïlande, 1 pour chaque autre pays [10.1].',
    ],
  },
};
