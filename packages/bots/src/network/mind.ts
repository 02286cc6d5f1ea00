import type { Game } from '@longtwilight/engine';
import { OBSERVATION_SIZE, observe } from '@longtwilight/engine/search';
import type { Network } from '@longtwilight/neural';

/** What the network thinks of an open question. */
export interface Thought {
  /** The options, best first. */
  readonly answers: readonly number[];
  /** How likely each of them is to be the right one, in the same order. */
  readonly likely: readonly number[];
}

/** Many games at once, each at a question of its own, looked at by the network in one go. */
export class Mind {
  readonly network: Network;
  private readonly observations: Uint8Array;
  /** Which row of the network each game looks like: worlds that differ in hidden cards only look the same. */
  private readonly likeRow: Uint16Array;

  constructor(network: Network) {
    this.network = network;
    this.observations = new Uint8Array(network.rows * OBSERVATION_SIZE);
    this.likeRow = new Uint16Array(network.rows);
  }

  /** Let the network look at these games, at most as many as it has rows; at those that look the same only once. */
  look(games: readonly Game[], withPolicy = true): void {
    const byHash = new Map<number, number>();
    let rows = 0;
    for (const [i, game] of games.entries()) {
      observe(game, this.observations, rows * OBSERVATION_SIZE);
      const hash = this.hashOf(rows);
      const like = byHash.get(hash);
      if (like !== undefined && this.isSame(like, rows)) {
        this.likeRow[i] = like;
        continue;
      }
      byHash.set(hash, rows);
      this.likeRow[i] = rows++;
    }
    this.network.run(this.observations, rows, withPolicy);
  }

  private hashOf(row: number): number {
    let hash = 0;
    const end = (row + 1) * OBSERVATION_SIZE;
    for (let i = row * OBSERVATION_SIZE; i < end; i++) hash = (Math.imul(hash, 31) + this.observations[i]!) | 0;
    return hash;
  }
  private isSame(row: number, other: number): boolean {
    const { observations } = this;
    const a = row * OBSERVATION_SIZE;
    const b = other * OBSERVATION_SIZE;
    for (let i = 0; i < OBSERVATION_SIZE; i++) if (observations[a + i] !== observations[b + i]) return false;
    return true;
  }

  /** After a look: the best answer in the game that was named at this place. */
  best(g: Game, place: number): number {
    const { scores, answers } = this.network;
    const line = this.likeRow[place]! * answers;
    let best = g.options[0]!;
    for (let i = 1; i < g.count; i++) if (scores[line + g.options[i]!]! > scores[line + best]!) best = g.options[i]!;
    return best;
  }

  /** After a look: the chance of the US to win the game at this place. */
  chanceOfUs(place: number): number {
    return (1 + this.network.values[this.likeRow[place]!]!) / 2;
  }

  /** What to make of one game. */
  think(g: Game): Thought {
    this.look([g]);
    return this.thoughtOf(g, 0);
  }

  /** After a look: what to make of the game at this place. */
  thoughtOf(g: Game, place: number): Thought {
    const scores = this.network.scores.subarray(this.likeRow[place]! * this.network.answers);
    const answers = [...g.options.subarray(0, g.count)].sort((a, b) => scores[b]! - scores[a]!);
    const weights = answers.map((answer) => Math.exp(scores[answer]! - scores[answers[0]!]!));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return { answers, likely: weights.map((weight) => weight / all) };
  }
}
