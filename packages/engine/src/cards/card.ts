import { type CardKey, no } from '../core/card-keys.ts';
import type { Game, Play } from '../core/game.ts';
import { type Card, type Side, US, USSR } from '../core/ids.ts';

export type Era = 'early' | 'mid' | 'late';
export type Numbers = Readonly<Record<string, number>>;

/** Whom and what an event is about; a card takes from it what it needs. */
export interface EventOf<N extends Numbers> {
  /** The side whose event it is: the card's owner, or for a neutral card the side that uses it. */
  readonly me: Side;
  /** The side that uses the card. */
  readonly user: Side;
  /** The numbers of the card. */
  readonly n: N;
  readonly self: Card;
}

/** What a card says. An event that asks something is a generator of verbs: `yield*` them, which gives their result. */
export interface CardRule<N extends Numbers = Numbers, K extends CardKey = CardKey> {
  readonly key: K;
  readonly side: Side | 'neutral';
  readonly ops: number;
  readonly era: Era;
  /** Removed from the game once its event has happened (printed with an asterisk). */
  readonly once?: true;
  /** One of the cards 104 to 111 that a game may leave out. */
  readonly optional?: true;
  /** The version of the rules that brought it: games begun by an older one go without. */
  readonly since?: number;
  readonly scoring?: true;
  /** One of the five wars that Flower Power counts. */
  readonly war?: true;
  /** The coup that its event gives earns no military operations. */
  readonly freeCoup?: true;
  /** Played from hand in an action round only: not as a headline, and not through another card. */
  readonly handOnly?: true;
  /** The numbers of the card, used by its rule and by its text in every language. */
  readonly numbers: N;
  /** Whether the event can take effect now; it always can where this is not given. */
  can?(g: Game, of: EventOf<N>): boolean;
  /**
   * Whether its event, used by that side, surely rids it of a scoring card or wins it a round to play one in (10.1.5). `played`
   * is the card out of hand that brings it about: this one, or the one that takes this from the discards.
   */
  makesRoom?(user: Side, g: Game, played: Card): boolean;
  /** The event: at once, or as a play where it asks something. */
  // biome-ignore lint/suspicious/noConfusingVoidType: an event without questions returns nothing
  event?(g: Game, of: EventOf<N>): Play | void;
}

/** A card as the rules of a game hold it, every field present. */
export interface CardInPlay<K extends CardKey = CardKey, N extends Numbers = Numbers> {
  readonly number: Card;
  readonly key: K;
  readonly side: Side | 'neutral';
  readonly ops: number;
  readonly era: Era;
  readonly once: boolean;
  readonly optional: boolean;
  readonly since: number;
  readonly scoring: boolean;
  readonly war: boolean;
  readonly freeCoup: boolean;
  readonly handOnly: boolean;
  readonly numbers: N;
  can(g: Game, user: Side): boolean;
  makesRoom(user: Side, g: Game, played: Card): boolean;
  event(g: Game, user: Side): Play | undefined;
}

const always = (): boolean => true;
const never = (): boolean => false;

type Events<N extends Numbers> = readonly [us: EventOf<N>, ussr: EventOf<N>];

/** Events are used all the time: what each is about is put together once. */
function eventsOf<N extends Numbers>({ key, side }: Pick<CardRule<N>, 'key' | 'side'>, n: N): Events<N> {
  const usedBy = (user: Side): EventOf<N> => ({ me: side === 'neutral' ? user : side, user, n, self: no[key] });
  return [usedBy(US), usedBy(USSR)];
}

function canOf<N extends Numbers>(
  { can, event }: Pick<CardRule<N>, 'can' | 'event'>,
  of: Events<N>,
): CardInPlay['can'] {
  if (event === undefined) return never;
  return can === undefined ? always : (g, user) => can(g, of[user]);
}

/** Write a card: fixes the types of its numbers, and prepares it for play. */
export function card<K extends CardKey, const N extends Numbers = Record<never, number>>(
  rule: Omit<CardRule<N, K>, 'numbers'> & { readonly numbers?: N },
): CardInPlay<K, N> {
  const number = no[rule.key];
  const numbers = rule.numbers ?? ({} as N);
  const of = eventsOf(rule, numbers);
  return {
    number,
    key: rule.key,
    side: rule.side,
    ops: rule.ops,
    era: rule.era,
    once: rule.once ?? false,
    optional: rule.optional ?? false,
    since: rule.since ?? 1,
    scoring: rule.scoring ?? false,
    war: rule.war ?? false,
    freeCoup: rule.freeCoup ?? false,
    handOnly: rule.handOnly ?? false,
    numbers,
    can: canOf(rule, of),
    makesRoom: rule.makesRoom ?? never,
    event: (g, user) => rule.event?.(g, of[user]) ?? undefined,
  };
}
