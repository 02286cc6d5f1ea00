import type { RulebookChapter } from '../../rulebook.ts';

export const china: RulebookChapter<'9'> = {
  '9': {
    title: 'The China Card',
    card: 'The China Card is worth 4 Ops, has no event and passes back and forth between the sides.',
  },
  '9.1': {
    title: 'Not part of your hand',
    apart: 'It never counts as one of the cards in your hand and is never dealt.',
  },
  '9.2': {
    title: 'A play like any other',
    action: 'Playing it takes an action round, so you may end the turn with an extra card in hand.',
  },
  '9.3': {
    title: 'It changes hands',
    passes:
      'After you play it, it goes to your opponent face down and can’t be played again until the next turn. It is turned face up at the end of the turn [4.5.G].',
  },
  '9.4': {
    title: 'Moved by an event',
    moved:
      'If an event moves it, the event says how it arrives. With Cultural Revolution and Ussuri River Skirmish it arrives face up and may be played this turn; with Nixon Plays the China Card it arrives face down.',
  },
  '9.5': {
    title: 'What you can’t do with it',
    not: 'It can’t be a headline. It can’t be played if you would then be left holding a scoring card. It can’t be discarded, and it can’t be taken or handed over when an event asks for a card.',
  },
  '9.6': {
    title: 'Bonus in Asia',
    asia: 'It is worth 5 Ops instead of 4 if all of them are used in Asia, including Southeast Asia, whether for placing influence, a coup or realignment rolls.',
  },
  '9.7': {
    title: 'Its value can change',
    value: 'Events that change the Ops value of cards also change its value [7.4].',
  },
  '9.8': { title: 'Never forced', choice: 'You are never forced to play it. If it is your only card, you may pass.' },
};
