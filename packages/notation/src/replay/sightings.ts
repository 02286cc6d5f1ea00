import { SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import { at, type CardKey, REGION_KEYS, REGION_OF, type RegionKey, sideTrappedBy } from '@longtwilight/engine/data';
import { reasonIn } from './endings.ts';
import type { Segment } from './segments.ts';

/** A card that a side shows in a turn: it held the card then. */
export interface Sighting {
  readonly side: SideKey;
  readonly card: CardKey;
  readonly line: number;
  /** How many cards the US could have drawn with Ask Not before. */
  readonly drawnBefore: number;
  /** It was seen in this turn already, and has been shuffled back since. */
  readonly again: boolean;
}

/** A side that loses because it holds a scoring card when the turn is over: which one, the log does not say. */
export type HeldScoring = Pick<Sighting, 'side' | 'line' | 'drawnBefore'>;

/** What one turn of a log shows about the hands at its beginning. */
export interface TurnSightings {
  readonly sightings: readonly Sighting[];
  /** Sides whose hand must hold nothing better than what they show: Missile Envy, a trap without a discard. */
  readonly modest: ReadonlySet<SideKey>;
  /** Cards that are still in the pile during the turn: Our Man in Tehran throws them out of it. */
  readonly inPile: readonly CardKey[];
  readonly held: readonly HeldScoring[];
  /** Regions into which the USSR puts influence. */
  readonly entered: ReadonlySet<RegionKey>;
}
export const NOTHING_SEEN: TurnSightings = {
  sightings: [],
  modest: new Set(),
  inPile: [],
  held: [],
  entered: new Set(),
};

/** Go through a turn and note the first time that each card comes out of a hand. */
export function sightingsIn(segments: readonly Segment[]): TurnSightings {
  const sightings: Sighting[] = [];
  const seen = new Set<CardKey>(['china-card']);
  const modest = new Set<SideKey>();
  const inPile: CardKey[] = [];
  const held: HeldScoring[] = [];
  const gone = new Set<CardKey>();
  const entered = new Set<RegionKey>();
  let shuffledBack = new Set<CardKey>();
  let drawn = 0;
  for (const segment of segments) {
    let event: CardKey | null = null;
    let discarded = 0;
    const see = (side: SideKey, card: CardKey, line: number, leaves = true): void => {
      if (leaves) gone.add(card);
      const again = side === 'us' && shuffledBack.delete(card);
      if (seen.has(card) && !again) return;
      seen.add(card);
      sightings.push({ side, card, line, drawnBefore: side === 'us' ? drawn : 0, again });
    };
    const drawAnew = (): void => {
      drawn += discarded;
      discarded = 0;
    };
    for (const { side, card, line } of headlinesOf(segment)) see(side, card, line);
    if (segment.side !== null && segment.card !== null) see(segment.side, segment.card, segment.line);
    else if (segment.side !== null) modest.add(segment.side);
    for (const entry of segment.entries) {
      if (entry.kind !== 'discard') drawAnew();
      if (entry.kind === 'influence' && entry.side === 'ussr' && entry.by > 0)
        entered.add(REGION_KEYS[REGION_OF[at[entry.country]]!]!);
      if (entry.kind === 'dealt') for (const card of entry.cards ?? []) see(entry.side, card, entry.line, false);
      if (entry.kind === 'reshuffle' && event === 'ask-not') shuffledBack = new Set(gone);
      if (entry.kind === 'event') {
        event = entry.card;
        // Not from a hand: Star Wars takes it out of the discards
        seen.add(entry.card);
        const trapped = sideTrappedBy(entry.card);
        if (trapped !== undefined) modest.add(trapped);
      } else if (entry.kind === 'operations' || entry.kind === 'cleanup') event = null;
      else if (entry.kind === 'reveal') {
        if (event === 'missile-envy') modest.add(entry.side);
        if (event === 'salt-negotiations') seen.add(entry.card);
        else see(entry.side, entry.card, entry.line, event === 'missile-envy');
      } else if (entry.kind === 'discard') {
        if (event === 'our-man-in-tehran') {
          seen.add(entry.card);
          inPile.push(entry.card);
        } else see(entry.side, entry.card, entry.line);
        if (event === 'ask-not') discarded++;
      } else if (entry.kind === 'use-card') see(entry.side, entry.card, entry.line);
      else if (entry.kind === 'winner' && reasonIn(entry.by) === 'held-scoring')
        for (const side of SIDE_KEYS)
          if (side !== entry.side) held.push({ side, line: entry.line, drawnBefore: side === 'us' ? drawn : 0 });
    }
    drawAnew();
  }
  return { sightings, modest, inPile, held, entered };
}

/** Who headlines what. Where a line is missing, the cards of the heading stand in the order in which they were shown. */
export function headlinesOf(segment: Segment): { side: SideKey; card: CardKey; line: number }[] {
  if (segment.kind !== 'headline') return [];
  const told = segment.entries.flatMap((entry) =>
    entry.kind === 'headline' ? [{ side: entry.side, card: entry.card, line: entry.line }] : [],
  );
  const rest = segment.headlines.filter((card) => !told.some((one) => one.card === card));
  const sides = (['ussr', 'us'] as const).filter((side) => !told.some((one) => one.side === side));
  rest.forEach((card, i) => {
    const side = sides[i];
    if (side !== undefined) told.push({ side, card, line: segment.line });
  });
  return told;
}
