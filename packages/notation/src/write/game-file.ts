import {
  type FullRulesSpec,
  GameRecord,
  type OutsideEnd,
  type RecordEdit,
  RefusedError,
  readSavedGame,
  type SavedGame,
  SIDE_KEYS,
} from '@longtwilight/engine';
import { OUTSIDE_END_TEXTS, outsideEndIn, outsideEndText } from '../outside-end.ts';
import { ReplayBudget, type ReplayLimit } from '../replay-limit.ts';
import { packAnswers, unpackAnswers } from './packed-answers.ts';
import { readRulesText, rulesText } from './rules-text.ts';

const FORMAT = 'longtwilight-game-file';
/** A game whose position was edited on the way is of version 2; all others are still written as version 1. */
const VERSIONS = [1, 2] as const;
/** Far more than any game needs. */
const LONGEST_FILE = 5_000_000;
const LONGEST_NAME = 200;
const LONGEST_COMMENT = 10_000;
const MOST_COMMENTS = 10_000;

/** What a file may say about a game besides the game itself. */
export interface GameMeta {
  readonly title?: string;
  /** `2024-05-17`, with a time behind it if wanted. */
  readonly date?: string;
  readonly players?: { readonly us?: string; readonly ussr?: string };
  readonly comments?: readonly GameComment[];
}
export interface GameComment {
  /** After how many answers of the record it is said. */
  readonly at: number;
  readonly text: string;
}
export interface GameFile {
  readonly record: GameRecord;
  readonly meta: GameMeta;
}

/** The form of a game file, for other tools: JSON Schema. What the answers must be only the rules can say. */
export const GAME_FILE_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A game of Long Twilight',
  type: 'object',
  required: ['format', 'version', 'rulesVersion', 'rules', 'words', 'answers'],
  additionalProperties: false,
  properties: {
    format: { const: FORMAT },
    version: { enum: VERSIONS },
    rulesVersion: { type: 'integer', minimum: 1 },
    title: { type: 'string', maxLength: LONGEST_NAME },
    date: {
      type: 'string',
      pattern: '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)?)?$',
    },
    players: {
      type: 'object',
      additionalProperties: false,
      properties: {
        us: { type: 'string', maxLength: LONGEST_NAME },
        ussr: { type: 'string', maxLength: LONGEST_NAME },
      },
    },
    comments: {
      type: 'array',
      maxItems: MOST_COMMENTS,
      items: {
        type: 'object',
        required: ['at', 'text'],
        additionalProperties: false,
        properties: {
          at: { type: 'integer', minimum: 0 },
          text: { type: 'string', maxLength: LONGEST_COMMENT },
        },
      },
    },
    rules: { type: 'string', description: 'as on the command line: edition=deluxe,handicap.us=2' },
    bids: { type: 'string', description: 'the bidding answers, separated by spaces' },
    words: { type: 'string', description: 'the answers that occur, each once, separated by spaces' },
    answers: { type: 'string', description: 'every answer in the record, chance included, as indexes into words' },
    end: { enum: OUTSIDE_END_TEXTS },
    edits: {
      type: 'array',
      description:
        'from version 2: where the position was changed by hand, for example where a log was followed against the rules',
      items: {
        type: 'object',
        required: ['at', 'position'],
        additionalProperties: false,
        properties: { at: { type: 'integer', minimum: 0 }, position: { type: 'object' } },
      },
    },
  },
} as const;

type Raw = Readonly<Record<string, unknown>>;

const refuse = (message: string): never => {
  throw new RefusedError('bad-save', message);
};

/** A game as a small JSON document, on one line. */
export function writeGameFile(record: GameRecord, meta: GameMeta = {}): string {
  if (record.start !== null) return refuse('A game file starts with setup, but this game started from a position');
  const { rules, rulesVersion, bids, answers, end, version, edits } = record.save();
  return `${JSON.stringify({
    format: FORMAT,
    version,
    rulesVersion,
    ...readMeta({ ...meta }, answers.length),
    rules: rulesText(rules),
    ...(bids.length === 0 ? {} : { bids: bids.join(' ') }),
    ...packAnswers(answers),
    ...(end === null ? {} : { end: outsideEndText(end) }),
    ...(edits === undefined ? {} : { edits }),
  })}\n`;
}

/** Read a game file, or a saved game of the engine, and play it through: every answer must be legal. */
export function readGameFile(text: string, limit?: ReplayLimit): GameFile {
  if (text.length > LONGEST_FILE)
    refuse(`This file has ${text.length} characters; a game file never has more than ${LONGEST_FILE}`);
  const data = parse(text);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return refuse('A game file must be a JSON object');
  return readGame(data as Raw, new ReplayBudget(limit));
}

/** The same for one that stands in another file. */
export function readGame(raw: Raw, budget: ReplayBudget): GameFile {
  if (raw.format !== FORMAT) return { record: load(readSavedGame(raw), budget), meta: {} };
  if (!VERSIONS.includes(raw.version as 1))
    refuse(
      `This game file has version ${JSON.stringify(raw.version)}; this program reads up to version ${VERSIONS.at(-1)}`,
    );
  knownKeys(raw, Object.keys(GAME_FILE_SCHEMA.properties), 'a game file');
  const answers = unpackAnswers({ words: textOf(raw, 'words'), answers: textOf(raw, 'answers') });
  const saved = readSavedGame({
    format: 'longtwilight-game',
    version: raw.version,
    rulesVersion: raw.rulesVersion,
    rules: rulesOf(raw),
    bids: raw.bids === undefined ? [] : textOf(raw, 'bids').split(' '),
    answers,
    end: raw.end === undefined ? null : readEnd(raw.end),
    edits: raw.edits as readonly RecordEdit[] | undefined,
  } satisfies Record<Exclude<keyof SavedGame, 'start'>, unknown>);
  return { record: load(saved, budget), meta: readMeta(raw, answers.length) };
}

function load(saved: SavedGame, budget: ReplayBudget): GameRecord {
  budget.takeGame(saved.answers.length, saved.edits?.length ?? 0);
  return GameRecord.load(saved);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse(`This is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function rulesOf(raw: Raw): FullRulesSpec {
  return readRulesText(textOf(raw, 'rules'));
}

function textOf(raw: Raw, key: string, longest = LONGEST_FILE): string {
  const value = raw[key];
  if (typeof value !== 'string') return refuse(`"${key}" is ${JSON.stringify(value) ?? 'missing'}; expected a text`);
  if (value.length > longest) return refuse(`"${key}" has ${value.length} characters; expected at most ${longest}`);
  return value;
}

function knownKeys(raw: Raw, known: readonly string[], what: string): void {
  for (const key of Object.keys(raw))
    if (!known.includes(key)) refuse(`Unknown key "${key}" in ${what}; known keys are ${known.join(', ')}`);
}

const objectOf = (value: unknown, key: string): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Raw)
    : refuse(`"${key}" is ${JSON.stringify(value)}; expected an object`);

/** Check what is said about a game, in the order in which it is written. */
function readMeta(raw: Raw, answers: number): GameMeta {
  const name = (from: Raw, key: string): Record<string, string> =>
    from[key] === undefined ? {} : { [key]: textOf(from, key, LONGEST_NAME) };
  const date = raw.date === undefined ? undefined : textOf(raw, 'date');
  if (date !== undefined && !new RegExp(GAME_FILE_SCHEMA.properties.date.pattern).test(date))
    refuse(`"date" is "${date}"; expected a date such as 2024-05-17`);
  const players = raw.players === undefined ? undefined : objectOf(raw.players, 'players');
  if (players !== undefined) knownKeys(players, SIDE_KEYS, '"players"');
  return {
    ...name(raw, 'title'),
    ...(date === undefined ? {} : { date }),
    ...(players === undefined ? {} : { players: { ...name(players, 'us'), ...name(players, 'ussr') } }),
    ...(raw.comments === undefined ? {} : { comments: readComments(raw.comments, answers) }),
  };
}

function readComments(value: unknown, answers: number): GameComment[] {
  if (!Array.isArray(value)) return refuse('"comments" is not a list');
  if (value.length > MOST_COMMENTS) refuse(`There are ${value.length} comments; expected at most ${MOST_COMMENTS}`);
  return value.map((one: unknown, i) => {
    const comment = objectOf(one, `comments[${i}]`);
    knownKeys(comment, ['at', 'text'], `comment ${i + 1}`);
    const { at } = comment;
    if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > answers)
      return refuse(`Comment ${i + 1} is at ${JSON.stringify(at)}; expected a number of answers from 0 to ${answers}`);
    return { at, text: textOf(comment, 'text', LONGEST_COMMENT) };
  });
}

const readEnd = (value: unknown): OutsideEnd =>
  outsideEndIn(String(value)) ??
  refuse(`"end" is ${JSON.stringify(value)}; expected one of ${OUTSIDE_END_TEXTS.join(', ')}`);
