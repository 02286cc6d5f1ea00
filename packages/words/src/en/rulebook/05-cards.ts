import type { RulebookChapter } from '../../rulebook.ts';

export const cardPlay: RulebookChapter<'5'> = {
  '5': {
    title: 'Playing cards',
    play: 'In your action round you play a card: as an event, for operations, or to the space race [6.4].',
  },
  '5.1': {
    title: 'You must play a card',
    must: 'You may not pass while you have a card in hand. If you have only the China Card left, you may play it or pass [9.8].',
    useless: 'Operations with no legal use are lost; the card counts as played.',
  },
  '5.2': {
    title: 'Cards with your opponent’s event',
    both: 'If you play a card with your opponent’s event for operations, the event takes effect too. You decide which comes first.',
    theirs: 'Your opponent makes all the decisions for that event, as if they had played the card.',
    cannot:
      'If the event can’t take effect, because a condition is not met or another event prevents it, you just use the operations and the card goes to the discards, asterisk or not.',
    nothing:
      'An event that is resolved but changes nothing still counts as having taken effect: a card with an asterisk is removed.',
    first:
      'If you use the operations first and the event’s condition is then no longer met, the event does not take effect. An event that was impossible when you played the card does not become possible through your operations.',
    space: 'In the space race the event does not take effect [6.4.5].',
  },
  '5.3': {
    title: 'A higher value will do too',
    more: 'Where a card worth a certain number of Ops is required, you may use one worth more. The excess is lost.',
  },
  '5.4': {
    title: 'Discarded cards',
    event:
      'The event of a card you are made to discard does not take effect, no matter whose it is, unless the text that makes you discard it says otherwise.',
  },
  '5.5': {
    title: 'Cards override rules',
    text: 'Where a card contradicts the rules, follow the card. There is one exception: nothing can make you hold a scoring card [10.1.5].',
  },
};
