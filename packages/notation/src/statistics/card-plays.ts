import { type Fact, SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import { CARD_KEYS, type CardKey } from '@longtwilight/engine/data';

/** The ways in which a card can be played, `event-first` being the opponent's event and then operations. */
export const PLAY_KINDS = [
  'headline',
  'event',
  'event-first',
  'influence',
  'coup',
  'realign',
  'space',
  'trap',
] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];

/** How often a side played a card in one way, and how those games ended for it. Games without an end count as neither. */
export interface CardPlays {
  readonly card: CardKey;
  readonly side: SideKey;
  readonly kind: PlayKind;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

type Played = Pick<CardPlays, 'card' | 'side' | 'kind'>;

/** The plays of one game, from all that happened in it. */
export function countPlays(facts: Iterable<Fact>): CardPlays[] {
  const plays: Played[] = [];
  let end: Extract<Fact, { readonly t: 'over' }> | null = null;
  for (const fact of facts) {
    if (fact.t === 'over') end = fact;
    else if (fact.t === 'play') plays.push({ card: fact.card, side: fact.side, kind: fact.use });
    else if (fact.t === 'headline')
      for (const side of SIDE_KEYS) {
        const card = fact[side];
        if (card !== null) plays.push({ card, side, kind: 'headline' });
      }
  }
  return tallyPlays(plays, end === null ? null : (end.winner ?? 'draw'));
}

/** The plays of one game with what they came to; without a winner it has not ended. */
export function tallyPlays(plays: readonly Played[], winner: SideKey | 'draw' | null): CardPlays[] {
  const did = (is: boolean): number => (is ? 1 : 0);
  return addPlays(
    plays.map(({ card, side, kind }) => ({
      card,
      side,
      kind,
      played: 1,
      won: did(winner === side),
      drawn: did(winner === 'draw'),
      lost: did(winner !== null && winner !== 'draw' && winner !== side),
    })),
  );
}

/** Counts put together, by card, side and kind. */
export function addPlays(counts: Iterable<CardPlays>): CardPlays[] {
  const sums = new Map<number, CardPlays>();
  for (const one of counts) {
    const place = placeOf(one);
    const sum = sums.get(place);
    sums.set(place, sum === undefined ? one : plus(sum, one));
  }
  return [...sums].sort(([a], [b]) => a - b).map(([, sum]) => sum);
}

const placeOf = ({ card, side, kind }: CardPlays): number =>
  (CARD_KEYS.indexOf(card) * SIDE_KEYS.length + SIDE_KEYS.indexOf(side)) * PLAY_KINDS.length + PLAY_KINDS.indexOf(kind);

const plus = (a: CardPlays, b: CardPlays): CardPlays => ({
  ...a,
  played: a.played + b.played,
  won: a.won + b.won,
  drawn: a.drawn + b.drawn,
  lost: a.lost + b.lost,
});
