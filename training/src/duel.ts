import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { levels, readNetwork } from '@longtwilight/bots';
import { answer, outcome, prepareGame, SIDE_KEYS, type Side, seeded, US, USSR, view } from '@longtwilight/engine';
import { MAIN_RULES } from './rules-mix.ts';

/*
 * Two weights files against each other, both as Ambassador, each deal from both seats: which of two checkpoints is stronger.
 *
 *   node training/dist/duel.mjs A.ltnw B.ltnw [--games N] [--seed N]
 */
const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '400' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const [first, second] = positionals;
if (first === undefined || second === undefined) throw new Error('expected two weights files');
const networks = [first, second].map((file) => readNetwork(new Uint8Array(readFileSync(file))));

/** The points of the first network in one game, in which it has this side. */
function play(seed: number, side: Side): number {
  const g = prepareGame(MAIN_RULES);
  g.chance = seeded(seed);
  g.run();
  const players = SIDE_KEYS.map((key, i) =>
    levels.ambassador({ side: key, seed: 2 * seed + i, network: networks[i === side ? 0 : 1]! }),
  );
  while (!g.over) {
    const asked = g.actor as Side;
    const key = SIDE_KEYS[asked];
    if (g.count === 1) g.choose(g.options[0]!);
    else answer(g, key, players[asked]!.answer(view(g, key)));
  }
  const winner = outcome(g)?.winner;
  return winner === side ? 1 : winner === US || winner === USSR ? 0 : 0.5;
}

const pairs: number[] = [];
for (let i = 0; i < Number(values.games) / 2; i++) {
  const seed = Number(values.seed) + i;
  pairs.push((play(seed, US) + play(seed, USSR)) / 2);
}
const mean = pairs.reduce((sum, points) => sum + points, 0) / pairs.length;
const spread = Math.sqrt(
  pairs.reduce((sum, points) => sum + (points - mean) ** 2, 0) / (pairs.length - 1) / pairs.length,
);
console.log(
  `${first} scores ${(100 * mean).toFixed(1)}% (±${(196 * spread).toFixed(1)}) against ${second} in ${2 * pairs.length} games`,
);
