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

  constructor(network: Network) {
    this.network = network;
    this.observations = new Uint8Array(network.rows * OBSERVATION_SIZE);
  }

  /** Let the network look at these games, at most as many as it has rows. */
  look(games: readonly Game[], withPolicy = true): void {
    for (let i = 0; i < games.length; i++) observe(games[i]!, this.observations, i * OBSERVATION_SIZE);
    this.network.run(this.observations, games.length, withPolicy);
  }

  /** After a look: the best answer in the game of this row. */
  best(g: Game, row: number): number {
    const { scores, answers } = this.network;
    const line = row * answers;
    let best = g.options[0]!;
    for (let i = 1; i < g.count; i++) if (scores[line + g.options[i]!]! > scores[line + best]!) best = g.options[i]!;
    return best;
  }

  /** After a look: the chance of the US to win the game of this row. */
  chanceOfUs(row: number): number {
    return (1 + this.network.values[row]!) / 2;
  }

  /** What to make of one game. */
  think(g: Game): Thought {
    this.look([g]);
    return this.thoughtOf(g, 0);
  }

  /** After a look: what to make of the game of this row. */
  thoughtOf(g: Game, row: number): Thought {
    const scores = this.network.scores.subarray(row * this.network.answers);
    const answers = [...g.options.subarray(0, g.count)].sort((a, b) => scores[b]! - scores[a]!);
    const weights = answers.map((answer) => Math.exp(scores[answer]! - scores[answers[0]!]!));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return { answers, likely: weights.map((weight) => weight / all) };
  }
}
