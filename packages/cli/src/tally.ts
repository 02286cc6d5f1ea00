import { join } from 'node:path';
import type { FullRulesSpec } from '@longtwilight/engine';
import { writeGame } from './files.ts';
import { type Played, RandomGames, recordGame } from './random-game.ts';

/** Games to play: game i of all has the seed `seed + i`, and a thread plays every `step`-th of them. */
export interface SimJob {
  readonly rules: FullRulesSpec;
  readonly seed: number;
  readonly games: number;
  readonly first: number;
  readonly step: number;
  /** The folder for the records of all games, if they are wanted. */
  readonly save: string | null;
}

export interface Failure {
  readonly seed: number;
  readonly message: string;
}

/** What came of many games. */
export interface Tally {
  games: number;
  playerDecisions: number;
  chanceDecisions: number;
  readonly winners: { us: number; ussr: number; draw: number };
  readonly endings: Record<string, number>;
  lastTurns: number;
  readonly failures: Failure[];
}

export const emptyTally = (): Tally => ({
  games: 0,
  playerDecisions: 0,
  chanceDecisions: 0,
  winners: { us: 0, ussr: 0, draw: 0 },
  endings: {},
  lastTurns: 0,
  failures: [],
});

function count(tally: Tally, played: Played): void {
  tally.playerDecisions += played.playerAnswers;
  tally.chanceDecisions += played.chanceAnswers;
  tally.winners[played.winner]++;
  tally.endings[played.reason] = (tally.endings[played.reason] ?? 0) + 1;
  tally.lastTurns += played.lastTurn;
}

export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.playerDecisions += from.playerDecisions;
  to.chanceDecisions += from.chanceDecisions;
  for (const winner of ['us', 'ussr', 'draw'] as const) to.winners[winner] += from.winners[winner];
  for (const [reason, n] of Object.entries(from.endings)) to.endings[reason] = (to.endings[reason] ?? 0) + n;
  to.lastTurns += from.lastTurns;
  to.failures.push(...from.failures);
}

const seedOf = (job: SimJob, i: number): number => (job.seed + i) >>> 0;

/** Play the games of a job. An error ends its game, not the job. */
export function playJob(job: SimJob, progress: (games: number) => void): Tally {
  const tally = emptyTally();
  const games = new RandomGames(job.rules);
  for (let i = job.first; i < job.games; i += job.step) {
    const seed = seedOf(job, i);
    try {
      count(tally, job.save === null ? games.play(seed) : playAndSave(job.rules, seed, job.save));
    } catch (error) {
      tally.failures.push({ seed, message: error instanceof Error ? error.message : String(error) });
    }
    tally.games++;
    progress(tally.games);
  }
  return tally;
}

function playAndSave(rules: FullRulesSpec, seed: number, folder: string): Played {
  const { saved, end } = recordGame(rules, seed);
  if (end instanceof Error) throw end;
  writeGame(join(folder, `game-${seed}.json`), saved);
  return end;
}
