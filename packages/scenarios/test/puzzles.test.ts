import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Puzzle, puzzleText, readPuzzleFile } from '../src/index.ts';
import { PuzzleRun, taskOf } from '../src/puzzles/index.ts';

const FOLDER = fileURLToPath(new URL('../puzzles', import.meta.url));
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml') && name !== 'retired.yaml');
const read = (name: string): Puzzle[] => readPuzzleFile(name, readFileSync(join(FOLDER, name), 'utf8'));

describe.each(FILES)('the puzzles of %s', (name) => {
  const puzzles = read(name);
  it('are sound, leave a choice, and stand in the file of their first theme', () => {
    for (const puzzle of puzzles) {
      expect(`${puzzle.themes[0]}.yaml`, puzzle.id).toBe(name);
      const asked = new PuzzleRun(puzzle).record.decisions().find(({ actor }) => actor === puzzle.side);
      expect(asked?.options.length, puzzle.id).toBeGreaterThan(1);
    }
  });
  it('have the lead that a puzzle needs at every step', () => {
    for (const { id, proof } of puzzles) {
      if (proof.by !== 'playouts') continue;
      expect(Math.min(...proof.lead), id).toBeGreaterThanOrEqual(15);
      expect(Math.min(...proof.low), id).toBeGreaterThanOrEqual(10);
    }
  });
  it('are solved by their answers, and by nothing else', () => {
    for (const puzzle of puzzles) {
      const right = new PuzzleRun(puzzle);
      right.answer(puzzle.answer);
      expect(right.state, puzzle.id).toBe('solved');
      expect(right.settle()).toBeNull();
      const wrong = new PuzzleRun(puzzle);
      const asked = wrong.record.decisions().find(({ actor }) => actor === puzzle.side);
      if (asked?.question === 'place') continue;
      wrong.answer([asked!.options.find((option) => option !== puzzle.answer[0])!]);
      expect(wrong.state, puzzle.id).toBe('missed');
    }
  });
  it('name their task unless that would tell the answer', () => {
    for (const puzzle of puzzles) expect(taskOf(puzzle) === 'other', puzzle.id).toBe(puzzle.proof.by === 'playouts');
  });
  it('are written as they are read', () => {
    for (const puzzle of puzzles) expect(readPuzzleFile('again.yaml', puzzleText(puzzle))).toEqual([puzzle]);
  });
});

it('there are three hundred at least, each with a name of its own', () => {
  const ids = FILES.flatMap((name) => read(name).map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(300);
});

it('those that were checked by hand are all there', () => {
  const docs = readFileSync(new URL('../../../docs/puzzles.md', import.meta.url), 'utf8');
  const checked = [...docs.matchAll(/^\| `([a-z]+[a-z-]*-\d+-\d+)` \|/gm)].map(([, id]) => id);
  const ids = FILES.flatMap((name) => read(name).map(({ id }) => id));
  expect(checked.length).toBeGreaterThanOrEqual(30);
  expect(checked.filter((id) => !ids.includes(id!))).toEqual([]);
});

const TEXT = `- puzzle: trial
  themes: [ influence ]
  difficulty: 1200
  side: us
  given:
    turn: 10
    round: 7
    phasing: us
    influence: { france: [3, 0], italy: [1, 2] }
    hands: { us: [nato], ussr: [] }
  when:
    - us: nato influence
  answer: italy italy
  why:
    - { kind: takes, country: italy, battleground: yes }
  proof: { by: playouts, lead: [20, 20], low: [15, 15], chances: { italy: 60 }, seed: 3, version: 1, weights: 00c0ffee }
  from: { us: ambassador, ussr: recruit, seed: 1, at: 2 }
`;

describe('points on the map', () => {
  const [puzzle] = readPuzzleFile('trial.yaml', TEXT) as [Puzzle];
  it('count in any order, among others', () => {
    const run = new PuzzleRun(puzzle);
    run.answer(['italy', 'france']);
    expect(run.state).toBe('open');
    run.answer(['italy']);
    expect(run.state).toBe('solved');
  });
  it('are missed once none are left', () => {
    const run = new PuzzleRun(puzzle);
    run.answer(['france', 'france', 'france']);
    expect(run.state).toBe('open');
    run.answer(['france']);
    expect(run.state).toBe('missed');
  });
  it('can be taken back before that, but what was played before the puzzle can not', () => {
    const run = new PuzzleRun(puzzle);
    expect(run.undoable).toBe(0);
    run.answer(['france']);
    expect(run.undoable).toBe(1);
    run.undo();
    run.answer(['italy', 'italy']);
    expect(run.state).toBe('solved');
  });
});

it('reasons of the first version are read by their present names', () => {
  const text = TEXT.replace(
    '{ kind: takes, country: italy, battleground: yes }',
    '{ kind: took, country: italy }\n    - { kind: broke, country: iran }\n    - { kind: sent-away, card: fidel }',
  );
  expect(readPuzzleFile('trial.yaml', text)[0]!.why).toEqual([
    { kind: 'takes', country: 'italy' },
    { kind: 'breaks', country: 'iran', side: 'ussr' },
    { kind: 'spaces', card: 'fidel', side: 'ussr' },
  ]);
});

describe('a bad puzzle file is refused by name and line', () => {
  it.each([
    [
      'a theme that is none',
      'themes: [ influence ]',
      'themes: [ influenza ]',
      /trial: unknown theme "influenza".*line 2/,
    ],
    ['themes of another answer', 'themes: [ influence ]', 'themes: [ coup ]', /its themes are influence, not coup/],
    ['a country that is none', 'italy: [1, 2]', 'ittaly: [1, 2]', /did you mean "italy".*line 6/],
    [
      'an answer that nobody may give',
      'answer: italy italy',
      'answer: italy chile',
      /"chile" is not a legal answer.*line 13/,
    ],
    ['an answer to nothing', 'answer: italy italy', 'answer: itally italy', /did you mean "italy".*line 13/],
    ['no lead for a step', 'lead: [20, 20]', 'lead: [20]', /lead is a list of 2.*line 16/],
    ['a reason that is none', 'kind: takes', 'kind: tuck', /unknown kind "tuck".*line 15/],
    ['a reason that says too little', 'kind: takes, country: italy', 'kind: takes', /takes needs a country.*line 15/],
    ['a reason about no region', 'battleground: yes', 'scoring: yes', /takes needs a region.*line 15/],
    ['weights that are none', 'weights: 00c0ffee', 'weights: coffee', /weights is the checksum.*line 16/],
    ['a key that is none', 'difficulty: 1200', 'dificulty: 1200', /did you mean "difficulty"/],
    ['a card in two places', 'ussr: []', 'ussr: [nato]', /nato can't be both/],
    ['no YAML', 'side: us', 'side: [us', /trial.yaml: .*line/s],
  ])('%s', (_what, good, bad, problem) => {
    expect(TEXT).toContain(good);
    expect(() => readPuzzleFile('trial.yaml', TEXT.replace(good, bad))).toThrow(problem);
    expect(() => readPuzzleFile('trial.yaml', TEXT.replace(good, bad))).toThrow('trial.yaml');
  });
  it('the same puzzle twice', () =>
    expect(() => readPuzzleFile('trial.yaml', TEXT + TEXT)).toThrow(/puzzle trial is here twice.*line 18/));
});
