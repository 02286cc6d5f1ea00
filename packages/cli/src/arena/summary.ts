import { type ArenaClock, mean, median, pointsOf, type Score, scoreOf, sum } from '@longtwilight/bots/node';
import { SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import type { ArenaResult } from './arena-game.ts';

const CHAIRS = ['first', 'second'] as const;
type Chair = (typeof CHAIRS)[number];

const sideOf = (game: ArenaResult, chair: Chair): SideKey => (game.us === chair ? 'us' : 'ussr');

/** A player's part in a game. */
interface Part {
  readonly game: ArenaResult;
  readonly side: SideKey;
  readonly points: number;
  readonly clock: ArenaClock;
  readonly fault: ArenaResult['fault'];
}

/** The games of an entrant, from its side of the table. */
function partsOf(entrant: number, results: readonly ArenaResult[]): Part[] {
  return results.flatMap((game) =>
    CHAIRS.filter((chair) => game[chair] === entrant).map((chair) => {
      const side = sideOf(game, chair);
      const fault = game.fault?.by === chair ? game.fault : null;
      return { game, side, points: pointsOf(game, side), clock: game.clocks[chair], fault };
    }),
  );
}

/** Points of an entrant, with the games of one seed as a group. */
export function scoreIn(entrant: number, results: readonly ArenaResult[]): Score {
  const groups = new Map<number, number[]>();
  for (const { game, points } of partsOf(entrant, results))
    groups.set(game.seed, [...(groups.get(game.seed) ?? []), points]);
  return scoreOf([...groups.values()]);
}

const perUnit = (clocks: readonly ArenaClock[], unit: 'decisions' | 'cardPlays'): number | null => {
  const units = sum(clocks.map((clock) => clock[unit]));
  return units === 0 ? null : sum(clocks.map((clock) => clock.ms)) / units;
};

const lostByDefcon = ({ winner, reason }: ArenaResult, side: SideKey): boolean =>
  reason === 'defcon' && winner !== side && winner !== 'draw';

const share = (parts: readonly Part[]): { games: number; score: number | null } => ({
  games: parts.length,
  score: mean(parts.map((part) => part.points)),
});

/** What an entrant did. */
export function summaryOfPlayer(entrant: number, name: string, results: readonly ArenaResult[]) {
  const parts = partsOf(entrant, results);
  const clocks = parts.map((part) => part.clock);
  return {
    name,
    ...share(parts),
    asUs: share(parts.filter((part) => part.side === 'us')),
    asUssr: share(parts.filter((part) => part.side === 'ussr')),
    defconLosses: parts.filter(({ game, side }) => lostByDefcon(game, side)).length,
    illegalAnswers: parts.filter(({ fault }) => fault?.kind === 'illegal-answer').length,
    faults: countBy(parts.flatMap(({ fault }) => (fault === null ? [] : [fault.kind]))),
    msPerDecision: perUnit(clocks, 'decisions'),
    msPerCardPlay: perUnit(clocks, 'cardPlays'),
  };
}
export type PlayerSummary = ReturnType<typeof summaryOfPlayer>;

function summaryOfSide(side: SideKey, results: readonly ArenaResult[]) {
  const wins = results.filter((game) => game.winner === side).length;
  return {
    wins,
    share: results.length === 0 ? null : wins / results.length,
    defconLosses: results.filter((game) => lostByDefcon(game, side)).length,
    faults: results.filter(({ us, fault }) => fault !== null && (us === fault.by ? 'us' : 'ussr') === side).length,
  };
}

function countBy(texts: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a));
}

/** What came of games, whoever played them. */
export function summaryOfGames(results: readonly ArenaResult[]) {
  const clocks = results.flatMap((game) => CHAIRS.map((chair) => game.clocks[chair]));
  const [us, ussr] = SIDE_KEYS.map((side) => summaryOfSide(side, results));
  return {
    us: us!,
    ussr: ussr!,
    draws: results.filter((game) => game.winner === 'draw').length,
    endings: countBy(results.map((game) => game.reason)),
    meanLastTurn: mean(results.map((game) => game.lastTurn)),
    msPerDecision: perUnit(clocks, 'decisions'),
    msPerCardPlay: perUnit(clocks, 'cardPlays'),
    medianMsPerGame: median(results.map((game) => game.ms)),
    illegalAnswers: results.filter((game) => game.fault?.kind === 'illegal-answer').length,
  };
}
export type GamesSummary = ReturnType<typeof summaryOfGames>;

/** A game in a list: who sat where, and how it ended. */
export const listed = ({ index, seed, us, ...game }: ArenaResult, names: readonly string[]) => ({
  game: index + 1,
  seed,
  us: names[game[us]]!,
  ussr: names[game[us === 'first' ? 'second' : 'first']]!,
  winner: game.winner,
  reason: game.reason,
  lastTurn: game.lastTurn,
  fault: game.fault?.message ?? null,
  file: game.file,
});
