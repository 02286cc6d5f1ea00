import { readFileSync } from 'node:fs';
import {
  answer,
  type Chance,
  decisions,
  type Game,
  newGame,
  type Rules,
  type SideKey,
  seeded,
  view,
} from '@longtwilight/engine';
import { answerCode } from '@longtwilight/engine/data';
import { SHIPPED_WEIGHTS } from '@longtwilight/neural/weights';
import { randomNetwork } from '@longtwilight/testing/random-network';
import { type LevelKey, levels, readNetwork, type ThinkingBudget } from '../../src/index.ts';

export const LONG = process.env.LONG === '1';
/** How many games a test plays: a few, and many more under `LONG=1`. */
export const games = (short: number, long: number): number => (LONG ? long : short);

/** `SHARE=3/16` is the third of sixteen processes that share a long run; without it one does all of it. */
const [share = 0, shares = 0] = (process.env.SHARE ?? '1/1').split('/').map(Number);
if (!Number.isInteger(share) || !Number.isInteger(shares) || share < 1 || share > shares || (shares > 1 && !LONG))
  throw new Error(`SHARE must be like 3/16, in a long run (LONG=1), not "${process.env.SHARE}"`);
/** How much of that many falls to this process. */
export const shareOf = (many: number): number => Math.ceil(many / shares);
/** The seeds of this process out of that many. */
export const seeds = (many: number): number[] =>
  Array.from({ length: many }, (_, seed) => seed).filter((seed) => seed % shares === share - 1);

export interface Moment {
  readonly game: Game;
  readonly actor: SideKey;
  readonly text: string;
}

export interface Options {
  readonly budget?: ThinkingBudget;
  readonly look?: (moment: Moment) => void;
  /** The game is left when this turn is over. */
  readonly lastTurn?: number;
}

/** Levels that think with a network get their own in the long run; in the short one random weights must be legal and sane too. */
export const network = LONG ? readNetwork(new Uint8Array(readFileSync(SHIPPED_WEIGHTS))) : randomNetwork(1);

/** Play a game between two levels, each seeing only its view; `look` is called before each answer of theirs. */
export function playLevels(
  rules: Rules,
  seats: Readonly<Record<SideKey, LevelKey>>,
  seed: number,
  { budget, look, lastTurn = 10 }: Options = {},
): Game {
  const chance: Chance = seeded(seed);
  const player = (side: SideKey) =>
    levels[seats[side]]({ side, seed: 2 * seed + (side === 'us' ? 0 : 1), network, ...(budget && { budget }) });
  const players = { us: player('us'), ussr: player('ussr') };
  const game = newGame(rules);
  for (let open = decisions(game); open.length > 0 && game.turn <= lastTurn; open = decisions(game)) {
    const asked = open.find((one) => !one.answered)!;
    if (asked.actor === 'chance') {
      game.choose(game.options[chance(game.count)]!);
      continue;
    }
    const text = players[asked.actor].answer(view(game, asked.actor));
    look?.({ game, actor: asked.actor, text });
    answer(game, asked.actor, text);
  }
  return game;
}

/** The byte of an answer that is known to exist. */
export const codeOf = (text: string): number => answerCode(text)!;
