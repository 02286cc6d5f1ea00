import type { RulebookChapter } from '../../rulebook.ts';

export const defcon: RulebookChapter<'8'> = {
  '8': {
    title: 'DEFCON et Opérations Militaires',
    both: 'Deux échelles te pressent des deux côtés : trop d’audace, et c’est la fin du monde ; trop de prudence, et tu perds des PV.',
  },
  '8.1': {
    title: 'DEFCON',
    meaning: 'Le DEFCON montre à quel point la guerre nucléaire est proche, de 5 (la paix) à 1 (la guerre).',
  },
  '8.1.1': { title: 'Au départ', start: 'La partie commence à DEFCON 5.' },
  '8.1.2': {
    title: 'Jamais au-dessus de 5',
    most: 'Ce qui ferait monter le DEFCON au-dessus de 5 le porte à 5.',
  },
  '8.1.3': {
    title: 'Guerre nucléaire',
    war: 'Quand le DEFCON tombe à 1, la partie est finie et le Joueur en Phase [4.2] a perdu, même si c’est un choix ou un Coup d’État de l’adversaire qui en est la cause.',
  },
  '8.1.4': {
    title: 'Coups d’État',
    coup: 'Chaque Coup d’État dans un pays d’Affrontement dégrade le DEFCON d’un niveau [6.3.4]. Des Événements peuvent aussi le déplacer.',
  },
  '8.1.5': {
    title: 'Régions fermées',
    closed:
      'À DEFCON 4, personne ne peut tenter de Coup d’État ni de Réalignement en Europe. À 3, ni en Europe ni en Asie ; à 2, ni en Europe, ni en Asie, ni au Moyen-Orient. L’Afrique, l’Amérique Centrale et l’Amérique du Sud sont toujours ouvertes.',
    events:
      'Cela vaut aussi pour les Opérations données par un Événement, mais pas pour les Coups d’État et les Réalignements gratuits [6.3.5], ni pour les guerres [7.6].',
    anywhere: 'Avec l’option « Réalignement partout », cela ne vaut que pour les Coups d’État [16.1].',
  },
  '8.1.6': {
    title: 'À chaque tour',
    turn: 'Au début de chaque tour, le DEFCON augmente de 1 s’il est inférieur à 5 [4.5.A].',
  },
  '8.1.7': {
    title: 'Augmenter et dégrader',
    words: 'Augmenter le DEFCON, c’est le rapprocher de 5 ; le dégrader, c’est le rapprocher de 1.',
  },
  '8.2': {
    title: 'Opérations Militaires',
    demand:
      'À chaque tour, on attend de toi autant d’Opérations Militaires que le niveau du DEFCON quand le tour se termine.',
  },
  '8.2.1': {
    title: 'Ce que coûte un manque',
    cost: 'Pour chaque point qui te manque, l’adversaire gagne 1 PV. S’il en manque aux deux, seule la différence déplace le marqueur.',
  },
  '8.2.2': {
    title: 'Ce qui compte',
    counts:
      'Comptent les Coups d’État, les Événements de guerre, et les Événements qui le disent. Le Réalignement ne compte pas.',
  },
  '8.2.3': {
    title: 'Combien',
    much: 'Un Coup d’État compte pour les Opérations dépensées ; une guerre pour le nombre de son texte, peu importe ce qui modifie la valeur des cartes. L’échelle s’arrête à 5.',
  },
  '8.2.4': {
    title: 'Guerre sur une carte adverse',
    enemy:
      'Si tu joues une carte portant une guerre de l’adversaire et qu’elle a lieu, c’est lui qui la mène et qui reçoit les Opérations Militaires.',
  },
  '8.2.5': {
    title: 'Coups d’État gratuits',
    free: 'Les Coups d’État gratuits [6.3.5] ne rapportent pas d’Opérations Militaires.',
  },
};
