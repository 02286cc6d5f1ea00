import { controls, type Game, SIDE_KEYS, type SideKey, view } from '@longtwilight/engine';
import { at, COUNTRY_KEYS, type CountryKey, REGION_KEYS, type RegionKey, STANDINGS } from '@longtwilight/engine/data';
import { check, readExpected } from '../check.ts';
import { checkKeys, type Data, type Fields, isFields, readWord, readWords, ScenarioError } from '../data.ts';

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

/** One thing that a goal wants, as data to be worded: `{ kind: 'controls', of: 'iran', side: 'ussr' }`. */
export interface GoalPart {
  readonly kind: string;
  /** The country, region, card or number that it is about; empty where there is none. */
  readonly of: string;
  readonly side: SideKey;
  readonly wanted: Data;
}

/** The parts of a goal that a game does not have yet. */
export function unmetParts(g: Game, goal: Fields, side: SideKey): GoalPart[] {
  return Object.entries(goal)
    .flatMap(([kind, wanted]) => partsOf(kind, wanted, side))
    .filter(({ part }) => !goalReached(g, part, side))
    .map(({ part: _, ...unmet }) => unmet);
}

type Part = GoalPart & { readonly part: Fields };

function partsOf(kind: string, wanted: Data, side: SideKey): Part[] {
  if (kind === 'controls' && isFields(wanted))
    return SIDE_KEYS.flatMap((one) =>
      list(wanted[one]).map((of) => ({ kind, of, side: one, wanted: true, part: { controls: { [one]: [of] } } })),
    );
  if (Array.isArray(wanted) && LISTS.has(kind))
    return list(wanted).map((of) => ({ kind, of, side, wanted: true, part: { [kind]: [of] } }));
  if (isFields(wanted))
    return Object.entries(wanted).map(([of, one]) => ({
      kind,
      of,
      side,
      wanted: one,
      part: { [kind]: { [of]: one } },
    }));
  return [{ kind, of: String(wanted), side, wanted, part: { [kind]: wanted } }];
}

/** Goals that are lists of names, each of which must be there. */
const LISTS: ReadonlySet<string> = new Set(['discard', 'removed', 'effects']);
const list = (value: Data | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Only known names may stand in a goal, before anybody plays for it. */
export function readGoal(goal: Fields): Fields {
  const { controls: held = {}, standing = {}, atLeast = {}, ...then } = goal;
  readControls(held);
  readStandings(standing);
  readAtLeast(atLeast);
  readExpected(then);
  return goal;
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

type Held = readonly (readonly [SideKey, CountryKey])[];
function readControls(held: Data): Held {
  checkKeys(held, SIDE_KEYS, 'controls', 'side');
  return Object.entries(held).flatMap(([side, countries]) =>
    readWords(countries, COUNTRY_KEYS, 'controls', 'country').map(
      (country) => [side as SideKey, country as CountryKey] as const,
    ),
  );
}
function checkControls(g: Game, held: Data): void {
  for (const [side, country] of readControls(held))
    if (!controls(g, SIDE_KEYS.indexOf(side) as 0 | 1, at[country]))
      throw new ScenarioError(`${side} does not control ${country}`);
}

/** How sides stand in regions: `{ asia: { us: domination } }`. */
function readStandings(standing: Data): (readonly [RegionKey, SideKey, string])[] {
  checkKeys(standing, REGION_KEYS, 'standing', 'region');
  return Object.entries(standing).flatMap(([region, sides]) => {
    checkKeys(sides, SIDE_KEYS, `standing in ${region}`, 'side');
    return Object.entries(sides).map(([side, wanted]) => {
      const word = readWord(wanted, STANDINGS, `standing in ${region}`, 'standing');
      return [region as RegionKey, side as SideKey, word] as const;
    });
  });
}
function checkStandings(g: Game, standing: Data): void {
  const { regions } = view(g, 'public');
  for (const [region, side, word] of readStandings(standing))
    if (word !== regions[region][side])
      throw new ScenarioError(`${side} in ${region}: expected ${word}, got ${regions[region][side]}`);
}

/** Numbers counted for the learner: its victory points, military operations and boxes of the space race. */
function readAtLeast(wanted: Data): Fields {
  checkKeys(wanted, ['vp', 'milOps', 'space'], 'atLeast');
  for (const [key, least] of Object.entries(wanted))
    if (!Number.isInteger(least)) throw new ScenarioError(`atLeast: ${key} is a whole number`);
  return wanted;
}
function checkAtLeast(g: Game, goal: Data, side: SideKey): void {
  const wanted = readAtLeast(goal);
  const { vp, milOps, space } = view(g, side);
  const s = SIDE_KEYS.indexOf(side) as 0 | 1;
  const got = { vp: side === 'us' ? vp : -vp, milOps: milOps[s], space: space[s] };
  for (const [key, least] of Object.entries(wanted))
    if (got[key as keyof typeof got] < Number(least))
      throw new ScenarioError(`${key}: expected at least ${least}, got ${got[key as keyof typeof got]}`);
}
