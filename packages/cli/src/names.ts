import type { Rules, SideKey } from '@longtwilight/engine';
import { CARD_KEYS } from '@longtwilight/engine/data';
import { words } from './words.ts';

/** The name of a card, a country, a region or a plain answer. */
export const nameOf = (id: string): string => words.answer({ question: 'play', card: null }, id);

const yesOrNo = (flag: boolean): 'yes' | 'no' => (flag ? 'yes' : 'no');
const OWNERS = { 0: 'us', 1: 'ussr', neutral: 'neutral' } as const;

/** A card with its value and side: `Fidel (USSR 2, once)`. */
export function cardText(id: string, rules: Rules): string {
  const card = rules.cards[(CARD_KEYS as readonly string[]).indexOf(id) + 1];
  if (card === undefined) return nameOf(id);
  return words.for(rules.spec.edition).say('card.title-and-kind', {
    card: card.key,
    scoring: yesOrNo(card.scoring),
    owner: OWNERS[card.side],
    value: card.ops,
    once: yesOrNo(card.once),
  });
}

export const sideName = (side: SideKey): string => words.side(side);
export const theSide = (side: SideKey): string => words.side(side, 'the');

export const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

/** Victory points as the track has them: positive for the US. */
export const vpText = (vp: number): string => words.score(vp);

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
