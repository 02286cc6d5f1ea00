import {
  effectsInPlay,
  type Game,
  otherKey,
  type Pair,
  type Position,
  positionOf,
  type SideKey,
  WINNING_VP,
} from '@longtwilight/engine';
import {
  at,
  CARD_PLACE_KEYS,
  type CardKey,
  cardKey,
  EFFECT_VALUES,
  type EffectKey,
  no,
} from '@longtwilight/engine/data';
import type { EntryOf, LogEntry } from '../applog/entries.ts';
import type { LogComparison } from './comparison.ts';
import { NOT_TOLD } from './line-account.ts';
import type { Segment } from './segments.ts';

type Changes = { -readonly [K in keyof Position]: Position[K] };

/** What the log says of the position after a segment, where that is not what the rules lead to; null if they agree. */
export function logsWord(
  comparison: LogComparison,
  g: Game,
  { turnOver = false, later }: { readonly turnOver?: boolean; readonly later: readonly Segment[] },
): Position | null {
  const { segment, excuse } = comparison;
  const disputed = new Set(
    comparison.issues
      .filter(({ explanation, got }) => (explanation === null || explanation === excuse) && got !== NOT_TOLD)
      .map(({ line }) => line),
  );
  if (disputed.size === 0) return null;
  const cleanup = segment.entries.findIndex((entry) => entry.kind === 'cleanup');
  const entries = cleanup < 0 ? segment.entries : segment.entries.slice(0, cleanup);
  // A later line that agrees with the rules has the last word
  const last = new Map<string, LogEntry>();
  for (const entry of entries) {
    const about = subjectOf(entry);
    if (about !== null) last.set(about, entry);
  }
  const changes: Changes = {};
  for (const entry of last.values())
    if (disputed.has(entry.line) && !isMisprint(entry, g, later))
      take(changes, entry, g, turnOver, comparison.books.penalty);
  return Object.keys(changes).length === 0 ? null : changes;
}

/** What the log itself corrects: the next time it names the country or the score, it continues from what the rules say. */
function isMisprint(entry: LogEntry, g: Game, later: readonly Segment[]): boolean {
  if (entry.kind === 'vp' || entry.kind === 'no-vp') {
    const next = later.flatMap(({ entries }) => entries).find(({ kind }) => kind === 'vp' || kind === 'no-vp');
    if (next?.kind === 'no-vp') return next.score === g.vp;
    return next?.kind === 'vp' && next.score - (next.side === 'us' ? next.by : -next.by) === g.vp;
  }
  if (entry.kind !== 'influence') return false;
  for (const { entries } of later)
    for (const next of entries) {
      if (next.kind !== 'influence' || next.country !== entry.country) continue;
      const [us, ussr] = next.side === 'us' ? [next.by, 0] : [0, next.by];
      const c = at[entry.country];
      return next.now[0] - us === g.influence(0, c) && next.now[1] - ussr === g.influence(1, c);
    }
  return false;
}

/** What a line states outright. */
function subjectOf(entry: LogEntry): string | null {
  switch (entry.kind) {
    case 'influence':
      return entry.country;
    case 'vp':
    case 'no-vp':
      return 'vp';
    case 'defcon':
      return 'defcon';
    case 'military':
    case 'space':
      return `${entry.kind} ${entry.side}`;
    case 'effect':
      return `effect ${entry.card}`;
    default:
      return null;
  }
}

const within = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));
/** As far as a game goes on. */
const MOST_VP = WINNING_VP - 1;
const LOWEST_DEFCON = 2;

function take(changes: Changes, entry: LogEntry, g: Game, turnOver: boolean, penalty: number): void {
  if (entry.kind === 'influence') influence(changes, entry, g);
  else if (entry.kind === 'vp' || entry.kind === 'no-vp') {
    const vp = within(entry.score + (turnOver ? penalty : 0), -MOST_VP, MOST_VP);
    if (vp !== g.vp) changes.vp = vp;
  } else if (entry.kind === 'defcon') {
    const defcon = within(entry.now + (turnOver ? 1 : 0), LOWEST_DEFCON, 5);
    if (defcon !== g.defcon) changes.defcon = defcon;
  } else if (entry.kind === 'military') {
    if (!turnOver && g.military(sideNumber(entry.side)) !== entry.now)
      changes.milOps = withSide(changes.milOps ?? [g.military(0), g.military(1)], entry.side, entry.now);
  } else if (entry.kind === 'space') {
    if (g.space(sideNumber(entry.side)) !== entry.box)
      changes.space = withSide(changes.space ?? [g.space(0), g.space(1)], entry.side, entry.box);
  } else if (entry.kind === 'effect') effect(changes, entry, g);
}

const sideNumber = (side: SideKey): 0 | 1 => (side === 'us' ? 0 : 1);
const withSide = ([us, ussr]: Pair, side: SideKey, value: number): Pair =>
  side === 'us' ? [value, ussr] : [us, value];

const MOST_INFLUENCE = 99;
function influence(changes: Changes, { country, now }: EntryOf<'influence'>, g: Game): void {
  const c = at[country];
  if (country === 'chinese-civil-war' || (g.influence(0, c) === now[0] && g.influence(1, c) === now[1])) return;
  const [us, ussr] = now.map((points) => Math.min(points, MOST_INFLUENCE)) as [number, number];
  changes.influence = { ...(changes.influence ?? positionOf(g).influence), [country]: [us, ussr] };
}

function effect(changes: Changes, { card, on }: EntryOf<'effect'>, g: Game): void {
  const effects = changes.effects ?? effectsInPlay(g);
  const standing = effects.filter((text) => text.split('@')[0] === card);
  if (!on) {
    if (standing.length > 0) changes.effects = effects.filter((text) => !standing.includes(text));
    return;
  }
  // Whose it is, or which region it names, such a line does not say
  if (standing.length > 0 || (EFFECT_VALUES as Partial<Record<string, string>>)[card as EffectKey] !== 'flag') return;
  if (g.rules.deck.includes(no[card])) changes.effects = [...effects, card];
}

/** The cards of a segment that was not played to its end: they leave hand and table as the log tells it. */
export function putAway(g: Game, segment: Segment): Pick<Position, 'hands' | 'discard' | 'removed' | 'china'> {
  const position = positionOf(g);
  const named = [segment.card, ...segment.headlines, ...segment.entries.map(cardLeaving)].filter(
    (card): card is CardKey => card !== null && card !== 'china-card',
  );
  const onTable = g.rules.deck
    .filter((card) => CARD_PLACE_KEYS[g.placeOf(card)] === 'table')
    .map((card) => cardKey(card));
  const inHand = named.filter((card) => position.hands.us.includes(card) || position.hands.ussr.includes(card));
  const gone = new Set([...inHand, ...onTable.filter((card) => card !== 'china-card')]);
  const happened = new Set(segment.entries.flatMap((entry) => (entry.kind === 'event' ? [entry.card] : [])));
  const isRemoved = (card: CardKey): boolean => happened.has(card) && g.rules.cards[no[card]]!.once;
  const kept = (side: SideKey): CardKey[] => position.hands[side].filter((card) => !gone.has(card));
  const passesOn = segment.card === 'china-card' && segment.side !== null && position.china.holder === segment.side;
  return {
    hands: { us: kept('us'), ussr: kept('ussr') },
    discard: [...position.discard, ...[...gone].filter((card) => !isRemoved(card))],
    removed: [...position.removed, ...[...gone].filter(isRemoved)],
    china: passesOn ? { holder: otherKey(segment.side), faceUp: false } : position.china,
  };
}
const cardLeaving = (entry: LogEntry): CardKey | null =>
  entry.kind === 'discard' || entry.kind === 'use-card' || entry.kind === 'headline' ? entry.card : null;

/** Hands that hold a card which the log says is played out of one, in place of one that is not shown this turn. */
export function handsWith(
  g: Game,
  side: SideKey,
  card: CardKey,
  shown: ReadonlySet<CardKey>,
): Position['hands'] & object {
  const { hands } = positionOf(g);
  const own = hands[side].filter((one) => one !== card);
  const blank = own.findIndex((one) => !shown.has(one));
  const other: SideKey = otherKey(side);
  const mine = [...(blank < 0 ? own : own.toSpliced(blank, 1)), card];
  const theirs = hands[other].filter((one) => one !== card);
  return side === 'us' ? { us: mine, ussr: theirs } : { us: theirs, ussr: mine };
}

/** The position of a game that goes on although the rules would have ended it. */
export function goingOn(g: Game): Position {
  const position = positionOf(g);
  return {
    ...position,
    vp: within(position.vp, -MOST_VP, MOST_VP),
    defcon: within(position.defcon, LOWEST_DEFCON, 5),
  };
}
