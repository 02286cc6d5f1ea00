import { GameRecord, RefusedError } from '@longtwilight/engine';
import { COUNTRY_KEYS } from '@longtwilight/engine/data';
import { ReplayBudget, type ReplayLimit } from '../replay-limit.ts';
import { GAME_FILE_SCHEMA, readGame, writeGameFile } from '../write/game-file.ts';
import { STUDY_LIMITS } from './edit-study.ts';
import { followLines } from './follow-lines.ts';
import {
  ARROW_COLOURS,
  lineLength,
  type Study,
  type StudyArrow,
  type StudyChapter,
  type StudyLine,
  type StudyNode,
  type StudyNote,
  SYMBOLS,
} from './study.ts';

const FORMAT = 'longtwilight-study';
const VERSION = 1;
const LONGEST_FILE = 5_000_000;

const NODE = {
  description: 'a moment: the line (0 is the game itself) and the number of answers from the beginning',
  type: 'array',
  prefixItems: [
    { type: 'integer', minimum: 0 },
    { type: 'integer', minimum: 0 },
  ],
  minItems: 2,
  maxItems: 2,
} as const;

/** The form of a study file, for other tools: JSON Schema. What the answers must be only the rules can say. */
export const STUDY_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A study of Long Twilight',
  type: 'object',
  required: ['format', 'version', 'title', 'chapters'],
  additionalProperties: false,
  properties: {
    format: { const: FORMAT },
    version: { const: VERSION },
    title: { type: 'string', maxLength: STUDY_LIMITS.name },
    author: { type: 'string', maxLength: STUDY_LIMITS.name },
    date: GAME_FILE_SCHEMA.properties.date,
    chapters: {
      type: 'array',
      minItems: 1,
      maxItems: STUDY_LIMITS.chapters,
      items: {
        type: 'object',
        required: ['title', 'game'],
        additionalProperties: false,
        properties: {
          title: { type: 'string', maxLength: STUDY_LIMITS.name },
          game: {
            type: 'object',
            description: 'a game file; a chapter that begins in a position has a saved game of the engine instead',
          },
          lines: {
            type: 'array',
            maxItems: STUDY_LIMITS.lines,
            items: {
              type: 'object',
              required: ['from', 'answers'],
              additionalProperties: false,
              properties: { from: NODE, answers: { type: 'string', description: 'with a space between' } },
            },
          },
          notes: {
            type: 'array',
            maxItems: STUDY_LIMITS.notes,
            items: {
              type: 'object',
              required: ['at'],
              additionalProperties: false,
              properties: {
                at: NODE,
                since: { type: 'integer', minimum: 0, description: 'the first moment of its line that it is about' },
                text: { type: 'string', maxLength: STUDY_LIMITS.text },
                symbol: { enum: SYMBOLS },
                arrows: {
                  type: 'array',
                  maxItems: STUDY_LIMITS.arrows,
                  items: {
                    type: 'string',
                    pattern: `^[a-z-]+ [a-z-]+ (${ARROW_COLOURS.join('|')})$`,
                    description: 'from a country to a country; a ring where both are the same',
                  },
                },
              },
            },
          },
        },
      },
    },
  },
} as const;

type Raw = Readonly<Record<string, unknown>>;
const refuse = (message: string): never => {
  throw new RefusedError('bad-save', message);
};

/** A study as a JSON document, on one line. */
export function writeStudy({ title, author, date, chapters }: Study): string {
  return `${JSON.stringify({
    format: FORMAT,
    version: VERSION,
    title,
    ...(author === undefined ? {} : { author }),
    ...(date === undefined ? {} : { date }),
    chapters: chapters.map(writeChapter),
  })}\n`;
}

function writeChapter({ title, game, lines, notes }: StudyChapter): Raw {
  const isPosition = game.start !== undefined;
  return {
    title,
    game: isPosition ? game : JSON.parse(writeGameFile(GameRecord.load(game))),
    ...(lines.length === 0
      ? {}
      : { lines: lines.map(({ from, answers }) => ({ from: [from.line, from.at], answers: answers.join(' ') })) }),
    ...(notes.length === 0 ? {} : { notes: notes.map(writeNote) }),
  };
}

const writeNote = ({ line, at, since, text, symbol, arrows = [] }: StudyNote): Raw => ({
  at: [line, at],
  ...(since === undefined ? {} : { since }),
  ...(text === undefined ? {} : { text }),
  ...(symbol === undefined ? {} : { symbol }),
  ...(arrows.length === 0 ? {} : { arrows: arrows.map(({ from, to, colour }) => `${from} ${to} ${colour}`) }),
});

/** Whether a text is a study, to tell it from other files of ours. */
export const isStudy = (text: string): boolean =>
  new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`).test(text.slice(0, 200));

/** Read a study, and play its games and variations through: every answer must be legal. */
export function readStudy(text: string, limit?: ReplayLimit): Study {
  const raw = readRaw(text);
  const date = raw.date === undefined ? undefined : textOf(raw.date, '"date"', STUDY_LIMITS.name);
  if (date !== undefined && !new RegExp(STUDY_SCHEMA.properties.date.pattern).test(date))
    refuse(`"date" is "${date}"; expected a date such as 2024-05-17`);
  const budget = new ReplayBudget(limit);
  return {
    title: textOf(raw.title, '"title"', STUDY_LIMITS.name),
    ...(raw.author === undefined ? {} : { author: textOf(raw.author, '"author"', STUDY_LIMITS.name) }),
    ...(date === undefined ? {} : { date }),
    chapters: chaptersOf(raw).map((chapter, i) => inPlace(`Chapter ${i + 1}`, () => readChapter(chapter, budget))),
  };
}

/** Only the game of the first chapter, for those who show no more. */
export function readFirstGame(text: string, limit?: ReplayLimit): GameRecord {
  const { game } = objectOf(chaptersOf(readRaw(text))[0], 'A chapter');
  return readGame(objectOf(game, '"game"'), new ReplayBudget(limit)).record;
}

function chaptersOf(raw: Raw): readonly unknown[] {
  const chapters = listOf(raw.chapters, 'chapters', STUDY_LIMITS.chapters);
  if (chapters.length === 0) refuse('A study has at least one chapter');
  return chapters;
}

function readRaw(text: string): Raw {
  if (text.length > LONGEST_FILE)
    refuse(`This file has ${text.length} characters; a study never has more than ${LONGEST_FILE}`);
  const raw = objectOf(parse(text), 'A study');
  if (raw.format !== FORMAT) refuse(`The format is ${JSON.stringify(raw.format)}; expected "${FORMAT}"`);
  if (raw.version !== VERSION)
    refuse(`This study has version ${JSON.stringify(raw.version)}; this program reads version ${VERSION}`);
  knownKeys(raw, Object.keys(STUDY_SCHEMA.properties), 'a study');
  return raw;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse(`This is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Says where something is wrong. */
function inPlace<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RefusedError)
      throw new RefusedError(error.problem, `${place}: ${error.message}`, error.expected);
    throw error;
  }
}

const CHAPTER_KEYS = Object.keys(STUDY_SCHEMA.properties.chapters.items.properties);

function readChapter(value: unknown, budget: ReplayBudget): StudyChapter {
  const raw = objectOf(value, 'A chapter');
  knownKeys(raw, CHAPTER_KEYS, 'a chapter');
  const game = readGame(objectOf(raw.game, '"game"'), budget).record.save();
  const lines: StudyLine[] = [];
  const chapter = { title: textOf(raw.title, '"title"', STUDY_LIMITS.name), game, lines, notes: [] };
  for (const [i, one] of listOf(raw.lines, 'lines', STUDY_LIMITS.lines).entries())
    inPlace(`Line ${i + 1}`, () => lines.push(readLine(chapter, one)));
  budget.takeAnswers(lines.reduce((sum, { answers }) => sum + answers.length, 0));
  followLines(chapter, (line, play) => inPlace(`Line ${line}`, play));
  const notes = listOf(raw.notes, 'notes', STUDY_LIMITS.notes).map((note, i) =>
    inPlace(`Note ${i + 1}`, () => readNote(chapter, note)),
  );
  return { ...chapter, notes };
}

function readLine(chapter: StudyChapter, value: unknown): StudyLine {
  const raw = objectOf(value, 'A line');
  knownKeys(raw, ['from', 'answers'], 'a line');
  const answers = textOf(raw.answers, '"answers"', LONGEST_FILE).split(' ');
  if (answers.includes('')) refuse('"answers" has an empty answer; expected answers separated by spaces');
  return { from: readNode(chapter, raw.from, '"from"'), answers };
}

function readNode(chapter: StudyChapter, value: unknown, key: string): StudyNode {
  const [line, at, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  const isCount = (count: unknown): count is number => Number.isInteger(count) && (count as number) >= 0;
  if (!isCount(line) || !isCount(at) || more.length > 0)
    return refuse(`${key} is ${JSON.stringify(value)}; expected a line and a number of answers, such as [0, 120]`);
  if (line > chapter.lines.length)
    return refuse(`${key} names line ${line}; expected one of 0 to ${chapter.lines.length}, which come before it`);
  const first = line === 0 ? 0 : chapter.lines[line - 1]!.from.at + 1;
  const last = lineLength(chapter, line);
  if (at < first || at > last) return refuse(`${key} is at ${at}; expected ${first} to ${last} on line ${line}`);
  return { line, at };
}

const NOTE_KEYS = Object.keys(STUDY_SCHEMA.properties.chapters.items.properties.notes.items.properties);

function readNote(chapter: StudyChapter, value: unknown): StudyNote {
  const raw = objectOf(value, 'A note');
  knownKeys(raw, NOTE_KEYS, 'a note');
  const node = readNode(chapter, raw.at, '"at"');
  const { since, symbol } = raw;
  if (since !== undefined && (!Number.isInteger(since) || (since as number) < 0 || (since as number) > node.at))
    refuse(`"since" is ${JSON.stringify(since)}; expected a number of answers up to ${node.at}`);
  if (symbol !== undefined && !SYMBOLS.includes(symbol as '!'))
    refuse(`"symbol" is ${JSON.stringify(symbol)}; expected one of ${SYMBOLS.join(' ')}`);
  const arrows = listOf(raw.arrows, 'arrows', STUDY_LIMITS.arrows).map(readArrow);
  return {
    ...node,
    ...(since === undefined ? {} : { since: since as number }),
    ...(raw.text === undefined ? {} : { text: textOf(raw.text, '"text"', STUDY_LIMITS.text) }),
    ...(symbol === undefined ? {} : { symbol: symbol as '!' }),
    ...(arrows.length === 0 ? {} : { arrows }),
  };
}

function readArrow(value: unknown): StudyArrow {
  const [from, to, colour, ...more] = typeof value === 'string' ? value.split(' ') : [];
  const isCountry = (text: unknown): text is StudyArrow['from'] => COUNTRY_KEYS.includes(text as 'cuba');
  if (!isCountry(from) || !isCountry(to) || !ARROW_COLOURS.includes(colour as 'us') || more.length > 0)
    return refuse(
      `An arrow is ${JSON.stringify(value)}; expected two countries and a colour (${ARROW_COLOURS.join(', ')})`,
    );
  return { from, to, colour: colour as 'us' };
}

const objectOf = (value: unknown, what: string): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Raw)
    : refuse(`${what} is ${JSON.stringify(value) ?? 'missing'}; expected an object`);

function listOf(value: unknown, key: string, most: number): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return refuse(`"${key}" is not a list`);
  if (value.length > most) return refuse(`There are ${value.length} ${key}; expected at most ${most}`);
  return value;
}

function textOf(value: unknown, key: string, longest: number): string {
  if (typeof value !== 'string') return refuse(`${key} is ${JSON.stringify(value) ?? 'missing'}; expected a text`);
  if (value.length > longest) return refuse(`${key} has ${value.length} characters; expected at most ${longest}`);
  return value;
}

function knownKeys(raw: Raw, known: readonly string[], what: string): void {
  for (const key of Object.keys(raw))
    if (!known.includes(key)) refuse(`Unknown key "${key}" in ${what}; known keys are ${known.join(', ')}`);
}
