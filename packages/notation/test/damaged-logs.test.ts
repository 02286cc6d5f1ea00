import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Chance, outcomeOf, positionOf, seeded } from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { type ImportResult, importLog, type Mismatch, writeLog } from '../src/index.ts';
import { appStyle } from './support/app-style.ts';
import { CONFIGURATIONS, games, randomGame } from './support/games.ts';
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
const open = ({ record }: ImportResult): unknown => {
  const { hands: _hands, ...position } = positionOf(record!.game);
  return { ...position, outcome: outcomeOf(record!.game) };
};

/** Either the damage is reported near its line, or it did no harm: the game is the same. */
function expectReport(log: string, damage: Damage, chance: Chance): void {
  const lines = log.trimEnd().split('\n');
  const [changed, at] = damage(lines, chance);
  const result = importLog(changed.join('\n'));
  const about = `line ${at + 1}: "${lines[at]}" became "${changed[at]}"`;
  const found = unexplained(result);
  expect(result.ok, about).toBe(found.length === 0);
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

const REAL = new URL('../../../../shared/games/', import.meta.url);
const real = existsSync(REAL)
  ? readdirSync(REAL)
      .filter((file) => file.endsWith('.txt'))
      .map((file) => readFileSync(new URL(file, REAL), 'utf8'))
  : [];
/** Logs of ours, as they are and as the app would have written them, and real ones where they are at hand. */
const LOGS = [
  ...[3, 1, 2, 7, 11].map((seed) => writeLog(randomGame(CONFIGURATIONS[0]!, seed))),
  ...[4, 9, 14].map((seed) => appStyle(writeLog(randomGame(CONFIGURATIONS[1]!, seed)))),
  ...real,
];

describe.each(Object.entries(DAMAGES))('a log with %s', (name, damage) => {
  test('is reported with the line, or is the same game', () => {
    const chance = seeded(name.length);
    for (let n = games(6, 60); n > 0; n--) expectReport(LOGS[chance(LOGS.length)]!, damage, chance);
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
    ['the same game again and again', fill(SMALL_LOG, 50_000_000)],
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

test('where a second game follows, the first is read and the line of the second told', () => {
  const result = importLog(`${SMALL_LOG}\n${SMALL_LOG}`);
  const line = SMALL_LOG.split('\n').length + 1;
  expect(unexplained(result)).toMatchObject([{ line, what: 'log', expected: 'one game' }]);
  expect(open(result)).toEqual(open(importLog(SMALL_LOG)));
});

test('a game that breaks can be looked at up to there', () => {
  const result = importLog(SMALL_LOG.replace('Turn 1, US AR2: UN Intervention', 'Turn 1, US AR2: Solidarity*'));
  expect(result.record).toBeNull();
  const { influence } = positionOf(result.reached!.game);
  expect(influence.afghanistan).toEqual([0, 3]);
  expect(influence.egypt).toBeUndefined();
});
