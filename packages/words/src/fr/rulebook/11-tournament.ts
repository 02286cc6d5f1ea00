import type { RulebookChapter } from '../../rulebook.ts';

export const tournament: RulebookChapter<'11'> = {
  '11': {
    title: 'Tournois et mises',
    use: 'Ces règles sont faites pour les tournois, et pour les joueurs qui veulent régler entre eux qui joue quel camp.',
  },
  '11.1': { title: 'Règles de tournoi', rules: 'Ce qui change en tournoi.' },
  '11.1.1': {
    title: 'Cartes Conservées',
    proof:
      'À la fin de chaque tour, les deux camps prouvent qu’ils n’ont gardé aucune carte de Marquage de Points. Le reste de leur main demeure secret.',
    shown: 'À la fin de chaque tour, les deux camps montrent toutes leurs cartes Conservées.',
  },
  '11.1.2': {
    title: 'Carte de Marquage Conservée',
    loses:
      'Un camp qui se révèle avoir gardé une carte de Marquage de Points a perdu. Ici, cela vaut dans toutes les parties [4.5.F].',
  },
  '11.1.3': {
    title: 'Ordre de distribution',
    deal: 'Les cartes se distribuent une à une, l’URSS d’abord. Quand une main est pleine, l’autre reçoit le reste d’affilée.',
  },
  '11.1.4': {
    title: 'Miser pour un camp',
    sealed:
      'Chaque joueur note en secret le camp qu’il veut, et ce qu’il vaut à ses yeux, de 0 à 20. S’ils veulent des camps différents, chacun a le sien et personne n’est payé. S’ils veulent le même, il va au plus offrant, et l’autre camp reçoit autant d’Influence en plus. À mises égales, le sort décide, et celui qui n’a pas le camp est payé.',
    auction:
      'Un joueur tiré au sort nomme un camp et un nombre de PV de 0 à 19. Chacun à son tour peut offrir davantage pour le même camp, ou passer. La mise la plus haute obtient le camp ; l’autre camp commence avec autant de PV.',
  },
  '11.1.4.1': {
    title: 'Placer l’Influence en plus',
    limits:
      'L’Influence en plus se place après toute autre, seulement dans des pays où ce camp en a déjà, et jamais au-delà de 2 de plus que ce qu’il lui faut pour contrôler le pays, compte tenu de l’Influence adverse.',
    example: 'Un pays de Stabilité 3 où l’adversaire a 1 : il en faut 4 pour le contrôler, la limite est donc 6.',
  },
};
