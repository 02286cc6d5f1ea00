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

/** What a placement gains, and its points one by one, those that cost most first: they need the control that the others break. */
type PlacementVisit = (gain: number, places: () => number[]) => void;

/** Every placement as far as it matters: only changes of control do, before final scoring. */
export function visitPlacements(
  g: Game,
  side: Side,
  countries: readonly number[],
  ops: number,
  visit: PlacementVisit,
): void {
  const flips = countries.map((c) => flipsIn(g, side, c, ops)).filter((ways) => ways.length > 0);
  const before = finalScore(g, side);
  const chosen: Flip[] = [];
  const search = (from: number, left: number): void => {
    visit(finalScore(g, side) - before, () => placesOf(chosen));
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
}

const placesOf = (chosen: readonly Flip[]): number[] =>
  [...chosen]
    .sort((a, b) => b.cost / b.points - a.cost / a.points)
    .flatMap((flip) => Array<number>(flip.points).fill(flip.country));

/** The placement that final scoring pays best, found by trying them all. */
export function lastPlacement(
  g: Game,
  side: Side,
  countries: readonly number[],
  ops: number,
): { gain: number; places: number[] } {
  let best = { gain: 0, places: [] as number[] };
  visitPlacements(g, side, countries, ops, (gain, places) => {
    if (gain > best.gain) best = { gain, places: places() };
  });
  return best;
}
