import { levels } from '@longtwilight/bots';
import { answer, outcome, prepareGame, type Rules, SIDE_KEYS, type Side, seeded, US, view } from '@longtwilight/engine';
import { OBSERVATION_SIZE, observe } from '@longtwilight/engine/search';
import type { Network } from '@longtwilight/neural';

const BINS = 10;

/** Predicted chances to win beside what came of them. */
export class Calibration {
  games = 0;
  private squares = 0;
  private readonly bins = Array.from({ length: BINS }, () => ({ positions: 0, predicted: 0, points: 0 }));

  /** Somebody's chance was said to be `predicted`, and it got so many points: 1 for a win, a half for a draw. */
  add(predicted: number, points: number): void {
    const bin = this.bins[Math.min(BINS - 1, Math.floor(BINS * predicted))]!;
    bin.positions++;
    bin.predicted += predicted;
    bin.points += points;
    this.squares += (predicted - points) ** 2;
  }

  /** One line for each bin that has positions, and one for all. */
  lines(): string[] {
    const percent = (share: number): string => `${(100 * share).toFixed(1)}%`.padStart(7);
    const line = (name: string, positions: number, predicted: number, points: number): string =>
      `${name.padEnd(11)} ${String(positions).padStart(9)} ${percent(predicted / positions)} ${percent(points / positions)}`;
    const used = this.bins.flatMap(({ positions, predicted, points }, i) =>
      positions === 0 ? [] : [line(`${10 * i} to ${10 * (i + 1)}%`, positions, predicted, points)],
    );
    const sum = (key: 'positions' | 'predicted' | 'points'): number =>
      this.bins.reduce((all, bin) => all + bin[key], 0);
    const all = sum('positions');
    return [
      'chance      positions    said  points',
      ...used,
      line('all', all, sum('predicted'), sum('points')),
      `${this.games} games; mean squared error ${(this.squares / all).toFixed(4)} (0.25 for saying 50% always)`,
    ];
  }
}

/** A game of Ambassador against itself: at each choice the network says what it gives the side that is asked. */
export function addOwnGame(calibration: Calibration, network: Network, rules: Rules, seed: number): void {
  const g = prepareGame(rules);
  g.chance = seeded(seed);
  g.run();
  const players = SIDE_KEYS.map((side, i) => levels.ambassador({ side, seed: 2 * seed + i, network }));
  const seen = new Uint8Array(OBSERVATION_SIZE);
  const said: (readonly [side: Side, chance: number])[] = [];
  while (!g.over) {
    if (g.count === 1) {
      g.choose(g.options[0]!);
      continue;
    }
    const side = g.actor as Side;
    observe(g, seen);
    network.run(seen, 1, false);
    const chanceOfUs = (1 + network.values[0]!) / 2;
    said.push([side, side === US ? chanceOfUs : 1 - chanceOfUs]);
    const key = SIDE_KEYS[side];
    answer(g, key, players[side]!.answer(view(g, key)));
  }
  const { winner } = outcome(g)!;
  for (const [side, chance] of said) calibration.add(chance, winner === side ? 1 : winner === 1 - side ? 0 : 0.5);
  calibration.games++;
}
