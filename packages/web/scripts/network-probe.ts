// Runs in a browser, on a page or in a worker: how fast the network is there. `network-speed.ts` sends it there.
import { levels, readNetwork } from '@longtwilight/bots';
import { answer, type Game, prepareGame, resolveRules, SIDE_KEYS, type Side, seeded, view } from '@longtwilight/engine';
import { observe } from '@longtwilight/engine/search';
import { observationInputs } from '@longtwilight/neural';

const ROWS = 32;
const ROUNDS = 5;
const ROUND_MS = 500;

function gameWith(seed: number): Game {
  const game = prepareGame(resolveRules({}));
  game.chance = seeded(seed);
  game.run();
  return game;
}

/** Positions a second in batches of 32, the best of some rounds. */
export function positionsPerSecond(weights: Uint8Array): number {
  const network = readNetwork(weights);
  const rows = new Uint8Array(ROWS * observationInputs.rowBytes);
  const chance = seeded(1);
  const game = gameWith(1);
  for (let i = 0; i < ROWS && !game.over; game.choose(game.options[chance(game.count)]!))
    if (game.count > 1) observe(game, rows, i++ * observationInputs.rowBytes);
  const round = (): number => {
    const began = performance.now();
    let done = 0;
    for (; performance.now() - began < ROUND_MS; done += ROWS) network.run(rows, ROWS);
    return (1000 * done) / (performance.now() - began);
  };
  return Math.max(...Array.from({ length: ROUNDS }, round));
}

/** How long each answer of Ambassador takes in a game against itself, in milliseconds; the first few warm up. */
export function answerTimes(weights: Uint8Array): number[] {
  const network = readNetwork(weights);
  const game = gameWith(3);
  const players = SIDE_KEYS.map((side, i) => levels.ambassador({ side, seed: i, network }));
  const times: number[] = [];
  while (!game.over) {
    const side = game.actor as Side;
    const seen = view(game, SIDE_KEYS[side]);
    const began = performance.now();
    const text = players[side]!.answer(seen);
    times.push(performance.now() - began);
    answer(game, SIDE_KEYS[side], text);
  }
  return times;
}

if (typeof document === 'undefined')
  addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => postMessage(positionsPerSecond(data)));
