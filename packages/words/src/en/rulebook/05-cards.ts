import type { RulebookChapter } from '../../rulebook.ts';

export const cardPlay: RulebookChapter<'5'> = {
  '5': {
    title: 'Playing cards',
    play: 'In your action round you play a card: for its event, for its operations, or into the space race [6.4].',
  },
  '5.1': {
    title: 'You have to play',
    must: 'You may not pass while you have a card in hand. With only the China Card left you may play it or pass [9.8].',
    useless: 'Operations that find no legal use are lost; the card counts as played.',
  },
  '5.2': {
    title: 'A card with the other side’s event',
    both: 'If you play a card whose event belongs to the other side only, you get its operations, and the event happens as well. You say which comes first.',
    theirs: 'The other side makes all the choices of its event, as if it had played the card.',
    cannot:
      'If the event can’t happen, because a condition is missing or another event forbids it, you just use the operations and the card goes to the discards, asterisk or not.',
    nothing: 'An event that happens without any effect has happened: an asterisked card is removed.',
    first:
      'Operations played first may end the condition of the event; then it does not happen. An event that was impossible when you played the card does not become possible by your operations.',
    space: 'In the space race the event does not happen [6.4.5].',
  },
  '5.3': {
    title: 'A higher value will do',
    more: 'Where a card of some value is asked for, one of a higher value will do. Nothing is given back.',
  },
  '5.4': {
    title: 'Discarded cards',
    event:
      'The event of a card that you are made to throw away does not happen, whoever’s it is, unless the text that makes you do so says otherwise.',
  },
  '5.5': {
    title: 'Cards go before rules',
    text: 'Where a card contradicts the rules, the card is right. There is one exception: nothing may make you hold a scoring card [10.1.5].',
  },
};
