import { balance, controls, type Game, layout, placeCost, type Side, US, USSR } from '@longtwilight/engine';
import { REGION_KEYS } from '@longtwilight/engine/data';

const OFFSET = [layout.INFLUENCE, layout.INFLUENCE + layout.INFLUENCE_OF_SIDE] as const;

/** A change of control that so many points in a country bring, and what they cost. */
interface Flip {
  readonly country: number;
  readonly points: number;
  readonly cost: number;
}

const holder = (g: Game, c: number): number => (controls(g, US, c) ? US : controls(g, USSR, c) ? USSR : 2);

/** What final scoring would pay as the board stands, for a side. */
function finalScore(g: Game, side: Side): number {
  let sum = 0;
  for (let region = 0; region < REGION_KEYS.length; region++) sum += balance(g, region);
  return side === US ? sum : -sum;
}

/** The ways to change who controls a country with up to so many operations. */
function flipsIn(g: Game, side: Side, country: number, ops: number): Flip[] {
  const i = OFFSET[side] + country;
  const was = g.bytes[i]!;
  const flips: Flip[] = [];
  let held = holder(g, country);
  for (let points = 1, cost = 0; points <= ops; points++) {
    cost += placeCost(g, side, country);
    if (cost > ops) break;
    g.bytes[i] = was + points;
    const now = holder(g, country);
    if (now !== held) flips.push({ country, points, cost });
    held = now;
  }
  g.bytes[i] = was;
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
        g.bytes[OFFSET[side] + flip.country]! += flip.points;
        chosen.push(flip);
        search(i + 1, left - flip.cost);
        chosen.pop();
        g.bytes[OFFSET[side] + flip.country]! -= flip.points;
      }
  };
  search(0, ops);
  best.sort((a, b) => b.cost / b.points - a.cost / a.points);
  return { gain: top, places: best.flatMap((flip) => Array<number>(flip.points).fill(flip.country)) };
}
