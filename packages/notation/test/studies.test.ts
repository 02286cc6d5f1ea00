import { GameRecord } from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import {
  addChapter,
  addLine,
  homeOf,
  isStudy,
  lineAnswers,
  linesFrom,
  moveChapter,
  notesAt,
  readStudy,
  recordOfLine,
  removeChapter,
  removeLine,
  STUDY_LIMITS,
  STUDY_SCHEMA,
  type Study,
  type StudyChapter,
  setNote,
  writeStudy,
} from '../src/index.ts';
import { CONFIGURATIONS, randomGame } from './support/games.ts';

const game = randomGame(CONFIGURATIONS[0]!, 3).save();
const blank: StudyChapter = { title: 'A game', game, lines: [], notes: [] };

/** Another answer than that of the game after so many answers, as the rules allow it. */
function otherAnswers(chapter: StudyChapter, line: number, at: number, many = 1): string[] {
  const record = recordOfLine(chapter, line);
  record.takeBack(record.entries.length - at);
  for (let i = 0; i < many; i++) {
    const asked = record.decisions().find(({ answered }) => !answered)!;
    const other = asked.options.find((option) => option !== lineAnswers(chapter, line)[at + i]) ?? asked.options[0]!;
    record.answer(asked.actor, other);
  }
  return record.entries.slice(at).map(({ text }) => text);
}

const SETUP = 3;
const grown = addLine(blank, { line: 0, at: SETUP }, otherAnswers(blank, 0, SETUP, 4));

describe('a variation', () => {
  test('leaves the game, which stays as it was played', () => {
    const { chapter, node } = grown;
    expect(node).toEqual({ line: 1, at: SETUP + 4 });
    expect(linesFrom(chapter, { line: 0, at: SETUP })).toEqual([1]);
    expect(lineAnswers(chapter, 0)).toEqual(game.answers);
    expect(lineAnswers(chapter, 1).slice(0, SETUP)).toEqual(game.answers.slice(0, SETUP));
    expect(recordOfLine(chapter, 1).entries).toHaveLength(SETUP + 4);
    expect(recordOfLine(chapter, 0).save()).toEqual(game);
  });
  test('follows what is there already and adds only what is new', () => {
    const { chapter } = grown;
    const again = addLine(chapter, { line: 0, at: 0 }, lineAnswers(chapter, 1));
    expect(again).toEqual(grown);
    expect(addLine(chapter, { line: 0, at: 0 }, game.answers.slice(0, 9))).toEqual({
      chapter,
      node: { line: 0, at: 9 },
    });
    const longer = addLine(chapter, grown.node, otherAnswers(chapter, 1, grown.node.at));
    expect(longer.chapter.lines).toHaveLength(1);
    expect(longer.node).toEqual({ line: 1, at: grown.node.at + 1 });
  });
  test('can leave another, and goes with it', () => {
    const side = addLine(grown.chapter, { line: 1, at: SETUP + 2 }, otherAnswers(grown.chapter, 1, SETUP + 2));
    expect(side.node.line).toBe(2);
    const second = addLine(side.chapter, { line: 0, at: 5 }, otherAnswers(side.chapter, 0, 5));
    const noted = setNote(second.chapter, { line: 3, at: 6, text: 'stays' });
    const less = removeLine(noted, 1);
    expect(less.lines).toHaveLength(1);
    expect(less.notes).toEqual([{ line: 1, at: 6, text: 'stays' }]);
    expect(lineAnswers(less, 1)).toEqual(lineAnswers(noted, 3));
  });
  test('belongs to the game up to where it leaves', () => {
    expect(homeOf(grown.chapter, { line: 1, at: SETUP })).toEqual({ line: 0, at: SETUP });
    expect(homeOf(grown.chapter, { line: 1, at: SETUP + 1 })).toEqual({ line: 1, at: SETUP + 1 });
  });
});

describe('a note', () => {
  test('speaks of a moment or of several, and is gone when it says nothing', () => {
    const noted = setNote(grown.chapter, { line: 1, at: 2, since: 1, text: 'both', symbol: '!?' });
    expect(noted.notes).toEqual([{ line: 0, at: 2, since: 1, text: 'both', symbol: '!?' }]);
    expect([0, 1, 2, 3].map((at) => notesAt(noted, { line: 1, at }).length)).toEqual([0, 1, 1, 0]);
    expect(setNote(noted, { line: 0, at: 2, text: '  ' }).notes).toEqual([]);
    expect(
      setNote(noted, { line: 0, at: 2, arrows: [{ from: 'cuba', to: 'haiti', colour: 'us' }] }).notes,
    ).toHaveLength(1);
  });
});

describe('chapters', () => {
  const study: Study = { title: 'S', chapters: [blank] };
  test('are added, moved and taken away, but for the last', () => {
    const two = addChapter(study, { ...blank, title: 'B' });
    expect(moveChapter(two, 1, -1).chapters.map(({ title }) => title)).toEqual(['B', 'A game']);
    expect(moveChapter(two, 0, -1)).toBe(two);
    expect(removeChapter(two, 0).chapters.map(({ title }) => title)).toEqual(['B']);
    expect(removeChapter(study, 0)).toBe(study);
  });
  test('have a limit that is told', () => {
    const full = { ...study, chapters: Array.from({ length: STUDY_LIMITS.chapters }, () => blank) };
    expect(() => addChapter(full, blank)).toThrow(`at most ${STUDY_LIMITS.chapters} chapters`);
  });
});

describe('the file of a study', () => {
  const noted = setNote(
    setNote(grown.chapter, {
      line: 1,
      at: SETUP + 1,
      symbol: '?',
      arrows: [{ from: 'iran', to: 'iran', colour: 'ussr' }],
    }),
    { line: 0, at: 9, since: 7, text: 'Said “here”\nand there' },
  );
  const position = GameRecord.load(
    GameRecord.from({ turn: 4, hands: { us: ['nato'], ussr: ['fidel'] } }).save(),
  ).save();
  const study: Study = {
    title: 'Set-ups',
    author: 'Ann',
    date: '2024-05-17',
    chapters: [noted, { ...blank, title: 'A position', game: position }],
  };
  const text = writeStudy(study);

  test('is read as it was written, games and positions', () => {
    expect(isStudy(text)).toBe(true);
    expect(readStudy(text)).toEqual(study);
    expect(writeStudy(readStudy(text))).toBe(text);
  });
  test('has the keys of its schema', () => {
    const data = JSON.parse(text);
    expect(Object.keys(data).sort()).toEqual(Object.keys(STUDY_SCHEMA.properties).sort());
    const { items } = STUDY_SCHEMA.properties.chapters;
    expect(Object.keys(data.chapters[0]).sort()).toEqual(Object.keys(items.properties).sort());
    const keys = new Set(data.chapters[0].notes.flatMap((note: object) => Object.keys(note)));
    expect([...keys].sort()).toEqual(Object.keys(items.properties.notes.items.properties).sort());
  });
  test.each([
    ['another version', (data: Raw) => ({ ...data, version: 2 }), 'version 2'],
    ['an unknown key', (data: Raw) => ({ ...data, colour: 'red' }), 'Unknown key "colour"'],
    ['no chapters', (data: Raw) => ({ ...data, chapters: [] }), 'at least one chapter'],
    ['an illegal answer', (data: Raw) => edited(data, 'lines', { answers: 'cuba' }), 'Chapter 1: Line 1: '],
    ['a line from nowhere', (data: Raw) => edited(data, 'lines', { from: [0, 99_999] }), 'is at 99999'],
    ['a line from a later one', (data: Raw) => edited(data, 'lines', { from: [2, 1] }), 'names line 2'],
    ['a note beyond the end', (data: Raw) => edited(data, 'notes', { at: [0, 99_999] }), 'Note 1: '],
    ['an unknown symbol', (data: Raw) => edited(data, 'notes', { symbol: '!!!' }), '"symbol" is "!!!"'],
    ['an arrow to nowhere', (data: Raw) => edited(data, 'notes', { arrows: ['iran atlantis us'] }), 'atlantis'],
  ])('with %s is refused, and says why', (_name, damage, message) => {
    expect(() => readStudy(JSON.stringify(damage(JSON.parse(text))))).toThrow(message);
  });
  test('cut off anywhere is refused', () => {
    for (let end = 0; end < text.length - 2; end += 97) expect(() => readStudy(text.slice(0, end))).toThrow();
  });
});

type Raw = { chapters: Record<string, object[]>[] };

/** The first line or note of the first chapter with something else in it. */
function edited(data: Raw, key: string, changes: object): Raw {
  const [first, ...more] = data.chapters;
  const [one, ...others] = first![key]!;
  return { ...data, chapters: [{ ...first!, [key]: [{ ...one, ...changes }, ...others] }, ...more] };
}
