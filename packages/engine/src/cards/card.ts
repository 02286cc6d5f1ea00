import { type CardKey, no } from '../core/card-keys.ts';
import type { Game, Play } from '../core/game.ts';
import type { Card, Side } from '../core/ids.ts';

export type Era = 'early' | 'mid' | 'late';
export type Numbers = Readonly<Record<string, number>>;

/**
 * What a card says. `me` is the side whose event it is: its owner, or for a neutral card the side that uses it. An event that
 * asks something is a generator of verbs: `yield*` them, which gives their result.
 */
export interface CardRule<N extends Numbers = Numbers> {
  readonly key: CardKey;
  readonly side: Side | 'neutral';
  readonly ops: number;
  readonly era: Era;
  /** Removed from the game once its event has happened (printed with an asterisk). */
  readonly once?: true;
  /** One of the cards 104 to 111 that a game may leave out. */
  readonly optional?: true;
  readonly scoring?: true;
  /** One of the five wars that Flower Power counts. */
  readonly war?: true;
  /** Played from hand in an action round only: not as a headline, and not through another card. */
  readonly handOnly?: true;
  /** The numbers of the card, used by its rule and by its text in every language. */
  readonly numbers: N;
  /** Whether the event can happen now, used by that side; it always can where this is not given. */
  can?(g: Game, me: Side, n: N, user: Side): boolean;
  /**
   * Whether its event, used by that side, surely rids it of a scoring card or wins it a round to play one in (10.1.5). `played`
   * is the card out of hand that brings it about: this one, or the one that takes this from the discards.
   */
  makesRoom?(g: Game, user: Side, played: Card): boolean;
  /** The event: at once, or as a play where it asks something. */
  // biome-ignore lint/suspicious/noConfusingVoidType: an event without questions returns nothing
  event?(g: Game, me: Side, n: N, self: Card): Play | void;
}

/** A card as the rules of a game hold it, every field present. */
export interface CardInPlay {
  readonly number: Card;
  readonly key: CardKey;
  readonly side: Side | 'neutral';
  readonly ops: number;
  readonly era: Era;
  readonly once: boolean;
  readonly optional: boolean;
  readonly scoring: boolean;
  readonly war: boolean;
  readonly handOnly: boolean;
  readonly numbers: Numbers;
  can(g: Game, me: Side, user: Side): boolean;
  makesRoom(g: Game, user: Side, played: Card): boolean;
  event(g: Game, me: Side): Play | undefined;
}

const always = (): boolean => true;
const never = (): boolean => false;

function canOf<N extends Numbers>(rule: Pick<CardRule<N>, 'can' | 'event'>, numbers: N): CardInPlay['can'] {
  const { can } = rule;
  if (rule.event === undefined) return never;
  return can === undefined ? always : (g, me, user) => can(g, me, numbers, user);
}

/** Write a card: fixes the types of its numbers, and prepares it for play. */
export function card<const N extends Numbers = Record<never, number>>(
  rule: Omit<CardRule<N>, 'numbers'> & { readonly numbers?: N },
): CardInPlay {
  const number = no[rule.key];
  const numbers = rule.numbers ?? ({} as N);
  return {
    number,
    key: rule.key,
    side: rule.side,
    ops: rule.ops,
    era: rule.era,
    once: rule.once ?? false,
    optional: rule.optional ?? false,
    scoring: rule.scoring ?? false,
    war: rule.war ?? false,
    handOnly: rule.handOnly ?? false,
    numbers,
    can: canOf(rule, numbers),
    makesRoom: rule.makesRoom ?? never,
    event: (g, me) => rule.event?.(g, me, numbers, number) ?? undefined,
  };
}
