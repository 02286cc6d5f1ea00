import type { RulebookChapter } from '../../rulebook.ts';

export const turn: RulebookChapter<'4'> = {
  '4': {
    title: 'Le tour',
    turn: 'La partie se joue en tours ; chaque tour suit les phases de [4.5], l’une après l’autre.',
  },
  '4.1': {
    title: 'Dix tours',
    turns:
      'Il y a dix tours au plus, de quelques années chacun : Début de guerre aux tours 1 à 3, Milieu de guerre aux tours 4 à 7, Fin de guerre aux tours 8 à 10.',
  },
  '4.2': {
    title: 'Le Joueur en Phase',
    phasing:
      'Dans son propre Round d’Actions, un camp est le Joueur en Phase ; pendant qu’un Premier Événement se résout, c’est le camp qui l’a choisi. Il le reste quand l’adversaire exécute un Événement, et c’est lui qui perd si le DEFCON tombe à 1 [8.1.3].',
  },
  '4.3': {
    title: 'Remélanger',
    reshuffle:
      'Si la pioche s’épuise alors qu’il reste des cartes à piocher, la défausse mélangée devient la nouvelle pioche, et l’on continue. Les cartes retirées du jeu n’y reviennent pas [2.2.4].',
  },
  '4.3.1': {
    title: 'D’abord les dernières cartes',
    last: 'On ne remélange pas tant qu’il reste une carte à distribuer. Aux tours 4 et 8, la pioche grossit avant la distribution, et ne s’épuise donc pas [4.4].',
  },
  '4.4': {
    title: 'Nouvelles cartes',
    cards:
      'Le tour 4 s’ouvre sur un mélange : les cartes de Milieu de guerre rejoignent ce qui reste de la pioche. De même au tour 8, avec celles de Fin de guerre. La défausse ne bouge pas.',
  },
  '4.5': {
    title: 'Phases d’un tour',
    phases:
      'A : le DEFCON augmente. B : distribution. C : Premiers Événements. D : Rounds d’Actions. E : Opérations Militaires. F : cartes Conservées. G : Carte Chine. H : tour suivant. I : Marquage de Points final, seulement après le tour 10.',
  },
  '4.5.A': {
    title: 'Le DEFCON augmente',
    defcon: 'Si le DEFCON est inférieur à 5, il augmente de 1. Le tour 1 commence à 5.',
  },
  '4.5.B': {
    title: 'Distribution',
    deal: 'Les deux mains sont complétées à 8 cartes aux tours 1 à 3, à 9 à partir du tour 4, une carte à la fois, l’URSS d’abord. La Carte Chine ne compte pas. Les cartes Conservées du tour d’avant comptent.',
  },
  '4.5.C': {
    title: 'Premiers Événements',
    choose:
      'Chaque camp choisit en secret une carte de sa main, puis la montre. Une carte de Marquage de Points convient ; la Carte Chine et « Intervention de l’ONU », non.',
    order:
      'Les deux Événements ont lieu, celui de plus haute valeur imprimée d’abord. À valeur égale, les USA passent les premiers. Une carte de Marquage de Points vaut 0.',
    whose:
      'Un Premier Événement n’est qu’un Événement : il ne donne d’Opérations que si son texte en donne. Si tu joues ainsi un Événement adverse, c’est l’adversaire qui l’exécute, mais tu restes le Joueur en Phase.',
    space:
      'Le camp qui est seul à avoir atteint la case 4 de la Course à l’Espace voit le Premier Événement de l’autre avant de choisir [6.4.4].',
  },
  '4.5.D': {
    title: 'Rounds d’Actions',
    rounds:
      'Il y a 6 Rounds d’Actions aux tours 1 à 3, et 7 à partir du tour 4. Dans chacun, l’URSS joue une carte, puis les USA. On termine l’Événement et les Opérations d’une carte avant de jouer la suivante.',
    extra:
      '« Pétrole de la Mer du Nord » ou la case 8 de la Course à l’Espace donne à un camp des Rounds supplémentaires, jusqu’à huit en tout. Tu peux renoncer à un Round supplémentaire, sauf si tu as en main une carte de Marquage de Points.',
    held: 'Une carte qui reste à la fin est une carte Conservée : elle demeure en main pour le tour suivant. Une carte de Marquage de Points ne peut pas être Conservée [10.1.5].',
    empty: 'Si tu n’as plus de cartes, tu passes les Rounds qui restent.',
  },
  '4.5.E': {
    title: 'Opérations Militaires',
    check:
      'D’abord, le camp qui est seul à avoir atteint la case 6 de la Course à l’Espace peut se défausser d’une carte Conservée. Puis chaque camp paie pour les Opérations Militaires qui lui manquent [8.2.1].',
  },
  '4.5.F': {
    title: 'Cartes Conservées',
    scoring:
      'Un camp qui a encore en main une carte de Marquage de Points perd la partie. Si les deux en ont, c’est un match nul.',
    tournament: 'En tournoi, les cartes Conservées sont vérifiées ou montrées, selon l’édition [11.1.1].',
  },
  '4.5.G': {
    title: 'La Carte Chine',
    china: 'Si la Carte Chine est face cachée, on la retourne : le camp qui la détient peut désormais la jouer.',
  },
  '4.5.H': {
    title: 'Tour suivant',
    advance:
      'Les Opérations Militaires reviennent à 0, les effets qui duraient le temps du tour prennent fin, et le marqueur de Tour avance.',
  },
  '4.5.I': {
    title: 'Après le tour 10',
    final: 'Après le tour 10, au lieu d’un autre tour, vient le Marquage de Points final [10.3.2].',
  },
};
