import type { RulebookChapter } from '../../rulebook.ts';

export const defcon: RulebookChapter<'8'> = {
  '8': {
    title: 'DEFCON and military operations',
    both: 'Two tracks press you from both sides: be too bold and the world ends, too timid and you lose VP.',
  },
  '8.1': { title: 'DEFCON', meaning: 'DEFCON shows how close nuclear war is, from 5 (peace) to 1 (nuclear war).' },
  '8.1.1': { title: 'At the start', start: 'The game begins at DEFCON 5.' },
  '8.1.2': { title: 'Never above 5', most: 'Anything that would raise DEFCON above 5 only raises it to 5.' },
  '8.1.3': {
    title: 'Nuclear war',
    war: 'When DEFCON falls to 1, the game is over and the phasing side [4.2] loses, even if the opponent’s decision or coup caused it.',
  },
  '8.1.4': {
    title: 'Coups',
    coup: 'Each coup in a battleground lowers DEFCON by one level [6.3.4]. Events may change it too.',
  },
  '8.1.5': {
    title: 'Restricted regions',
    closed:
      'At DEFCON 4 no coups or realignment rolls are allowed in Europe; at 3, in Europe or Asia; at 2, in Europe, Asia or the Middle East. Africa, Central America and South America are always open.',
    events:
      'The restriction also applies to operations given by events, but not to free coups and free realignment rolls [6.3.5] or to wars [7.6].',
    anywhere: 'With the option “Realign anywhere”, the restriction applies to coups only [16.1].',
  },
  '8.1.6': { title: 'Each turn', turn: 'At the start of each turn DEFCON rises by 1 if it is below 5 [4.5.A].' },
  '8.1.7': {
    title: 'Up and down',
    words: 'To improve or raise DEFCON is to move it towards 5; to lower or degrade it is to move it towards 1.',
  },
  '8.2': {
    title: 'Military operations',
    demand: 'By the end of each turn you need military operations at least equal to the DEFCON level.',
  },
  '8.2.1': {
    title: 'Too few military operations',
    cost: 'For each point you are short, your opponent gains 1 VP. If both sides are short, only the difference is scored.',
  },
  '8.2.2': {
    title: 'What counts',
    counts: 'Coups and war events count, and so do other events that say so. Realignment does not.',
  },
  '8.2.3': {
    title: 'How much',
    much: 'A coup counts for as many military operations as the Ops spent on it; a war counts for the number in its text, even when the Ops value of its card has changed. The track ends at 5.',
  },
  '8.2.4': {
    title: 'Your opponent’s wars',
    enemy:
      'If you play a card with your opponent’s war event and the event takes effect, your opponent fights the war and earns its military operations.',
  },
  '8.2.5': { title: 'Free coups', free: 'Free coups [6.3.5] earn no military operations.' },
};
