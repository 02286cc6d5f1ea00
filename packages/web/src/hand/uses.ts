import type { CardUse } from '@longtwilight/board';
import { cardValue, eventPossible, other, US, USSR } from '@longtwilight/engine';
import { no } from '@longtwilight/engine/data';
import type { Words } from '@longtwilight/words';
import { dangerNote } from '../question/danger-words.ts';
import type { Draft } from '../question/draft.ts';
import { oddsOf } from '../question/odds.ts';
import type { DangersOfMove } from '../question/use-dangers.ts';

const OPERATIONS = ['influence', 'coup', 'realign'] as const;

/** The ways in which the card that was chosen can be used, the impossible ones among them. */
export function usesOf(words: Words, draft: Draft, dangers: DangersOfMove): CardUse[] {
  const { decision, game, side } = draft;
  if (decision?.question !== 'use' || decision.card === null) return [];
  const me = side === 'us' ? US : USSR;
  const card = game.rules.cards[no[decision.card]]!; // every key has a card
  const theirs = card.side === other(me);
  // The China Card has no event
  const event = card.key === 'china-card' ? [] : [theirs ? 'event-first' : 'event'];
  const usual = [...event, ...OPERATIONS, 'space'];
  const listed = card.scoring ? decision.options : [...new Set([...usual, ...decision.options])];
  const value = words.say('card.ops', { value: cardValue(game, me, card.number) });
  const loses = (use: string): boolean => dangers.of(use)?.verdict === 'can-lose';
  const note = (use: string): string => {
    if (!decision.options.includes(use))
      return words.say(use.startsWith('event') ? 'ui.use.no-event' : 'ui.use.not-now');
    const danger = dangers.of(use);
    if (danger?.verdict === 'can-lose') return dangerNote(words, danger);
    if (use === 'space') {
      const odds = oddsOf(words, game, decision, use)?.long ?? '';
      return theirs ? `${odds}, ${words.say('ui.use.without-event')}` : odds;
    }
    if (!OPERATIONS.some((one) => one === use)) return '';
    return theirs && eventPossible(game, card.number, me) ? `${value}, ${words.say('ui.use.event-after')}` : value;
  };
  return listed.map((use) => ({
    id: use,
    label: words.answer(decision, use),
    note: note(use),
    possible: decision.options.includes(use),
    danger: loses(use),
  }));
}
