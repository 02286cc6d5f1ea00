import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Network, ThinkingBudget } from '@longtwilight/bots';
import {
  type ArenaClock,
  type Contestant,
  type Entrant,
  ExternalContestant,
  type FaultReport,
  LevelContestant,
  limitFor,
  type Refereed,
  referee,
} from '@longtwilight/bots/node';
import type { FullRulesSpec, Outcome } from '@longtwilight/engine';
import { writeGameFile } from '@longtwilight/notation';
import { networkFor } from '../network.ts';

/** What is the same for all games of a match or tournament. */
export interface ArenaJob {
  readonly rules: FullRulesSpec;
  readonly entrants: readonly Entrant[];
  /** Their names for people and for saved games. */
  readonly names: readonly string[];
  readonly budget: ThinkingBudget | null;
  /** The folder for the games, if they are wanted. */
  readonly save: string | null;
  /** The weights file of levels that think with a network; null for the one that comes along. */
  readonly weights: string | null;
  /** Which network it holds: its checksum, if a level needs one. */
  readonly network: number | null;
}
/** One game to play; players by their place among the entrants. */
export interface ArenaGame {
  readonly index: number;
  readonly seed: number;
  readonly first: number;
  readonly second: number;
}
/** What came of a game. */
export interface ArenaResult extends ArenaGame, Outcome {
  readonly us: 'first' | 'second';
  readonly lastTurn: number;
  readonly fault: FaultReport | null;
  readonly clocks: Readonly<Record<'first' | 'second', ArenaClock>>;
  readonly ms: number;
  readonly file: string | null;
}
/** A game that broke off because the engine failed, not a player. */
export interface ArenaError extends ArenaGame {
  readonly error: string;
}

/** What the players of a thread let out: lines of standard error, and process groups that begin and end. */
export interface Outlets {
  readonly stderr: (line: string) => void;
  readonly watch: (pid: number, alive: boolean) => void;
}

/** Plays games one after the other, with the same contestants as long as they behave. */
export class ArenaTable {
  private readonly job: ArenaJob;
  private readonly outlets: Outlets;
  private readonly contestants = new Map<number, Contestant>();
  /** One for all levels of the table: they think one after the other. */
  private readonly network: Network | null;

  constructor(job: ArenaJob, outlets: Outlets) {
    this.job = job;
    this.outlets = outlets;
    this.network = networkOf(job);
  }

  async play(game: ArenaGame): Promise<ArenaResult | ArenaError> {
    const { rules, budget } = this.job;
    const players = { first: this.contestant(game.first), second: this.contestant(game.second) };
    const began = performance.now();
    try {
      const played = await referee({ rules, seed: game.seed, players, ...(budget === null ? {} : { budget }) });
      const { us, outcome, lastTurn, fault, clocks } = played;
      const ms = performance.now() - began;
      return { ...game, ...outcome, us, lastTurn, fault, clocks, ms, file: this.save(game, played) };
    } catch (error) {
      return { ...game, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.contestants.values()].map((one) => one.close()));
  }

  private contestant(index: number): Contestant {
    const known = this.contestants.get(index);
    if (known !== undefined) return known;
    const made = this.enter(index);
    this.contestants.set(index, made);
    return made;
  }
  private enter(index: number): Contestant {
    const entrant = this.job.entrants[index]!; // games name entrants of their job
    if ('level' in entrant) return new LevelContestant(entrant.level, this.network);
    const prefix = `[${this.job.names[index]}] `;
    const { stderr, watch } = this.outlets;
    return new ExternalContestant(entrant.command, limitFor(this.job.budget ?? undefined), {
      stderr: (line) => stderr(prefix + line),
      watch,
    });
  }

  private save(game: ArenaGame, { record, us, fault }: Refereed): string | null {
    const { save, names } = this.job;
    if (save === null) return null;
    const [first, second] = [names[game.first]!, names[game.second]!];
    const players = us === 'first' ? { us: first, ussr: second } : { us: second, ussr: first };
    const comments = fault === null ? [] : [{ at: record.entries.length, text: faultText(game, names, fault) }];
    const meta = { title: `Game ${game.index + 1}, seed ${game.seed}`, players, comments };
    const file = join(save, `game-${game.index + 1}.json`);
    writeFileSync(file, writeGameFile(record, meta));
    return file;
  }
}

/** The network that the levels of a job need, if they do. */
export const networkOf = ({ entrants, weights }: Pick<ArenaJob, 'entrants' | 'weights'>): Network | null =>
  networkFor(
    entrants.flatMap((one) => ('level' in one ? [one.level] : [])),
    weights === null ? {} : { weights },
  );

/** Who lost a game by which fault, in words. */
export const faultText = (game: ArenaGame, names: readonly string[], { by, kind, message }: FaultReport): string =>
  `${names[game[by]]} loses game ${game.index + 1} (${kind}): ${message}`;
