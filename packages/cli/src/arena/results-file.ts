import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { FailureError, UsageError } from '../io.ts';
import type { ArenaGame, ArenaJob, ArenaResult } from './arena-game.ts';

/**
 * A file that takes every game as it ends, one JSON line each behind a line that says what is played, so that a long run which
 * was stopped can go on. A last line that was cut off is played again.
 */
export class ResultsFile {
  readonly results: readonly ArenaResult[];
  private readonly path: string;

  private constructor(path: string, results: readonly ArenaResult[]) {
    this.path = path;
    this.results = results;
  }

  /** Begin the file, or go on with one of the same players, rules, budget and network. */
  static open(path: string, { rules, names, budget, network }: ArenaJob): ResultsFile {
    const head = JSON.parse(JSON.stringify({ results: 1, rules, names, budget, network }));
    if (!existsSync(path) || readFileSync(path, 'utf8') === '') {
      writeFileSync(path, `${JSON.stringify(head)}\n`);
      return new ResultsFile(path, []);
    }
    const text = readFileSync(path, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first, ...games] = whole
      .split('\n')
      .slice(0, -1)
      .map((line, i) => readLine(path, line, i + 1));
    if (!isDeepStrictEqual(first, head))
      throw new UsageError(
        `${path} holds the results of a different match, so this one can't be added to it. The file begins with ${JSON.stringify(first)}`,
      );
    truncateSync(path, Buffer.byteLength(whole));
    return new ResultsFile(path, games as ArenaResult[]);
  }

  /** The results that belong to these games, and the games that are still to be played. */
  split(games: readonly ArenaGame[]): { readonly played: ArenaResult[]; readonly open: ArenaGame[] } {
    const byIndex = new Map(this.results.map((result) => [result.index, result]));
    const played: ArenaResult[] = [];
    const open: ArenaGame[] = [];
    for (const game of games) {
      const result = byIndex.get(game.index);
      if (result === undefined) open.push(game);
      else if (result.seed === game.seed && result.first === game.first && result.second === game.second)
        played.push(result);
      else
        throw new UsageError(
          `Game ${game.index + 1} in ${this.path} was played with different seats or a different seed: its seed is ${result.seed}, expected ${game.seed}`,
        );
    }
    return { played, open };
  }

  add(result: ArenaResult): void {
    appendFileSync(this.path, `${JSON.stringify(result)}\n`);
  }
}

function readLine(path: string, line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new FailureError(`${path} is not a results file: line ${number} is not JSON`);
  }
}
