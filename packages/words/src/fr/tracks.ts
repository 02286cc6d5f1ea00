import type { Like } from '../catalogue.ts';
import type { tracks as english } from '../en/tracks.ts';

export const tracks: Like<typeof english> = {
  'phase.first-deal': 'Première distribution',
  'phase.setup': 'Installation',
  'phase.deal': 'Distribution',
  'phase.headline': 'Premiers Événements',
  'phase.headline-first': 'Premiers Événements 1/2',
  'phase.headline-second': 'Premiers Événements 2/2',
  'phase.round': 'Round d’Actions {round}',
  'phase.turn-end': 'Fin du tour',
  'era.early': 'Début de guerre',
  'era.mid': 'Milieu de guerre',
  'era.late': 'Fin de guerre',

  'standing.none': 'aucune Présence',
  'standing.presence': 'Présence',
  'standing.domination': 'Domination',
  'standing.control': 'Contrôle',
  score: '{side, select, us {USA +{points}} ussr {URSS +{points}} other {égalité}}',

  'space.about': 'Il faut une carte de valeur {needs} ou plus ; réussit avec un jet de {roll} ou moins.',
  'space.ability.2': 'Tant que l’adversaire n’est pas ici : deux essais par tour.',
  'space.ability.4': 'Tant que l’adversaire n’est pas ici : il montre d’abord son Premier Événement.',
  'space.ability.6': 'Tant que l’adversaire n’est pas ici : tu peux défausser une carte Conservée en fin de tour.',
  'space.ability.8': 'Tant que l’adversaire n’est pas ici : huit Rounds d’Actions par tour.',

  'card.side.us': 'Événement américain',
  'card.side.ussr': 'Événement soviétique',
  'card.side.neutral': 'Événement neutre',
  'card.scoring': 'Carte de Marquage',
  'card.ops': '{value, plural, one {# Point Opérationnel} other {# Points Opérationnels}}',
  'card.kind':
    '{era, select, early {Début de guerre} mid {Milieu de guerre} other {Fin de guerre}}{war, select, yes { · guerre} other {}}{optional, select, yes { · optionnelle} other {}}{once, select, yes { · retirée du jeu après l’Événement} other {}}',
  'card.title-and-kind':
    '{card}{scoring, select, yes {} other { ({owner, select, us {USA } ussr {URSS } other {}}{value}{once, select, yes {, une fois} other {}})}}',
  'effect.of': '{card} ({side})',
  'effect.in': '{card} ({region})',
};
