import type { ClockTerms, ClockView, Seat } from '@longtwilight/protocol';

/** Terms with time limits. */
export type TimedTerms = Exclude<ClockTerms, { kind: 'none' }>;

const SEATS = ['first', 'second'] as const;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long a live game may rest: paused, or with a side out of time that the other waits for. */
const LIVE_REST = DAY;

const total = (terms: TimedTerms): number => (terms.kind === 'live' ? terms.minutes * MINUTE : terms.days * DAY);

/** Full clocks that stand still. */
export function newClock(terms: TimedTerms, at: number): ClockView {
  const left = total(terms);
  return { at, left: { first: left, second: left }, running: { first: false, second: false }, deadline: null };
}

/** What is left to a seat; never less than nothing. */
const leftAt = ({ at, left, running }: ClockView, seat: Seat, now: number): number =>
  running[seat] ? Math.max(0, left[seat] - Math.max(0, now - at)) : left[seat];

/** What has changed for the clocks. */
export interface Turning {
  /** For whom time runs from now on. */
  readonly running: readonly Seat[];
  /** Somebody has played on, rather than paused, resumed or undone something. */
  readonly byPlay: boolean;
  /** Play has come to another round, so that whoever is asked has a new turn even if it was asked before. */
  readonly newRound: boolean;
}

/**
 * The clocks from now on. A turn that begins by play brings its time with it (all of it, where each move has its own), but
 * one that begins again after a pause or a taken-back answer does not: nobody wins time by answering twice.
 */
export function turnClock(clock: ClockView, terms: TimedTerms, now: number, next: Turning): ClockView {
  const left = { first: 0, second: 0 };
  const running = { first: false, second: false };
  for (const seat of SEATS) {
    left[seat] = leftAt(clock, seat, now);
    running[seat] = next.running.includes(seat);
    const begins = running[seat] && next.byPlay && (next.newRound || !clock.running[seat]);
    if (begins && terms.kind === 'move') left[seat] = total(terms);
    if (begins && terms.kind === 'live') left[seat] += terms.increment * 1000;
  }
  const ends = SEATS.filter((seat) => running[seat]).map((seat) => now + left[seat]);
  return { at: now, left, running, deadline: ends.length === 0 ? null : Math.min(...ends) };
}

/** When the server has to look at the game by itself. */
export function alarmOf({ at, deadline }: ClockView, terms: TimedTerms, paused: boolean): number | null {
  if (paused) return terms.kind === 'live' ? at + LIVE_REST : null;
  if (deadline === null || terms.timeout === 'loses') return deadline;
  return terms.kind === 'live' ? deadline + LIVE_REST : null;
}

/** Whose time is up. */
export const hasRunOut = (clock: ClockView, now: number): Seat[] =>
  SEATS.filter((seat) => clock.running[seat] && leftAt(clock, seat, now) === 0);

/** The clocks as if so much time had not passed. */
export const shiftClock = (clock: ClockView, by: number): ClockView => ({
  ...clock,
  at: clock.at + by,
  deadline: clock.deadline === null ? null : clock.deadline + by,
});
