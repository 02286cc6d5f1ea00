import type { CardLabels, CardView } from '@longtwilight/board';
import { cardValue, type FullRulesSpec, type Game, SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import { CARD_KEYS, type CardKey, no } from '@longtwilight/engine/data';
import { resolvedRules } from '@longtwilight/picture/map';
import type { Words } from '@longtwilight/words';
import type { Asked } from '../library/at-hand.tsx';
import type { Speech } from '../table/speech.ts';

export const isCard = (text: string): text is CardKey => CARD_KEYS.includes(text as CardKey);

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** A card to show. With a game and a side, its value is what it is worth to that side now. */
export function cardView(
  { words, cardWords }: Speech,
  spec: FullRulesSpec,
  key: CardKey,
  now?: { readonly game: Game; readonly side: SideKey },
): CardView {
  const card = resolvedRules(spec).cards[no[key]]!; // every key has a card
  const value = now === undefined ? card.ops : cardValue(now.game, now.side === 'us' ? 0 : 1, card.number);
  const { era, war, optional, once } = card;
  return {
    id: key,
    side: card.side === 'neutral' ? 'neutral' : SIDE_KEYS[card.side],
    value: card.scoring ? null : value,
    title: words.card(key),
    text: cardWords.text(card, spec),
    era,
    foot: words.say(card.scoring ? 'card.scoring.short' : `era.${era}`),
    kind: words.say('card.kind', { era, war: yes(war), optional: yes(optional), once: yes(false) }),
    once,
  };
}

/** With `ask`, each card has a sign that leads to all about it. */
export const cardLabels = (words: Words, ask?: (asked: Asked) => void): CardLabels => ({
  value: ({ value }) => (value === null ? words.say('card.scoring') : words.say('card.ops', { value })),
  side: {
    us: words.say('card.side.us'),
    ussr: words.say('card.side.ussr'),
    neutral: words.say('card.side.neutral'),
  },
  once: words.say('card.once'),
  about: ask && {
    label: ({ id }) => words.say('ui.card.more', { card: id }),
    open: (id) => ask({ kind: 'card', card: id }),
  },
});
