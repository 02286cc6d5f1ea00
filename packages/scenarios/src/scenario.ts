import { checkKeys, type Data, didYouMean, type Fields, isFields, ScenarioError } from './data.ts';

/** A rule as data: in this position, when this is answered, then this must be true. */
export interface Scenario {
  readonly file: string;
  readonly name: string;
  readonly source: string;
  readonly given: Fields;
  readonly when: readonly ScenarioStep[];
  readonly then: Fields;
  /** What is wrong with its form; null if nothing is. */
  readonly fault: string | null;
}
export interface ScenarioStep {
  readonly key: ScenarioStepKey;
  readonly value: Data;
}
const STEP_KEYS = ['us', 'ussr', 'headline', 'bid', 'roll', 'draw', 'then', 'set', 'end'] as const;
export type ScenarioStepKey = (typeof STEP_KEYS)[number];

/** A scenario that can't be read fails alone, and the others of its file are run. */
export function readOrBlame(file: string, data: Data, index: number): Scenario {
  try {
    return readScenario(file, data);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const name = isFields(data) && typeof data.name === 'string' ? data.name : `scenario ${index + 1}`;
    const [given, when, then] = [{}, [], {}];
    return { file, name, source: '', given, when, then, fault: error.message };
  }
}

const SCENARIO_KEYS = ['name', 'source', 'given', 'when', 'then'];

function readScenario(file: string, data: Data): Scenario {
  if (!isFields(data)) throw new ScenarioError('a scenario has name, source, given, when and then');
  checkKeys(data, SCENARIO_KEYS, 'scenario');
  const { name, source } = data;
  // A key with nothing behind it is as good as none
  const [given, when, then] = [data.given ?? {}, data.when ?? [], data.then ?? {}];
  if (typeof name !== 'string' || name === '') throw new ScenarioError('the scenario has no name');
  if (!isFields(given) || !isFields(then) || !Array.isArray(when))
    throw new ScenarioError('given and then are mappings, when is a list of steps');
  return { file, name, source: String(source ?? ''), given, then, when: when.map(readStep), fault: null };
}

/** One step of a scenario or lesson. */
export function readStep(data: Data): ScenarioStep {
  const [entry, ...more] = isFields(data) ? Object.entries(data) : [];
  if (entry === undefined || more.length > 0)
    throw new ScenarioError(`each step has one of the keys ${STEP_KEYS.join(', ')}`);
  const key = STEP_KEYS.find((one) => one === entry[0]);
  if (key === undefined) throw new ScenarioError(`unknown step "${entry[0]}"${didYouMean(entry[0], STEP_KEYS)}`);
  return { key, value: entry[1] };
}
