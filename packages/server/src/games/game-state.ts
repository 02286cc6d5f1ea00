import { factFor, otherKey, type SideKey, type View, type ViewerKey, view } from '@longtwilight/engine';
import type {
  BidView,
  ClockView,
  GameState,
  GameSummary,
  Happening,
  Presence,
  Seat,
  SeatView,
} from '@longtwilight/protocol';
import type { Logged, Table } from '@longtwilight/protocol/record';
import { LRUCache } from 'lru-cache';
import type { Static } from 'typebox';
import type { GameRow } from '../storage/schema.ts';
import { commitment } from './fair-dice.ts';

/** Who looks at a game: a player from its seat, or anybody else. */
export type GameViewer = Seat | 'public';
export type Names = ReadonlyMap<string, string>;
/** A state without who is present, which changes without anything happening in the game. */
export type StateWithoutPresence = Omit<GameState, keyof Presence>;

export const seatOfPerson = (row: GameRow, person: string | null): Seat | null => {
  if (person === null) return null;
  return person === row.first_person ? 'first' : person === row.second_person ? 'second' : null;
};

/** Both hands lie open once the game is over, or while both players allow it. */
const handsOpen = (row: GameRow): boolean =>
  row.started !== null && (row.status === 'over' || (row.first_open === 1 && row.second_open === 1));

export const sideInRow = (row: GameRow, seat: Seat): SideKey | null =>
  row.us_seat === null ? null : row.us_seat === seat ? 'us' : 'ussr';

function seatView(row: GameRow, seat: Seat, names: Names): SeatView {
  const id = row[`${seat}_person`];
  return {
    person: id === null ? null : { id, name: names.get(id) ?? 'somebody' },
    level: row[`${seat}_level`],
    side: sideInRow(row, seat) ?? sideToBe(row, seat),
  };
}

/** The side that a seat of an open game will have, where that is settled. */
function sideToBe({ status, first_side, rules }: GameRow, seat: Seat): SideKey | null {
  const settled = status === 'open' && (parsed(rules) as GameSummary['rules']).bidding === 'none';
  if (!settled || first_side === 'random') return null;
  return seat === 'first' ? first_side : otherKey(first_side);
}

/** Terms of games, by their text: most games have the same. Nobody changes what comes from here. */
const terms = new LRUCache<string, object>({ max: 1000 });
function parsed(text: string): object {
  const known = terms.get(text);
  if (known !== undefined) return known;
  const fresh = JSON.parse(text) as object;
  terms.set(text, fresh);
  return fresh;
}

/** Whether what a row says of its game can be read: each view of the game needs it. */
export function isReadableRow({ rules, clock_terms, clock }: GameRow): boolean {
  try {
    return [parsed(rules), parsed(clock_terms), clock === null ? {} : JSON.parse(clock)].every(
      (value) => typeof value === 'object' && value !== null,
    );
  } catch {
    return false;
  }
}

export function summaryOf(row: GameRow, names: Names): GameSummary {
  const { id, status, created, started, ended, listing, deadline, winner, turn, vp } = row;
  return {
    id,
    status,
    created,
    started,
    ended,
    rules: parsed(row.rules) as GameSummary['rules'],
    clock: parsed(row.clock_terms) as GameSummary['clock'],
    listing,
    rated: row.rated === 1,
    seats: { first: seatView(row, 'first', names), second: seatView(row, 'second', names) },
    asked: (['first', 'second'] as const).filter((seat) => row[`${seat}_asked`] === 1),
    deadline,
    turn,
    vp,
    outcome:
      winner === null ? null : { winner, reason: row.end_reason as NonNullable<GameSummary['outcome']>['reason'] },
  };
}

function bidView(table: Table, viewer: GameViewer): Static<typeof BidView> | null {
  const { bidding } = table;
  if (bidding === null || table.number === 0 || table.outcome !== null) return null;
  const open = bidding.decisions();
  return {
    kind: bidding.kind,
    bids: [...table.bids],
    options: [...(open.find(({ actor }) => actor === viewer)?.options ?? [])],
    yours: viewer === 'public' ? null : (table.sealed[viewer] ?? null),
    waiting: table.asked(),
  };
}

/** Views of the tables that were looked at last, which never change: a view weighs as much as the rest of a game. */
const views = new LRUCache<Table, Map<ViewerKey, View>>({ max: 100 });

/** What a viewer may know of a game that has begun. */
export function viewFor(table: Table, viewer: ViewerKey): View {
  const known = views.get(table) ?? new Map<ViewerKey, View>();
  const seen = known.get(viewer) ?? view(table.withSealed()!.game, viewer);
  views.set(table, known.set(viewer, seen));
  return seen;
}

/** What lies on a table for a viewer, now or at a moment that is past. */
export function seenOf(row: GameRow, table: Table, viewer: GameViewer): Pick<GameState, 'view' | 'hands'> {
  if (table.record === null) return { view: null, hands: null };
  const side = viewer === 'public' ? null : table.sideOf(viewer);
  const hand = (of: SideKey) => [...viewFor(table, of).hands[of].cards];
  return {
    view: viewFor(table, side ?? 'public'),
    hands: handsOpen(row) ? { us: hand('us'), ussr: hand('ussr') } : null,
  };
}

/** A game as one viewer has it. */
export function stateWithoutPresence(
  row: GameRow,
  table: Table,
  viewer: GameViewer,
  names: Names,
): StateWithoutPresence {
  const seat = viewer === 'public' ? null : viewer;
  const side = seat === null ? null : table.sideOf(seat);
  return {
    game: summaryOf(row, names),
    number: table.number,
    you: seat,
    side,
    ...seenOf(row, table, viewer),
    bidding: bidView(table, viewer),
    undoable: seat === null || table.halted ? 0 : table.undoable(seat),
    offers: { draw: table.draw, pause: table.pause },
    paused: table.paused,
    clock: row.clock === null ? null : (JSON.parse(row.clock) as ClockView),
    handsOpen: { first: row.first_open === 1, second: row.second_open === 1 },
    commitment: commitment(row.server_seed),
    invitation: seat === null ? null : row.invitation,
    rematch: row.rematch,
  };
}

/** A state as JSON, from its two parts. */
export const withPresence = (state: string, presence: Presence): string =>
  `${state.slice(0, -1)},${JSON.stringify(presence).slice(1)}`;

/** What happened, as one viewer may have it. */
export function happeningFor(row: GameRow, table: Table, logged: Logged, viewer: GameViewer): Happening {
  if (handsOpen(row)) return { ...logged, facts: [...logged.facts] };
  const side = viewer === 'public' ? null : table.sideOf(viewer);
  const who = side === null ? 2 : side === 'us' ? 0 : 1;
  return { ...logged, facts: logged.facts.map((fact) => factFor(fact, who)) };
}
