import type { Rulebook } from '../../rulebook.ts';

export const glossary: Rulebook['glossary'] = {
  influence: { term: 'Influence', meaning: 'La force d’un camp dans un pays, comptée en points.' },
  control: {
    term: 'Contrôle',
    meaning: 'Une avance en Influence sur l’adversaire au moins égale à la Stabilité du pays.',
  },
  stability: {
    term: 'Stabilité',
    meaning: 'À quel point un pays est difficile à contrôler et à renverser, de 1 à 5.',
  },
  battleground: {
    term: 'Pays d’Affrontement',
    meaning: 'Un pays qui pèse plus au Marquage des Points, et où un Coup d’État dégrade le DEFCON.',
  },
  region: { term: 'Région', meaning: 'L’une des six parties du monde qui rapportent des points.' },
  part: { term: 'Sous-région', meaning: 'L’Europe de l’Ouest, l’Europe de l’Est et l’Asie du Sud-Est.' },
  neighbour: { term: 'Pays adjacent', meaning: 'Un pays relié à un autre par une ligne.' },
  superpower: {
    term: 'Superpuissance',
    meaning: 'Les USA ou l’URSS ; aussi leur case sur le planisphère, qui ne reçoit pas d’Influence.',
  },
  event: { term: 'Événement', meaning: 'Ce que fait le texte d’une carte.' },
  neutral: {
    term: 'Événement neutre',
    meaning: 'Un Événement dont peut profiter quiconque joue la carte. Il n’a jamais lieu de lui-même.',
  },
  asterisk: {
    term: 'Astérisque',
    meaning: 'Signale une carte qui quitte la partie une fois que son Événement a eu lieu.',
  },
  lasting: {
    term: 'Événement durable',
    meaning: 'Un Événement qui reste en vigueur pendant le tour, ou plus longtemps.',
  },
  value: { term: 'Valeur', meaning: 'Ce que les Opérations d’une carte valent à présent pour un camp, de 1 à 4.' },
  printed: {
    term: 'Valeur imprimée',
    meaning: 'La valeur sur la carte, avant que des Événements la changent. Elle ordonne les Premiers Événements.',
  },
  war: { term: 'Guerre', meaning: 'L’un des cinq Événements par lesquels un camp attaque un pays.' },
  'scoring-card': {
    term: 'Carte de Marquage de Points',
    meaning: 'Une carte sans Opérations qui fait marquer une Région et ne peut pas être Conservée.',
  },
  'optional-card': {
    term: 'Carte optionnelle',
    meaning: 'Une carte qui n’est dans le paquet que si on l’a choisi avant la partie.',
  },
  'china-card': {
    term: 'Carte Chine',
    meaning: 'Une carte forte, sans Événement, qui passe d’un camp à l’autre.',
  },
  pile: { term: 'Pioche', meaning: 'Les cartes encore à piocher.' },
  discards: { term: 'Défausse', meaning: 'Les cartes jouées ou défaussées, qui peuvent revenir.' },
  hand: {
    term: 'Main',
    meaning: 'Les cartes d’un camp, Carte Chine à part : 8, puis 9 à la distribution.',
  },
  'held-card': { term: 'Carte Conservée', meaning: 'Une carte qui reste en main à la fin d’un tour.' },
  discard: { term: 'Se défausser', meaning: 'Se débarrasser d’une carte. Son Événement n’a pas lieu.' },
  turn: {
    term: 'Tour',
    meaning: 'L’une des dix parties du jeu, avec Premiers Événements et Rounds d’Actions.',
  },
  era: {
    term: 'Début, Milieu, Fin de guerre',
    meaning: 'Les tours 1 à 3, 4 à 7 et 8 à 10, et les cartes qui arrivent avec eux.',
  },
  phasing: {
    term: 'Joueur en Phase',
    meaning: 'Le camp dont c’est le Round d’Actions ou le Premier Événement ; il perd si le DEFCON tombe à 1.',
  },
  headline: {
    term: 'Premier Événement',
    meaning: 'Une carte que chaque camp choisit au début d’un tour, pour son Événement.',
  },
  'action-round': { term: 'Round d’Actions', meaning: 'Un round où chaque camp joue une carte.' },
  operations: {
    term: 'Opérations',
    meaning: 'Les points d’une carte : Influence, Réalignement, Coup d’État ou Course à l’Espace.',
  },
  placement: {
    term: 'Placer de l’Influence',
    meaning: 'Dépenser des Opérations pour ajouter de l’Influence, à 1 ou 2 par point.',
  },
  realignment: {
    term: 'Réalignement',
    meaning: 'Un duel de dés dans un pays ; le total le plus bas perd de l’Influence.',
  },
  coup: {
    term: 'Coup d’État',
    meaning:
      'Un jet pour renverser le gouvernement d’un pays : retire de l’Influence adverse, et peut ajouter la tienne.',
  },
  'free-coup': {
    term: 'Coup d’État gratuit',
    meaning: 'Un Coup d’État qu’un Événement accorde dans certains pays, sans limite de DEFCON.',
  },
  trap: {
    term: 'Piège',
    meaning: '« Bourbier » ou « Piège à Ours » : un camp doit se défausser de cartes jusqu’à obtenir un jet assez bas.',
  },
  'space-race': {
    term: 'Course à l’Espace',
    meaning: 'Une échelle de huit cases, où l’on envoie des cartes dont l’Événement n’a alors pas lieu.',
  },
  ability: {
    term: 'Capacité spéciale',
    meaning: 'Ce que peut faire le premier camp dans une case de la Course à l’Espace, jusqu’à l’arrivée de l’autre.',
  },
  defcon: { term: 'DEFCON', meaning: 'À quel point la guerre nucléaire est proche : de 5 (la paix) à 1 (la guerre).' },
  'military-operations': {
    term: 'Opérations Militaires',
    meaning: 'Ce que rapportent Coups d’État et guerres. Chaque tour en exige autant que le DEFCON.',
  },
  vp: {
    term: 'Points de Victoire (PV)',
    meaning: 'Le score, sur une seule échelle pour les deux camps. À 20, on gagne aussitôt.',
  },
  presence: { term: 'Présence', meaning: 'Le Contrôle d’au moins un pays d’une Région.' },
  domination: {
    term: 'Domination',
    meaning:
      'Plus de pays et plus de pays d’Affrontement d’une Région que l’adversaire, dont au moins un de chaque sorte.',
  },
  'regional-control': {
    term: 'Contrôle d’une Région',
    meaning: 'Plus de pays que l’adversaire, et tous les pays d’Affrontement.',
  },
  'final-scoring': {
    term: 'Marquage de Points final',
    meaning: 'Le Marquage de toutes les Régions après le tour 10.',
  },
  'automatic-victory': {
    term: 'Victoire automatique',
    meaning: 'Une victoire avant le Marquage de Points final : 20 PV, Contrôle de l’Europe ou guerre nucléaire.',
  },
  bid: { term: 'Mise', meaning: 'Ce qu’un joueur offre pour obtenir un camp avant la partie.' },
  handicap: { term: 'Handicap', meaning: 'De l’Influence en plus pour un camp, à la fin de l’installation.' },
};
