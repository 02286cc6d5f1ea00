import type { RulebookChapter } from '../../rulebook.ts';

export const china: RulebookChapter<'9'> = {
  '9': {
    title: 'The China Card',
    card: 'A card of value 4 without an event, which goes to and fro between the sides.',
  },
  '9.1': { title: 'Apart from the hand', apart: 'It never counts as one of the cards in your hand, and is not dealt.' },
  '9.2': {
    title: 'A play like any other',
    action: 'To play it takes an action round. So you may end a turn with a further card in hand.',
  },
  '9.3': {
    title: 'It passes on',
    passes:
      'When you have played it, it goes to the other side face down, and can’t be played again before the next turn. It is turned up at the end of the turn [4.5.G].',
  },
  '9.4': {
    title: 'Moved by an event',
    moved:
      'If an event moves it, the event says how it arrives. With Cultural Revolution and Ussuri River Skirmish it arrives face up and may be played this turn; with Nixon Plays the China Card, face down.',
  },
  '9.5': {
    title: 'What it can’t do',
    not: 'It can’t be a headline. It can’t be played if a scoring card would then be held. It can’t be thrown away, nor be taken or given for an event that asks for a card.',
  },
  '9.6': {
    title: 'Bonus in Asia',
    asia: 'It is worth 5 instead of 4 if all its points are used in Asia, Southeast Asia included: for influence, a coup, or realignment rolls.',
  },
  '9.7': { title: 'Its value changes', value: 'Events that change the value of cards change its value too [7.4].' },
  '9.8': { title: 'Never forced', choice: 'Nothing forces you to play it. If it is all you have, you may pass.' },
};
