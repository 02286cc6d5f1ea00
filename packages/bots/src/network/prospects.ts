import type { Chance, Game, Side, View } from '@longtwilight/engine';
import { answerText } from '@longtwilight/engine/data';
import { imagine, seedForDice } from '../imagine.ts';
import type { Ranked } from '../player.ts';
import type { Instinct } from './instinct.ts';
import type { Playouts, Try } from './playouts.ts';

/** Every option with the chance to win behind it: the mean over some worlds, in each of which all are played on alike. */
export function prospects(
  seen: View,
  g: Game,
  {
    instinct,
    playouts,
    chance,
    worlds,
    stages,
  }: {
    readonly instinct: Instinct;
    readonly playouts: Playouts;
    readonly chance: Chance;
    readonly worlds: number;
    readonly stages: number;
  },
): Ranked[] {
  const options = [...g.options.subarray(0, g.count)];
  const tries: Try[] = [];
  for (let i = 0; i < worlds; i++) {
    const world = i === 0 ? g : imagine(seen, chance);
    const dice = seedForDice(chance);
    for (const answer of options) tries.push({ world, answer, dice });
  }
  const sums = new Float64Array(options.length);
  for (let from = 0; from < tries.length; from += playouts.most) {
    const results = playouts.run(tries.slice(from, from + playouts.most), g.actor as Side, stages);
    for (const [i, result] of results.entries()) sums[(from + i) % options.length]! += result;
  }
  const chances = options.map((_, i) => sums[i]! / worlds);
  return belowSafe(options, chances, (answer) => instinct.guard.isSafe(g, answer));
}

/** Best first; answers that allow a needless loss by DEFCON stand below all others. */
function belowSafe(options: readonly number[], chances: readonly number[], isSafe: (answer: number) => boolean) {
  const safe = options.map(isSafe);
  const least = Math.min(1, ...chances.filter((_, i) => safe[i]));
  const ranked = options.map((option, i) => ({
    answer: answerText(option),
    value: safe[i] ? chances[i]! : chances[i]! * least,
  }));
  return ranked.sort((a, b) => b.value - a.value);
}
