import { GameRecord } from '@longtwilight/engine';
import { describe, expect, test, vi } from 'vitest';
import {
  addChapter,
  addLine,
  homeOf,
  isStudy,
  lineAnswers,
  linesFrom,
  moveChapter,
  notesAt,
  readFirstGame,
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

const movesOf = (answers: readonly string[]): string[][] => answers.map((text) => [text]);

const SETUP = 3;
const grown = addLine(blank, { line: 0, at: SETUP }, movesOf(otherAnswers(blank, 0, SETUP, 4)));

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
    const again = addLine(chapter, { line: 0, at: 0 }, movesOf(lineAnswers(chapter, 1)));
    expect(again).toEqual(grown);
    expect(addLine(chapter, { line: 0, at: 0 }, movesOf(game.answers.slice(0, 9)))).toEqual({
      chapter,
      node: { line: 0, at: 9 },
    });
    const longer = addLine(chapter, grown.node, movesOf(otherAnswers(chapter, 1, grown.node.at)));
    expect(longer.chapter.lines).toHaveLength(1);
    expect(longer.node).toEqual({ line: 1, at: grown.node.at + 1 });
  });
  test('leaves before the cards that are drawn ahead of its first answer, not in the middle of a deal', () => {
    const dealt = recordOfLine(blank, 0).entries.findIndex(({ actor }) => actor !== 'chance');
    expect(dealt).toBeGreaterThan(SETUP);
    const move = [...game.answers.slice(0, dealt), ...otherAnswers(blank, 0, dealt)];
    const first = addLine(blank, { line: 0, at: 0 }, [move]);
    expect(first.node).toEqual({ line: 1, at: dealt + 1 });
    expect(linesFrom(first.chapter, { line: 0, at: 0 })).toEqual([1]);
    expect(addLine(first.chapter, { line: 0, at: 0 }, [move])).toEqual(first);
  });
  test('can leave another, and goes with it', () => {
    const side = addLine(grown.chapter, { line: 1, at: SETUP + 2 }, movesOf(otherAnswers(grown.chapter, 1, SETUP + 2)));
    expect(side.node.line).toBe(2);
    const second = addLine(side.chapter, { line: 0, at: 5 }, movesOf(otherAnswers(side.chapter, 0, 5)));
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

describe('reading lines', () => {
  /** How many answers are replayed. */
  function replayed(work: () => void): number {
    const answer = vi.spyOn(GameRecord.prototype, 'answer');
    try {
      work();
      return answer.mock.calls.length;
    } finally {
      answer.mockRestore();
    }
  }
  /** Each leaves the game, or the line before it, at another moment. */
  function bushy(chapter: StudyChapter): StudyChapter {
    let grown = chapter;
    for (let at = chapter.game.answers.length - 20; at > 0; at -= 7) {
      const line = at % 2 ? 0 : grown.lines.length;
      const from = line === 0 ? at : grown.lines[line - 1]!.from.at + 1;
      const answers = otherAnswers(grown, line, from, 3);
      grown = { ...grown, lines: [...grown.lines, { from: { line, at: from }, answers }] };
    }
    return grown;
  }
  const many = bushy(blank);
  const text = writeStudy({ title: 'Many', chapters: [many] });

  test('gives each answer once, however many lines there are', () => {
    expect(many.lines.length).toBeGreaterThan(20);
    const answers = game.answers.length + many.lines.reduce((sum, line) => sum + line.answers.length, 0);
    const count = replayed(() => expect(readStudy(text).chapters).toEqual([many]));
    // The game is played once by itself, and once more as far as lines leave it
    expect(count).toBeLessThanOrEqual(answers + game.answers.length);
    const first = replayed(() => readFirstGame(text));
    expect(first).toBe(game.answers.length);
  });
  test('finds the illegal answer of any of them', () => {
    for (const i of many.lines.keys()) {
      const lines = many.lines.with(i, {
        ...many.lines[i]!,
        answers: ['nonsense', ...many.lines[i]!.answers.slice(1)],
      });
      const broken = writeStudy({ title: 'Broken', chapters: [{ ...many, lines }] });
      expect(() => readStudy(broken)).toThrow(new RegExp(`Chapter 1: Line ${i + 1}: Answer \\d+ of the record`));
    }
  });
  test('makes the edits of a game where they were made', () => {
    const edited = GameRecord.start({});
    edited.edit({ vp: 3 });
    edited.follow(game.answers.slice(0, 4), []);
    edited.edit({ vp: 5 });
    const chapter = { ...blank, game: edited.save() };
    const lines = [0, 0, 4, 4].map((at) => ({ from: { line: 0, at }, answers: otherAnswers(chapter, 0, at) }));
    const whole = { title: 'Edited', chapters: [{ ...chapter, lines }] };
    expect(readStudy(writeStudy(whole))).toEqual(whole);
  });
  test('stops at a limit, and says which', () => {
    const limit = { answers: 10_000, answersOfGame: 5000, edits: 10 };
    expect(readStudy(text, limit).chapters).toEqual([many]);
    const least = game.answers.length;
    expect(replayed(() => expect(() => readStudy(text, { ...limit, answersOfGame: 9 })).toThrow('at most 9'))).toBe(0);
    expect(() => readStudy(text, { ...limit, answers: least })).toThrow(`at most ${least}`);
  });
});

type Raw = { chapters: Record<string, object[]>[] };

/** The first line or note of the first chapter with something else in it. */
function edited(data: Raw, key: string, changes: object): Raw {
  const [first, ...more] = data.chapters;
  const [one, ...others] = first![key]!;
  return { ...data, chapters: [{ ...first!, [key]: [{ ...one, ...changes }, ...others] }, ...more] };
}
