import { completeRules, type Position, SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import {
  checkKeys,
  type Data,
  type Fields,
  inPart,
  isFields,
  readNumber,
  readWord,
  readWords,
  ScenarioError,
} from '../data.ts';
import { readAnswers, readGiven } from '../given.ts';
import { readStep, type ScenarioStep } from '../scenario.ts';
import { readReasons, type StoredReason } from './reason.ts';
import { PUZZLE_THEMES, type ThemeKey } from './themes.ts';

/** How an answer can be proven to be the best; `packages/bots/src/puzzles/proof.ts` says what each means. */
const PROVEN_BY = ['final-scoring', 'win', 'safety', 'playouts'] as const;
const LEVELS = ['random', 'recruit', 'attache', 'strategist', 'ambassador', 'chairman'];

/** A question out of a game with one clearly best answer. */
export interface Puzzle {
  readonly id: string;
  readonly themes: readonly ThemeKey[];
  /** On the scale of the solvers' rating. */
  readonly difficulty: number;
  /** Who is asked. */
  readonly side: SideKey;
  /** Where the round or the headline phase began, and what has been answered since. */
  readonly given: Position;
  readonly when: readonly ScenarioStep[];
  /** The best answers, step by step; points on the map in any order. */
  readonly answer: readonly string[];
  readonly proof: StoredProof;
  readonly why: readonly StoredReason[];
  /** The game that it comes from: who played, the seed, and how many answers came before. */
  readonly from: { readonly us: string; readonly ussr: string; readonly seed: number; readonly at: number };
}

/** How the answer was proven, with all that it takes to do so again. Leads are points of chance in per cent, or VP. */
export interface StoredProof {
  readonly by: (typeof PROVEN_BY)[number];
  /** For each step of the answer: the lead over the second best, and the lower end of its interval. */
  readonly lead: readonly number[];
  readonly low: readonly number[];
  /** Chances to win by answer to the first question, in per cent; empty where everything was worked out. */
  readonly chances: Readonly<Record<string, number>>;
  readonly seed: number;
  /** Of the generator. */
  readonly version: number;
  /** The checksum of the network's weights file. */
  readonly weights: string;
}

const KEYS = ['puzzle', 'themes', 'difficulty', 'side', 'given', 'when', 'answer', 'proof', 'why', 'from'];
const WHEN_KEYS = ['us', 'ussr', 'roll', 'draw'];
const ID = /^[a-z][a-z0-9-]*$/;
const WEIGHTS = /^[0-9a-f]{8}$/;
const PERCENT = 100;

/** The puzzles of a file, which is a list of them; each may be looked at more closely. */
export function readPuzzles(file: string, data: Data, check: (puzzle: Puzzle) => void = () => {}): Puzzle[] {
  try {
    if (!Array.isArray(data)) throw new ScenarioError('a puzzle file is a list of puzzles');
    const puzzles = data.map((one: Data, i) => inPart([i], () => readPuzzle(one)));
    puzzles.forEach((puzzle, i) => {
      const { id } = puzzle;
      inPart([i, 'puzzle'], () => {
        if (puzzles.findIndex((one) => one.id === id) !== i) throw new ScenarioError(`puzzle ${id} is here twice`);
      });
      inPart([i, 'answer'], () => check(puzzle));
    });
    return puzzles;
  } catch (error) {
    if (error instanceof ScenarioError) error.message = `${file}: ${error.message}`;
    throw error;
  }
}

function readPuzzle(data: Data): Puzzle {
  checkKeys(data, KEYS, 'puzzle');
  const { puzzle: id = null, when = [] } = data;
  if (typeof id !== 'string' || !ID.test(id))
    throw new ScenarioError(`puzzle: expected a name such as "ambassador-12-345", not ${JSON.stringify(id)}`);
  const side = inPart(['side'], () => readWord(data.side ?? null, SIDE_KEYS, id, 'side') as SideKey);
  const answer = inPart(['answer'], () => readAnswers(side, data.answer ?? ''));
  if (answer.length === 0) throw new ScenarioError(`${id}: answer is what is best, such as "nato influence italy"`);
  const themes = inPart(['themes'], () => readWords(data.themes ?? null, PUZZLE_THEMES, id, 'theme') as ThemeKey[]);
  if (themes.length === 0) throw new ScenarioError(`${id}: themes names at least one theme`);
  return {
    id,
    themes,
    difficulty: inPart(['difficulty'], () => readNumber(data.difficulty, `${id}: difficulty`)),
    side,
    given: inPart(['given'], () => ({ rules: completeRules(), ...readGiven(readFields(data.given, `${id}: given`)) })),
    when: inPart(['when'], () => readPlayed(when, id)),
    answer,
    proof: inPart(['proof'], () => readProof(data.proof, id, answer)),
    why: inPart(['why'], () => readReasons(data.why, id, side)),
    from: inPart(['from'], () => readSource(data.from, id)),
  };
}

function readPlayed(data: Data, id: string): ScenarioStep[] {
  if (!Array.isArray(data)) throw new ScenarioError(`${id}: when is a list of answers`);
  return data.map((one: Data, i) =>
    inPart([i], () => {
      const step = readStep(one);
      readWord(step.key, WHEN_KEYS, `${id}: when`, 'answer');
      if (step.key === 'us' || step.key === 'ussr') readAnswers(step.key, step.value);
      return step;
    }),
  );
}

const PROOF_KEYS = ['by', 'lead', 'low', 'chances', 'seed', 'version', 'weights'];

function readProof(data: Data | undefined, id: string, answer: readonly string[]): StoredProof {
  const fields = readFields(data, `${id}: proof`);
  checkKeys(fields, PROOF_KEYS, `${id}: proof`);
  const { chances = {}, weights = null } = fields;
  if (typeof weights !== 'string' || !WEIGHTS.test(weights))
    throw new ScenarioError(`${id}: weights is the checksum of a weights file, 8 digits from 0 to f in quotes`);
  const all = Object.entries(readFields(chances, `${id}: chances`, true));
  for (const [text, chance] of all) {
    readAnswers('us', text);
    const n = readNumber(chance, `${id}: chance of ${text}`);
    if (n > PERCENT) throw new ScenarioError(`${id}: chance of ${text} is ${n}; expected a per cent`);
  }
  const perStep = (key: 'lead' | 'low'): number[] => {
    const list = fields[key];
    if (!Array.isArray(list) || list.length !== answer.length)
      throw new ScenarioError(`${id}: ${key} is a list of ${answer.length}, one for each answer`);
    return list.map((one: Data) => readNumber(one, `${id}: ${key}`));
  };
  return {
    by: readWord(fields.by ?? null, PROVEN_BY, `${id}: proof`, 'kind of proof') as StoredProof['by'],
    lead: perStep('lead'),
    low: perStep('low'),
    chances: Object.fromEntries(all) as Record<string, number>,
    seed: readNumber(fields.seed, `${id}: seed`),
    version: readNumber(fields.version, `${id}: version`),
    weights,
  };
}

function readSource(data: Data | undefined, id: string): Puzzle['from'] {
  const fields = readFields(data, `${id}: from`);
  checkKeys(fields, [...SIDE_KEYS, 'seed', 'at'], `${id}: from`);
  return {
    us: readWord(fields.us ?? null, LEVELS, `${id}: from`, 'level'),
    ussr: readWord(fields.ussr ?? null, LEVELS, `${id}: from`, 'level'),
    seed: readNumber(fields.seed, `${id}: seed`),
    at: readNumber(fields.at, `${id}: at`),
  };
}

function readFields(data: Data | undefined, what: string, mayBeEmpty = false): Fields {
  if (!isFields(data) || (!mayBeEmpty && Object.keys(data).length === 0))
    throw new ScenarioError(`${what} is a mapping`);
  return data;
}
