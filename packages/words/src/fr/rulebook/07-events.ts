import type { RulebookChapter } from '../../rulebook.ts';

export const events: RulebookChapter<'7'> = {
  '7': {
    title: 'Événements',
    events: 'Un Événement est ce que fait le texte d’une carte. La section [5.2] dit qui l’exécute.',
  },
  '7.1': {
    title: 'Tes Événements et les Événements neutres',
    choice:
      'Une carte dont l’Événement est à toi ou neutre s’utilise pour son Événement ou pour ses Opérations, jamais pour les deux.',
  },
  '7.2': {
    title: 'La carte de Marquage qui est retirée',
    scoring:
      'Des cartes de Marquage de Points, seule celle de l’Asie du Sud-Est a un astérisque : elle rapporte une fois, puis quitte la partie.',
  },
  '7.3': {
    title: 'Événements durables',
    last: 'Un Événement durable vaut pour le tour, pour le reste de la partie, ou jusqu’à ce qu’un Événement y mette fin, selon son texte. Il vaut même quand sa carte est depuis longtemps défaussée ou retirée du jeu.',
  },
  '7.4': {
    title: 'La valeur d’une carte',
    value:
      'Des Événements changent la valeur des cartes : « Containment » et « Doctrine de Brejnev », 1 de plus ; « Menace/Purge Rouge », 1 de moins. On fait d’abord le total de tous ; ensuite une valeur au-dessus de 4 devient 4, une valeur au-dessous de 1 devient 1.',
    bonus:
      'Viennent ensuite le bonus de la Carte Chine (1 de plus si tout est utilisé en Asie) et celui de « Le Vietnam se Révolte » (1 de plus pour l’URSS si tout est utilisé en Asie du Sud-Est).',
    example:
      'L’URSS joue la Carte Chine sous « Menace/Purge Rouge » et après « Le Vietnam se Révolte », tout en Asie du Sud-Est : 4 − 1 + 1 + 1 = 5.',
  },
  '7.4.1': {
    title: 'Pour qui la valeur change',
    owner:
      'Un tel Événement vaut pour toutes les cartes qu’utilise le camp concerné, quel que soit le camp de leur Événement, et peu importe qui les avait en main avant.',
  },
  '7.4.2': {
    title: 'À tous égards',
    all: 'La valeur modifiée compte partout : Opérations, Opérations Militaires d’un Coup d’État, exigence de la Course à l’Espace, cartes à défausser, carte la plus haute pour « Envie de Missiles ». Seul l’ordre des Premiers Événements suit la valeur imprimée.',
  },
  '7.4.3': {
    title: 'Opérations données par un Événement',
    given:
      'Les Opérations qu’un Événement donne s’utilisent comme celles d’une carte de cette valeur : toutes les limites de [6] valent, et les modifications de [7.4] aussi. Elles ne peuvent pas aller à la Course à l’Espace.',
  },
  '7.5': {
    title: 'Événements impossibles',
    prevented:
      'Une carte dont l’Événement ne peut pas avoir lieu peut toujours se jouer pour ses Opérations ; elle va ensuite à la défausse.',
  },
  '7.6': {
    title: 'Guerres',
    war: 'Les guerres sont « Guerre de Corée », « Guerre Israélo-Arabe », « Guerre Indo-Pakistanaise », « Guerre de Brousse » et « Guerre Iran-Irak ». L’attaquant lance un dé et retranche 1 par pays adjacent à la cible sous Contrôle adverse, superpuissance adverse adjacente comprise.',
    result:
      'Avec le nombre de la carte ou plus, l’attaquant gagne ses PV, retire toute l’Influence adverse du pays et y ajoute autant de la sienne. Dans tous les cas, il reçoit les Opérations Militaires que la carte indique.',
    free: 'Une guerre ne demande aucune Influence dans la cible, n’est pas liée par le DEFCON, et ne le change pas.',
  },
};
