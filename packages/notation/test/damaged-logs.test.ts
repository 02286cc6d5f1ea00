import { type Chance, type GameRecord, outcomeOf, positionOf, seeded } from '@longtwilight/engine';
import type { CountryKey } from '@longtwilight/engine/data';
import { describe, expect, test } from 'vitest';
import {
  type ImportResult,
  importLog,
  importLogs,
  type Mismatch,
  readGameFile,
  writeGameFile,
  writeLog,
} from '../src/index.ts';
import { appStyle } from './support/app-style.ts';
import { CONFIGURATIONS, games, randomGame } from './support/games.ts';
import { HAS_REAL_GAMES, REAL_GAMES, realGame } from './support/real-games.ts';
import { SMALL_LOG } from './support/small-log.ts';

const unexplained = (result: ImportResult): readonly Mismatch[] =>
  result.mismatches.filter((one) => one.explanation === null);

/** A change to a log, and the index of the line where it was made. */
type Damage = (lines: readonly string[], chance: Chance) => readonly [readonly string[], number];

const pick = (lines: readonly string[], chance: Chance, which: RegExp): number => {
  const fit = lines.flatMap((line, i) => (which.test(line) ? [i] : []));
  return fit[chance(fit.length)]!;
};
const put = (lines: readonly string[], at: number, ...more: string[]): string[] => [
  ...lines.slice(0, at),
  ...more,
  ...lines.slice(at),
];
const block = (lines: readonly string[], chance: Chance): [number, number] => {
  const headings = lines.flatMap((line, i) => (line.startsWith('Turn ') ? [i] : []));
  const n = chance(headings.length - 1);
  return [headings[n]!, headings[n + 1]!];
};

const DAMAGES: Readonly<Record<string, Damage>> = {
  'a line missing': (lines, chance) => {
    const at = pick(lines, chance, /\S/);
    return [lines.toSpliced(at, 1), at];
  },
  'a line twice': (lines, chance) => {
    const at = pick(lines, chance, /\S/);
    return [put(lines, at, lines[at]!), at];
  },
  'a number changed': (lines, chance) => {
    const at = pick(lines, chance, /\d/);
    const digits = [...lines[at]!.matchAll(/\d/g)];
    const { index, 0: digit } = digits[chance(digits.length)]!;
    const other = (Number(digit) + 1 + chance(8)) % 10;
    return [lines.with(at, lines[at]!.slice(0, index) + other + lines[at]!.slice(index + 1)), at];
  },
  'a letter wrong': (lines, chance) => {
    const at = pick(lines, chance, /\S.{6}/);
    const i = 1 + chance(lines[at]!.length - 2);
    return [lines.with(at, `${lines[at]!.slice(0, i)}q${lines[at]!.slice(i + 1)}`), at];
  },
  'two lines exchanged': (lines, chance) => {
    const at = chance(lines.length - 1);
    return [lines.with(at, lines[at + 1]!).with(at + 1, lines[at]!), at];
  },
  'a block twice': (lines, chance) => {
    const [from, to] = block(lines, chance);
    return [put(lines, to, ...lines.slice(from, to)), to];
  },
  'a block missing': (lines, chance) => {
    const [from, to] = block(lines, chance);
    return [lines.toSpliced(from, to - from), from];
  },
  'the other side': (lines, chance) => {
    const at = pick(lines, chance, /^USS?R? /);
    return [
      lines.with(
        at,
        lines[at]!.replace(/^USS?R?/, (side) => (side === 'US' ? 'USSR' : 'US')),
      ),
      at,
    ];
  },
  'another event': (lines, chance) => {
    const at = pick(lines, chance, /^Event: /);
    return [lines.with(at, 'Event: Duck and Cover'), at];
  },
  'another language': (lines, chance) => {
    const at = chance(lines.length);
    return [put(lines, at, 'Die UdSSR setzt 2 Punkte in Polen [0][4]'), at];
  },
  garbage: (lines, chance) => {
    const at = chance(lines.length);
    return [put(lines, at, String.fromCharCode(...Array.from({ length: 80 }, () => 33 + chance(60_000)))), at];
  },
};

/** A missing line of an event that gives up to so many points is a game in which fewer were taken. */
const MAY_BE_LEFT_OUT = /^USS?R? [+-]\d+ in /;
/** What is wrong in a turn may come to light only later in it, but not much. */
const FAR = 40;

/** All that everybody can see of the game. */
const open = ({ record }: Pick<ImportResult, 'record'>): unknown => {
  const { hands: _hands, ...position } = positionOf(record!.game);
  return { ...position, outcome: outcomeOf(record!.game) };
};

/** There is a game, whole as far as the log goes, that can be kept and opened again. */
function expectToBeSound({ record, evidence, lines }: ImportResult, about: string): void {
  expect(record, about).not.toBeNull();
  const saved = record!.save();
  expect(readGameFile(writeGameFile(record!)).record.save(), about).toEqual(saved);
  expect([evidence.length, lines.length], about).toEqual([saved.answers.length, saved.answers.length]);
}

/** Either the damage is reported near its line, or it did no harm: the game is the same. */
function expectReport(log: string, damage: Damage, chance: Chance): void {
  const lines = log.trimEnd().split('\n');
  const [changed, at] = damage(lines, chance);
  const result = importLog(changed.join('\n'));
  const about = `line ${at + 1}: "${lines[at]}" became "${changed[at]}"`;
  const found = unexplained(result);
  expect(result.ok, about).toBe(found.length === 0);
  expectToBeSound(result, about);
  if (result.ok) {
    if (changed.length >= lines.length || !MAY_BE_LEFT_OUT.test(lines[at]!))
      expect(open(result), about).toEqual(open(importLog(log)));
    return;
  }
  for (const { line } of found) {
    expect(line, about).toBeGreaterThan(0);
    expect(line, about).toBeLessThanOrEqual(changed.length);
  }
  expect(Math.min(...found.map(({ line }) => Math.abs(line - at - 1))), about).toBeLessThan(FAR);
}

const real = HAS_REAL_GAMES ? REAL_GAMES.map(realGame) : [];
/** Logs of ours, as the app would have written them. */
const IN_APP_STYLE = [4, 9, 14].map((seed) => appStyle(writeLog(randomGame(CONFIGURATIONS[1]!, seed))));
/** Logs of ours, as they are and in the style of the app, and real ones where they are at hand. */
const LOGS = [
  ...[3, 1, 2, 7, 11].map((seed) => writeLog(randomGame(CONFIGURATIONS[0]!, seed))),
  ...IN_APP_STYLE,
  ...real,
];

describe.each(Object.entries(DAMAGES))('a log with %s', (name, damage) => {
  test('is reported with the line, or is the same game', () => {
    const chance = seeded(name.length);
    for (let n = games(6, 60); n > 0; n--) expectReport(LOGS[chance(LOGS.length)]!, damage, chance);
  });
});

/** Countries in which the influence is another. */
function differences(a: GameRecord, b: GameRecord): string[] {
  const [one, other] = [positionOf(a.game).influence, positionOf(b.game).influence];
  const countries = new Set([...Object.keys(one), ...Object.keys(other)] as CountryKey[]);
  return [...countries].filter((country) => String(one[country]) !== String(other[country]));
}

describe('a log with one line removed, doubled or altered', () => {
  /** A line that is lost may take its points with it; what else stands at the end is what the log tells. */
  const MOST_DIFFERENT = 3;
  /** Answers that may be tried for one log, with what it takes to see that there have been enough. */
  const MOST_TRIED = 70_000;
  const ways = ['a line missing', 'a line twice', 'a number changed', 'a letter wrong'] as const;
  test('opens, says so, and shows the rest', () => {
    const chance = seeded(18);
    const whole = LOGS.map((log) => importLog(log).record!);
    const ends = whole.map((record) => JSON.stringify(open({ record })));
    const counts = { logs: 0, harmless: 0, reported: 0, edited: 0, tried: 0, most: 0 };
    for (let n = games(36, 2000); n > 0; n--) {
      const which = chance(LOGS.length);
      const lines = LOGS[which]!.trimEnd().split('\n');
      const damage = DAMAGES[ways[chance(ways.length)]!]!;
      const [changed, at] = damage(lines, chance);
      const about = `log ${which}, line ${at + 1}: "${lines[at]}" became "${changed[at]}"`;
      const result = importLog(changed.join('\n'));
      expectToBeSound(result, about);
      expect(result.tried, about).toBeLessThan(MOST_TRIED);
      counts.logs++;
      counts.tried += result.tried;
      counts.most = Math.max(counts.most, result.tried);
      if (result.record!.edits.length > 0) counts.edited++;
      if (result.ok) {
        counts.harmless++;
        // Whatever is not reported has done no harm
        if (changed.length >= lines.length || !MAY_BE_LEFT_OUT.test(lines[at]!))
          expect(JSON.stringify(open(result)), about).toBe(ends[which]);
        continue;
      }
      counts.reported++;
      expect(unexplained(result).length, about).toBeGreaterThan(0);
      expect(result.record!.game.turn, about).toBe(whole[which]!.game.turn);
      expect(differences(result.record!, whole[which]!).length, about).toBeLessThanOrEqual(MOST_DIFFERENT);
    }
    if (process.env.LONG === '1')
      console.info(`damaged logs: ${JSON.stringify(counts)}; real ones at hand: ${real.length}`);
  });
});

const begun = SMALL_LOG.slice(0, SMALL_LOG.indexOf('Turn 1, USSR AR1'));
const fill = (line: string, size: number): string => line.repeat(Math.ceil(size / line.length));

describe('noise is refused, and read no further than needed', () => {
  test.each([
    ['lines of no meaning', fill('US +1 in nowhere at all [1][0]\n', 50_000_000)],
    ['a single line', fill('x', 50_000_000)],
    ['beginnings of lines', fill('Event: ', 50_000_000)],
    ['empty lines', fill('\n', 50_000_000)],
    ['zeros', fill('\0', 50_000_000)],
    [
      'influence without end',
      `${begun}Turn 1, USSR AR1: Fidel*: Place Influence (2 Ops):\n${fill('USSR +1 in Iran [1][1]\n', 900_000)}`,
    ],
    ['an event without end', `${begun}Turn 1, USSR AR1: CIA Created*: ${fill('Event: CIA Created*\n', 900_000)}`],
    [
      'cards without end',
      `${begun}Turn 1, USSR AR1: CIA Created*: Event: CIA Created*\n${fill('USSR reveals Fidel*\n', 900_000)}`,
    ],
    [
      'answers without end',
      `${begun}Turn 1, USSR AR1: CIA Created*: Event: CIA Created*\n${fill('> US: done\n', 900_000)}`,
    ],
    [
      'dice without end',
      `${begun}Turn 1, USSR AR1: Olympic Games: Event: Olympic Games\n${fill('Roll: 3 3\n', 900_000)}`,
    ],
    ['headlines without end', begun + fill('Turn 1, Headline Phase: Fidel* & NATO*:\n', 900_000)],
    ['rounds without end', begun + fill('Turn 1, USSR AR1: Fidel*: Place Influence (2 Ops):\n', 900_000)],
  ])('%s', (_name, text) => {
    const result = importLog(text);
    expect(result.ok).toBe(false);
    const found = unexplained(result);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(250);
    expect(found[0]!.line).toBeGreaterThan(0);
  });
});

test('two games in one file are two games, each with its own lines', () => {
  const [first, second, ...more] = importLogs(`${SMALL_LOG}\n${SMALL_LOG}`);
  expect(more).toEqual([]);
  const line = SMALL_LOG.split('\n').length + 1;
  expect(second!.entries[0]!.line).toBe(line);
  for (const result of [first!, second!]) {
    expect(result.ok).toBe(true);
    expect(open(result)).toEqual(open(importLog(SMALL_LOG)));
  }
});

test('a log without its head is followed from where it begins', () => {
  const headless = SMALL_LOG.slice(SMALL_LOG.indexOf('Turn 1, USSR AR2'));
  const result = importLog(headless);
  expect(unexplained(result).length).toBeGreaterThan(0);
  const { influence } = positionOf(result.record!.game);
  expect(influence.afghanistan).toEqual([0, 3]);
  expect(influence.cuba).toEqual([0, 3]);
});

test('notes and chat between the lines are kept as comments, in place', () => {
  const [head, rest] = [
    SMALL_LOG.slice(0, SMALL_LOG.indexOf('Turn 1, US AR1')),
    SMALL_LOG.slice(SMALL_LOG.indexOf('Turn 1, US AR1')),
  ];
  const { ok, comments, lines, mismatches } = importLog(
    `${head}Ada: good luck with that\n${rest}What a shame, thanks for the game\n`,
  );
  expect(ok).toBe(true);
  expect(mismatches.filter((one) => one.explanation === 'note-between-lines')).toHaveLength(2);
  const line = head.split('\n').length;
  expect(comments).toMatchObject([{ text: 'Ada: good luck with that' }, { at: lines.length }]);
  const [first] = comments;
  expect(lines[first!.at - 1]!).toBeLessThan(line);
  expect(lines[first!.at]!).toBeGreaterThan(line);
});

test.each([...IN_APP_STYLE.entries()])(
  'a turn that has lost its heading is played with cards of its own: log %i',
  (_i, log) => {
    const lines = log.split('\n');
    const headings = lines.flatMap((line, i) => (/^Turn \d+, Headline Phase/.test(line) ? [i] : []));
    const { turn } = importLog(log).record!.game;
    expect(headings.length).toBeGreaterThan(1);
    for (const at of headings)
      expect(importLog(lines.toSpliced(at, 1).join('\n')).record!.game.turn, lines[at]).toBe(turn);
  },
);

test.each([...IN_APP_STYLE.entries()])('a turn that no game has is the one that comes next: log %i', (_i, log) => {
  const lines = log.split('\n');
  const whole = open(importLog(log));
  const headings = lines.flatMap((line, i) => (/^Turn [2-9]/.test(line) ? [i] : []));
  expect(headings.length).toBeGreaterThan(1);
  for (const at of headings) {
    const changed = importLog(lines.with(at, lines[at]!.replace(/^Turn /, 'Turn 1')).join('\n'));
    expect(unexplained(changed).map(({ line }) => line)).toEqual([at + 1]);
    expect(open(changed), lines[at]).toEqual(whole);
  }
});

test('a game that breaks goes on by the word of the log', () => {
  const result = importLog(SMALL_LOG.replace('Turn 1, US AR2: UN Intervention', 'Turn 1, US AR2: Solidarity*'));
  const { influence } = positionOf(result.record!.game);
  expect(influence.afghanistan).toEqual([0, 3]);
  expect(influence.cuba).toEqual([0, 3]);
  expect(unexplained(result).length).toBeGreaterThan(0);
  expect(result.record!.edits.length).toBeGreaterThan(0);
});

test('a remark that begins like a turn is one line that makes no sense', () => {
  const lines = IN_APP_STYLE[0]!.split('\n');
  const at = lines.findIndex((line) => line.startsWith('Turn 2'));
  const changed = importLog(lines.toSpliced(at, 0, 'Turn 99, see you next week').join('\n'));
  expect(changed.mismatches.filter(({ line }) => line === at + 1).length).toBe(1);
});
