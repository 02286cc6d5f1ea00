import type { ClockTerms, ClockView, Seat } from '@longtwilight/protocol';
import { type Move, otherSeat, type Table } from '@longtwilight/protocol/record';
import type { Transaction, Updateable } from 'kysely';
import type { Change, Follower } from '../games/change.ts';
import type { Games, Mover, Seen, StepPlan } from '../games/games.ts';
import { Refused } from '../refused.ts';
import type { GameRow, GamesTable, Schema } from '../storage/schema.ts';
import { alarmOf, hasRunOut, newClock, type TimedTerms, type Turning, turnClock } from './clock.ts';

/** Terms and clocks of a game that is played on time. */
function timed(row: GameRow): { terms: TimedTerms; clock: ClockView | null } | null {
  const terms = JSON.parse(row.clock_terms) as ClockTerms;
  if (terms.kind === 'none') return null;
  return { terms, clock: row.clock === null ? null : (JSON.parse(row.clock) as ClockView) };
}

/** The clocks follow the game: they run for whoever has to answer, unless that is a computer, whose time is ours. */
export class Clocks implements Follower {
  async during(_tx: Transaction<Schema>, { row, before, after, at }: Change): Promise<Updateable<GamesTable>> {
    const time = timed(row);
    if (time === null || row.started === null) return {};
    const { terms } = time;
    const old = time.clock ?? newClock(terms, at);
    const entry = after.number > (before?.number ?? 0) ? after.log.at(-1)!.kind : null;
    const next: Turning = {
      running: onTurn(row, after),
      byPlay: entry === 'start' || entry === 'answers',
      newRound: roundOf(before) !== roundOf(after),
    };
    const paused = after.paused && row.status === 'running';
    const goesOn =
      sameRun(old, next.running) && !next.newRound && paused === before?.paused && after.halted === before.halted;
    if (time.clock !== null && goesOn && (row.status === 'running' || row.alarm === null)) return {};
    const clock = turnClock(old, terms, at, next);
    // What operators have paused nobody else lets go on, not even after a day
    const alarm = row.status === 'running' && !after.halted ? alarmOf(clock, terms, paused) : null;
    return { clock: JSON.stringify(clock), deadline: clock.deadline, alarm };
  }

  /** What the server does when the alarm of a game goes off; null if there is nothing to do (any more). */
  static ring(table: Table, row: GameRow, now: number): StepPlan | null {
    // Its alarm was set by a server that did not know this
    if (table.halted && row.alarm !== null) return { patch: { alarm: null } };
    const move = Clocks.due(table, row, now);
    return move && { move };
  }
  private static due(table: Table, row: GameRow, now: number): Move | null {
    const time = timed(row);
    if (row.status !== 'running' || row.alarm === null || row.alarm > now || !time?.clock) return null;
    if (table.paused) return { kind: 'resume', by: table.asked()[0] ?? 'first' };
    const out = hasRunOut(time.clock, now);
    if (out.length === 2) return { kind: 'end', winner: 'draw', why: 'both sides are out of time', reason: 'time' };
    return out.length === 1 ? { kind: 'time', by: out[0]! } : null;
  }

  /** Take the game from a side that is out of time. */
  static claim(games: Games, id: string, player: Mover): Promise<Seen> {
    return games.act(id, player, (table, seat, row, at) => {
      if (row.status !== 'running') throw new Refused('not-running', 'The game is not in progress');
      const clock = timed(row)?.clock ?? null;
      const out = clock === null || table.paused ? [] : hasRunOut(clock, at);
      const by = otherSeat(seat);
      if (!out.includes(by)) throw new Refused('no-claim', 'Your opponent still has time');
      if (out.includes(seat)) throw new Refused('no-claim', 'You are out of time too');
      return { move: { kind: 'time', by } };
    });
  }
}

/** For whom time runs. */
function onTurn(row: GameRow, table: Table): Seat[] {
  if (row.status !== 'running' || table.paused) return [];
  return table.asked().filter((seat) => row[`${seat}_level`] === null);
}

const sameRun = ({ running }: ClockView, next: readonly Seat[]): boolean =>
  running.first === next.includes('first') && running.second === next.includes('second');

/** Which round a game is in. */
const roundOf = (table: Table | null): string => {
  const game = table?.record?.game;
  return game === undefined ? '' : `${game.turn}/${game.round}/${game.phase}`;
};
