import { type FullRulesSpec, SIDE_KEYS } from '@longtwilight/engine';
import { CARD_KEYS, type CardKey, no } from '@longtwilight/engine/data';
import { resolvedRules } from '@longtwilight/picture/map';
import { fold } from '../../shared/fold.ts';
import type { Speech } from '../../table/speech.ts';
import { type EventKind, kindsOf } from './card-kinds.ts';

export const ANY = 'any';
export const ERAS = ['early', 'mid', 'late'] as const;
export const VALUES = ['1', '2', '3', '4', 'scoring'] as const;

/** What somebody looks for among the cards. */
export interface CardFilter {
  readonly title: string;
  readonly side: 'us' | 'ussr' | 'neutral' | typeof ANY;
  readonly era: (typeof ERAS)[number] | typeof ANY;
  readonly value: (typeof VALUES)[number] | typeof ANY;
  readonly kind: EventKind | typeof ANY;
}
export const ALL: CardFilter = { title: '', side: ANY, era: ANY, value: ANY, kind: ANY };

/** The cards of an edition that pass a filter, by number. */
export function cardsLike(
  filter: CardFilter,
  spec: FullRulesSpec,
  { words }: Pick<Speech, 'words'>,
): readonly CardKey[] {
  const { cards, deck } = resolvedRules(spec);
  const wanted = fold(filter.title.trim());
  return CARD_KEYS.filter((key) => {
    const card = cards[no[key]]!; // every key has a card
    if (key !== 'china-card' && !deck.includes(no[key])) return false;
    const side = card.side === 'neutral' ? 'neutral' : SIDE_KEYS[card.side];
    const value = card.scoring ? 'scoring' : String(card.ops);
    return (
      (filter.side === ANY || filter.side === side) &&
      (filter.era === ANY || filter.era === card.era) &&
      (filter.value === ANY || filter.value === value) &&
      (filter.kind === ANY || kindsOf(card).includes(filter.kind)) &&
      fold(words.card(key)).includes(wanted)
    );
  });
}
