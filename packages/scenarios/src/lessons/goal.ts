import { controls, type Game, SIDE_KEYS, type SideKey, view } from '@longtwilight/engine';
import { at, COUNTRY_KEYS, type CountryKey, REGION_KEYS, type RegionKey, STANDINGS } from '@longtwilight/engine/data';
import { check } from '../check.ts';
import { checkKeys, type Data, type Fields, readWord, readWords, ScenarioError } from '../data.ts';

/**
 * Compares a game with the goal of a lesson; the first difference is the error. A goal takes what `then` of a scenario takes,
 * and besides what a learner can reach in more than one way: `controls`, `standing` and `atLeast`.
 */
export function checkGoal(g: Game, goal: Fields, side: SideKey): void {
  const { controls: held = {}, standing = {}, atLeast = {}, ...then } = goal;
  check(g, then);
  checkControls(g, held);
  checkStandings(g, standing);
  checkAtLeast(g, atLeast, side);
}

export function goalReached(g: Game, goal: Fields, side: SideKey): boolean {
  try {
    checkGoal(g, goal, side);
    return true;
  } catch (error) {
    if (error instanceof ScenarioError) return false;
    throw error;
  }
}

function checkControls(g: Game, held: Data): void {
  checkKeys(held, SIDE_KEYS, 'controls', 'side');
  for (const [side, countries] of Object.entries(held))
    for (const country of readWords(countries, COUNTRY_KEYS, 'controls', 'country'))
      if (!controls(g, SIDE_KEYS.indexOf(side as SideKey) as 0 | 1, at[country as CountryKey]))
        throw new ScenarioError(`${side} does not control ${country}`);
}

/** How sides stand in regions: `{ asia: { us: domination } }`. */
function checkStandings(g: Game, standing: Data): void {
  checkKeys(standing, REGION_KEYS, 'standing', 'region');
  const { regions } = view(g, 'public');
  for (const [region, sides] of Object.entries(standing)) {
    checkKeys(sides, SIDE_KEYS, `standing in ${region}`, 'side');
    for (const [side, wanted] of Object.entries(sides)) {
      const word = readWord(wanted, STANDINGS, `standing in ${region}`, 'standing');
      const got = regions[region as RegionKey][side as SideKey];
      if (word !== got) throw new ScenarioError(`${side} in ${region}: expected ${word}, got ${got}`);
    }
  }
}

/** Numbers counted for the learner: its victory points, military operations and boxes of the space race. */
function checkAtLeast(g: Game, wanted: Data, side: SideKey): void {
  checkKeys(wanted, ['vp', 'milOps', 'space'], 'atLeast');
  const { vp, milOps, space } = view(g, side);
  const s = SIDE_KEYS.indexOf(side) as 0 | 1;
  const got = { vp: side === 'us' ? vp : -vp, milOps: milOps[s], space: space[s] };
  for (const [key, least] of Object.entries(wanted))
    if (got[key as keyof typeof got] < Number(least))
      throw new ScenarioError(`${key}: expected at least ${least}, got ${got[key as keyof typeof got]}`);
}
