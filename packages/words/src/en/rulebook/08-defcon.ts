import type { RulebookChapter } from '../../rulebook.ts';

export const defcon: RulebookChapter<'8'> = {
  '8': { title: 'DEFCON and military operations', both: 'Two tracks keep you between war and weakness.' },
  '8.1': { title: 'DEFCON', meaning: 'DEFCON says how near nuclear war is, from 5, peace, to 1, war.' },
  '8.1.1': { title: 'At the start', start: 'The game begins at DEFCON 5.' },
  '8.1.2': { title: 'Never above 5', most: 'What would raise DEFCON above 5 raises it to 5.' },
  '8.1.3': {
    title: 'Nuclear war',
    war: 'When DEFCON falls to 1 the game is over, and the phasing side [4.2] has lost, even if the other side’s choice or coup brought it about.',
  },
  '8.1.4': {
    title: 'Coups',
    coup: 'Each coup in a battleground costs a level of DEFCON [6.3.4]. Events may move it too.',
  },
  '8.1.5': {
    title: 'Closed regions',
    closed:
      'At DEFCON 4 nobody may attempt coups or realignment in Europe. At 3 nobody may in Europe and Asia; at 2 nobody may in Europe, Asia and the Middle East. Africa, Central America and South America are always open.',
    events:
      'This holds for operations given by events too, but not for free coups and realignment [6.3.5] and not for wars [7.6].',
    anywhere: 'With the option “Realign anywhere” it holds for coups only [16.1].',
  },
  '8.1.6': { title: 'Each turn', turn: 'At the start of each turn DEFCON rises by 1 if it is below 5 [4.5.A].' },
  '8.1.7': {
    title: 'Up and down',
    words: 'To improve or raise DEFCON is to move it towards 5; to lower it, towards 1.',
  },
  '8.2': {
    title: 'Military operations',
    demand: 'Each turn you are expected to make as many military operations as DEFCON stands at when the turn ends.',
  },
  '8.2.1': {
    title: 'What missing ones cost',
    cost: 'For each point that you are short the other side gains 1 VP. If both are short, only the difference moves.',
  },
  '8.2.2': {
    title: 'What counts',
    counts: 'Coups and war events count, and events that say so. Realignment does not.',
  },
  '8.2.3': {
    title: 'How much',
    much: 'A coup counts the operations spent on it; a war counts the number in its text, whatever changes the value of cards. The track ends at 5.',
  },
  '8.2.4': {
    title: 'Wars on the enemy’s card',
    enemy:
      'If you play a card with a war of the other side’s and it happens, the other side makes the war and earns its military operations.',
  },
  '8.2.5': { title: 'Free coups', free: 'Free coups [6.3.5] earn no military operations.' },
};
