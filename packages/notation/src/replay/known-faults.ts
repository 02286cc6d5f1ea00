import { effectsInPlay, type Fact, type Game, type SideKey } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import type { EntryOf, LogEntry } from '../applog/entries.ts';

/*
 * What the app is known to do otherwise, or to write otherwise, than the rules say. Each is a rule that looks at one
 * disagreement and says whether it explains it. None of them knows any particular game.
 */

/** Each rule in words, for people who read a report. */
export const FAULT_RULES = {
  'header-ignores-modifiers':
    'The Ops value in a heading ignores the effects that change the value of cards this turn.',
  'line-printed-twice': 'A line appears in the log twice.',
  'cleanup-turn-number': 'A cleanup heading names the wrong turn.',
  'penalty-booked-apart': 'The VP in a line include the turn’s military operations penalty too early or too late.',
  'shuttle-japan-adjacency': 'With Shuttle Diplomacy, the USSR still scores Japan as a country adjacent to the US.',
  'marker-put-away-when-served':
    'A lasting effect is removed as soon as the event that it allows or limits has been played.',
  'scandal-left-out-of-roll':
    'Iran-Contra Scandal counts in a US realignment roll, but the line of the roll doesn’t mention it.',
  'heading-without-operations': 'A heading announces Operations, but there are no points to spend.',
  'wargames-draw': 'After Wargames with the score tied, the app decides the winner by a rule of its own.',
  'region-left-out':
    'The log says that Chernobyl is in play, but not for which region; a region that fits is filled in.',
  'reshuffle-at-once':
    'After a deal that uses up the draw pile, the app reshuffles at once instead of at the next draw.',
  'missile-envy-to-space': 'A card taken by Missile Envy is sent to space.',
  'fatal-coup-rolled': 'The dice are rolled for a coup that already loses the game because of Cuban Missile Crisis.',
  'note-between-lines': 'A line is somebody’s note or chat; it is kept as a comment.',
} as const;
export type FaultName = keyof typeof FAULT_RULES;

/** The number in a heading such as `Realignment (3 Ops)` leaves out what raises or lowers the value of cards this turn. */
export function headerIgnoresModifiers(
  stated: number,
  worth: number,
  side: SideKey,
  effects: readonly string[],
): FaultName | null {
  const raised = effects.includes(side === 'us' ? 'containment' : 'brezhnev-doctrine');
  const lowered = effects.includes(side === 'us' ? 'red-scare-purge@ussr' : 'red-scare-purge@us');
  const fits = (raised && stated === worth - 1) || (lowered && stated === worth + 1);
  return fits || (raised && lowered && stated === worth) ? 'header-ignores-modifiers' : null;
}

/** A line that says once more what the one before or after it says, for which something has been found to have happened. */
export function linePrintedTwice(
  entries: readonly LogEntry[],
  index: number,
  isSettled: (index: number) => boolean,
): FaultName | null {
  const { text } = entries[index]!;
  const same = (i: number): boolean =>
    (entries[i]?.text === text || entries[i]?.text.replace(/ from hand$/, '') === text) && isSettled(i);
  return same(index - 1) || same(index + 1) ? 'line-printed-twice' : null;
}

/** Operations are announced, but nothing is done with them: there was no target, or they were declined. */
export const isEmptyHeading = (entries: readonly LogEntry[], index: number): boolean => {
  const next = entries[index + 1];
  return next === undefined || next.kind === 'operations' || next.kind === 'event' || next.kind === 'cleanup';
};

/** The heading of a cleanup names a turn that is not the one that ends. */
export const cleanupTurnNumber = (): FaultName => 'cleanup-turn-number';

/**
 * The penalty for missing military operations is booked apart: a score in the last round of a turn may count it already, and
 * scores of the next turn may not count it yet, until a line does.
 */
export function penaltyBookedApart(
  off: number,
  now: { readonly penalty: number; readonly penaltyTold: boolean },
  penaltyBefore: number,
): FaultName | null {
  const counted = now.penalty !== penaltyBefore && off === now.penalty;
  const missing = !now.penaltyTold && off === -penaltyBefore;
  return off !== 0 && (counted || missing) ? 'penalty-booked-apart' : null;
}

/** With Shuttle Diplomacy, a USSR that holds Japan is still paid for a country next to the US. */
export const shuttleJapanAdjacency = (ussrGetsMoreBy: number, ussrHoldsJapan: boolean): FaultName | null =>
  ussrHoldsJapan && ussrGetsMoreBy === 1 ? 'shuttle-japan-adjacency' : null;

/** Effects that the app takes away once the event that they allow, or that they limit, has come. */
const SERVED_BY: Readonly<Partial<Record<CardKey, readonly CardKey[]>>> = {
  'marshall-plan': ['nato'],
  'warsaw-pact-formed': ['nato'],
  'john-paul-ii': ['solidarity'],
  'the-reformer': ['glasnost'],
  'willy-brandt': ['tear-down-this-wall'],
  'flower-power': ['an-evil-empire'],
  'de-gaulle-leads-france': ['nato'],
};
export const markerPutAway = (effect: CardKey, eventsSeen: ReadonlySet<CardKey>): FaultName | null =>
  SERVED_BY[effect]?.some((card) => eventsSeen.has(card)) ? 'marker-put-away-when-served' : null;

/** The Iran-Contra Scandal lowers US realignment dice, but the line of the roll doesn't show it. */
export const scandalLeftOutOfRoll = (
  roll: EntryOf<'roll'>,
  modifier: number,
  effects: readonly string[],
): FaultName | null =>
  roll.side === 'us' && roll.modifier === modifier + 1 && effects.includes('iran-contra-scandal')
    ? 'scandal-left-out-of-roll'
    : null;

/** Where Wargames leaves the score even, the app has a rule of its own for who wins. */
export const wargamesDraw = (reason: string, score: number): FaultName | null =>
  reason === 'wargames' && score === 0 ? 'wargames-draw' : null;

/** What Missile Envy took may be used for other operations than the space race; the app allows that too. */
export const missileEnvyToSpace = (entries: readonly LogEntry[], index: number): FaultName | null => {
  const entry = entries[index];
  const taken = entries.some((one, i) => i < index && one.kind === 'event' && one.card === 'missile-envy');
  return taken && entry?.kind === 'operations' && entry.use === 'space' ? 'missile-envy-to-space' : null;
};

/** A coup under the Cuban Missile Crisis ends the game before any die; the app goes on to tell what comes of it. */
export const fatalCoupRolled = (reason: string | undefined): FaultName | null =>
  reason === 'cuban-missile-crisis' ? 'fatal-coup-rolled' : null;

/** Effects that the app never shows as markers. */
const UNMARKED: ReadonlySet<string> = new Set(['missile-envy', 'aldrich-ames', 'u2-incident', 'an-evil-empire']);
/** Markers that the app leaves away when what they would stop or allow has been dealt with already. */
const NEEDLESS_WITH: Readonly<Record<string, string>> = { 'marshall-plan': 'nato', 'warsaw-pact-formed': 'nato' };
const ONLY_AHEAD_OF: Readonly<Record<string, CardKey>> = {
  'tear-down-this-wall': 'willy-brandt',
  'the-reformer': 'glasnost',
};

/** Whether the app writes a line when an effect comes or goes. At the end of a turn it often doesn't. */
export function tellsEffect(
  fact: Extract<Fact, { readonly t: 'effect' }>,
  g: Game,
  turnEnds: boolean,
  events: ReadonlySet<CardKey>,
  begun: boolean,
): boolean {
  const { effect, on } = fact;
  if (!on) return !turnEnds && !UNMARKED.has(effect);
  const needless = NEEDLESS_WITH[effect];
  if (needless !== undefined && effectsInPlay(g).includes(needless)) return false;
  const stopped = ONLY_AHEAD_OF[effect];
  if (stopped !== undefined && events.has(stopped)) return false;
  // "We Will Bury You" falling due is no news
  return !(UNMARKED.has(effect) && effect !== 'u2-incident') && !begun;
}
