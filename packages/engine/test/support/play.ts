import type { Game } from '../../src/core/game.ts';
import {
  answer,
  type Chance,
  type Decision,
  decisions,
  newGame,
  prepareGame,
  type Rules,
  seeded,
} from '../../src/index.ts';

/** Far above the longest game there can be: ten turns of at most some hundred answers. */
export const MOST_ANSWERS = 6000;

/** Chooses one of the options of a question. */
export type Chooser = (game: Game, asked: Decision) => string;

export interface ComingAnswer {
  readonly asked: Decision;
  /** The answer that will be given when the game goes on. */
  readonly text: string;
}

const oneOf = (options: readonly string[], chance: Chance): string => options[chance(options.length)]!;

/** Any option, each as likely; chance has a source of its own, so that players and dice can be told apart. */
export function randomPlayer(seed: number): Chooser {
  const players = seeded(seed);
  const dice = seeded(~seed);
  return (_game, asked) => oneOf(asked.options, asked.actor === 'chance' ? dice : players);
}

/**
 * A random player that mostly steps back from an answer that ends the game at once. Its games reach the late war, which
 * those of the plain random player seldom do.
 */
export function carefulPlayer(rules: Rules, seed: number): Chooser {
  const scratch = prepareGame(rules);
  const any = randomPlayer(seed);
  const again = seeded(seed ^ 0x5bd1e995);
  const ends = (game: Game, asked: Decision, text: string): boolean => {
    scratch.copyFrom(game);
    answer(scratch, asked.actor, text);
    return scratch.over;
  };
  return (game, asked) => {
    let text = any(game, asked);
    if (asked.actor === 'chance') return text;
    for (let tries = 0; tries < 6 && again(20) > 0 && ends(game, asked, text); tries++)
      text = oneOf(asked.options, again);
    return text;
  };
}

/** Half of the games by the plain random player, whose games are shorter, half by the careful one. */
export const playerFor = (rules: Rules, seed: number): Chooser =>
  seed % 2 === 0 ? randomPlayer(seed) : carefulPlayer(rules, seed);

/** Plays a game to its end, stopping before each answer. Of two open decisions either side may come first. */
export function* playing(game: Game, choose: Chooser, seed = 0): Generator<ComingAnswer> {
  const order = seeded(seed ^ 0x2545f491);
  for (let answers = 0; ; answers++) {
    if (answers > MOST_ANSWERS) throw new Error(`The game goes on after ${MOST_ANSWERS} answers`);
    const open = decisions(game).filter((one) => !one.answered);
    if (open.length === 0) return;
    const asked = open[order(open.length)]!;
    const text = choose(game, asked);
    yield { asked, text };
    answer(game, asked.actor, text);
  }
}

/** A random game from its first question on. */
export function randomGame(
  rules: Rules,
  seed: number,
): { readonly game: Game; readonly steps: Generator<ComingAnswer> } {
  const game = newGame(rules);
  return { game, steps: playing(game, playerFor(rules, seed), seed) };
}
