import { balance, type Country, controls, type Game, placeCost, type Side, US, USSR } from '@longtwilight/engine';
import { REGION_KEYS } from '@longtwilight/engine/data';
import { tryInfluence } from '@longtwilight/engine/search';

/** A change of control that so many points in a country bring, and what they cost. */
interface Flip {
  readonly country: Country;
  readonly points: number;
  readonly cost: number;
}

const holder = (g: Game, c: Country): number => (controls(g, US, c) ? US : controls(g, USSR, c) ? USSR : 2);

/** What final scoring would pay as the board stands, for a side. */
function finalScore(g: Game, side: Side): number {
  let sum = 0;
  for (let region = 0; region < REGION_KEYS.length; region++) sum += balance(g, region);
  return side === US ? sum : -sum;
}

/** The ways to change who controls a country with up to so many operations. */
function flipsIn(g: Game, side: Side, country: Country, ops: number): Flip[] {
  const flips: Flip[] = [];
  let held = holder(g, country);
  let points = 0;
  for (let cost = placeCost(g, side, country); cost <= ops; cost += placeCost(g, side, country)) {
    tryInfluence(g, side, country, 1);
    points++;
    const now = holder(g, country);
    if (now !== held) flips.push({ country, points, cost });
    held = now;
  }
  tryInfluence(g, side, country, -points);
  return flips;
}

/** The placement that final scoring pays best, found by trying them all; only changes of control matter then. */
export function lastPlacement(
  g: Game,
  side: Side,
  countries: readonly number[],
  ops: number,
): { gain: number; places: number[] } {
  const flips = countries.map((c) => flipsIn(g, side, c, ops)).filter((ways) => ways.length > 0);
  const before = finalScore(g, side);
  let top = 0;
  let best: Flip[] = [];
  const chosen: Flip[] = [];
  const search = (from: number, left: number): void => {
    const gain = finalScore(g, side) - before;
    if (gain > top) {
      top = gain;
      best = [...chosen];
    }
    for (let i = from; i < flips.length; i++)
      for (const flip of flips[i]!) {
        if (flip.cost > left) continue;
        tryInfluence(g, side, flip.country, flip.points);
        chosen.push(flip);
        search(i + 1, left - flip.cost);
        chosen.pop();
        tryInfluence(g, side, flip.country, -flip.points);
      }
  };
  search(0, ops);
  best.sort((a, b) => b.cost / b.points - a.cost / a.points);
  return { gain: top, places: best.flatMap((flip) => Array<number>(flip.points).fill(flip.country)) };
}
