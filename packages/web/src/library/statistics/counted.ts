import { END_REASONS, type EndReason, SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import { CARD_KEYS, type CardKey } from '@longtwilight/engine/data';
import {
  addPlays,
  type CardPlays,
  type GameDigest,
  type LuckCount,
  type PlayKind,
  tallyPlays,
} from '@longtwilight/notation';
import type { LibraryEntry } from '../../my-library/entry.ts';

/** A game that is counted, and for which of its sides. */
export interface CountedGame {
  readonly digest: GameDigest;
  readonly sides: readonly SideKey[];
}

/** The games of a player for the sides that the player had; without one, all games for both sides. */
export const gamesOf = (entries: readonly LibraryEntry[], player: string | null): CountedGame[] =>
  entries.flatMap(({ known: { digest }, players }) => {
    const sides = SIDE_KEYS.filter((side) => player === null || players[side] === player);
    return sides.length === 0 ? [] : [{ digest, sides }];
  });

/** The columns of the table of cards, and which plays they count: each play in one of them. */
export const COLUMNS = {
  headline: ['headline'],
  event: ['event'],
  operations: ['influence', 'coup', 'realign', 'event-first'],
  space: ['space'],
  trap: ['trap'],
} as const satisfies Readonly<Record<string, readonly PlayKind[]>>;
export type Column = keyof typeof COLUMNS;
export const COLUMN_KEYS = Object.keys(COLUMNS) as readonly Column[];

/** One card, or all: `played` is the sum of the columns, and of won, drawn, lost and open. */
export interface CardRow extends Readonly<Record<Column, number>> {
  readonly card: CardKey | null;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Played in games without an end. */
  readonly open: number;
}

export const playsIn = (games: readonly CountedGame[]): CardPlays[] =>
  addPlays(
    games.flatMap(({ digest: { plays, winner }, sides }) =>
      tallyPlays(
        plays.filter(({ side }) => sides.includes(side)),
        winner,
      ),
    ),
  );

/** A row for each card that was played, and one for all of them. */
export function cardRows(plays: readonly CardPlays[]): { readonly rows: readonly CardRow[]; readonly total: CardRow } {
  const rows = CARD_KEYS.map((card) =>
    rowOf(
      card,
      plays.filter((play) => play.card === card),
    ),
  ).filter(({ played }) => played > 0);
  return { rows, total: rowOf(null, plays) };
}

function rowOf(card: CardKey | null, plays: readonly CardPlays[]): CardRow {
  const sum = (of: 'played' | 'won' | 'drawn' | 'lost', kinds?: readonly PlayKind[]): number =>
    plays.reduce((all, play) => (kinds === undefined || kinds.includes(play.kind) ? all + play[of] : all), 0);
  const columns = Object.fromEntries(COLUMN_KEYS.map((column) => [column, sum('played', COLUMNS[column])]));
  const [played, won, drawn, lost] = [sum('played'), sum('won'), sum('drawn'), sum('lost')];
  return { card, ...(columns as Record<Column, number>), played, won, drawn, lost, open: played - won - drawn - lost };
}

/** How games ended: a row for each way, with who won by it. */
export interface EndRow {
  /** Null for games without an end. */
  readonly reason: EndReason | null;
  readonly us: number;
  readonly ussr: number;
  readonly draws: number;
  readonly games: number;
}

export function endRows(games: readonly CountedGame[]): { readonly rows: readonly EndRow[]; readonly total: EndRow } {
  const count = (reason: EndReason | null, some: readonly CountedGame[]): EndRow => {
    const won = (winner: GameDigest['winner']) => some.filter(({ digest }) => digest.winner === winner).length;
    return { reason, us: won('us'), ussr: won('ussr'), draws: won('draw'), games: some.length };
  };
  const rows = [...END_REASONS, null]
    .map((reason) =>
      count(
        reason,
        games.filter(({ digest }) => digest.reason === reason),
      ),
    )
    .filter((row) => row.games > 0);
  return { rows, total: count(null, games) };
}

/** Luck of one kind, or of all, over many games. */
export interface LuckRow extends Omit<LuckCount, 'side' | 'kind'> {
  readonly kind: LuckCount['kind'] | null;
  /** How far it is from what was to be expected, in standard deviations; null where nothing was left to luck. */
  readonly deviations: number | null;
}

export function luckRows(games: readonly CountedGame[]): {
  readonly rows: readonly LuckRow[];
  readonly total: LuckRow;
} {
  const all = games.flatMap(({ digest, sides }) => digest.luck.filter(({ side }) => sides.includes(side)));
  const sum = (kind: LuckRow['kind'], some: readonly LuckCount[]): LuckRow => {
    const of = (key: 'tries' | 'won' | 'expected' | 'variance') => some.reduce((sums, one) => sums + one[key], 0);
    const [tries, won, expected, variance] = [of('tries'), of('won'), of('expected'), of('variance')];
    // What is left of sums of thirds and sixths is no chance
    const deviations = variance < 1e-9 ? null : (won - expected) / Math.sqrt(variance);
    return { kind, tries, won, expected, variance, deviations };
  };
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const rows = kinds.map((kind) =>
    sum(
      kind,
      all.filter((one) => one.kind === kind),
    ),
  );
  return { rows, total: sum(null, all) };
}

/** How often each face of a die came, from 1 to 6. */
export const facesIn = (games: readonly CountedGame[]): number[] =>
  [0, 1, 2, 3, 4, 5].map((i) =>
    games.reduce((all, { digest, sides }) => sides.reduce((sum, side) => sum + digest.faces[side][i]!, all), 0),
  );
