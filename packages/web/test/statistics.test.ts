import { GameRecord, seeded } from '@longtwilight/engine';
import { digestOf } from '@longtwilight/notation';
import { describe, expect, test } from 'vitest';
import {
  COLUMN_KEYS,
  type CountedGame,
  cardRows,
  endRows,
  facesIn,
  luckRows,
  playsIn,
} from '../src/library/statistics/counted.ts';
import { csvOf } from '../src/library/statistics/csv.ts';

function played(seed: number, answers = Number.POSITIVE_INFINITY): CountedGame {
  const record = GameRecord.start({});
  const chance = seeded(seed);
  for (;;) {
    const asked = record.decisions().find(({ answered }) => !answered);
    if (asked === undefined || record.entries.length >= answers) break;
    record.answer(asked.actor, asked.options[chance(asked.options.length)]!);
  }
  return { digest: digestOf(record), sides: ['us', 'ussr'] };
}
const GAMES = [...[1, 2, 3, 4, 5, 6].map((seed) => played(seed)), played(7, 60)];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('statistics add up', () => {
  test('every play stands in one column and has one result, card by card and in all', () => {
    const { rows, total } = cardRows(playsIn(GAMES));
    for (const row of [...rows, total]) {
      expect(sum(COLUMN_KEYS.map((column) => row[column])), `${row.card}`).toBe(row.played);
      expect(row.won + row.drawn + row.lost + row.open).toBe(row.played);
    }
    expect(sum(rows.map((row) => row.played))).toBe(total.played);
    expect(total.played).toBe(sum(GAMES.map(({ digest }) => digest.plays.length)));
    expect(total.open).toBeGreaterThan(0);
    expect(total.open).toBe(GAMES.at(-1)!.digest.plays.length);
  });
  test('every game has one end', () => {
    const { rows, total } = endRows(GAMES);
    expect(sum(rows.map((row) => row.games))).toBe(GAMES.length);
    expect(total.games).toBe(GAMES.length);
    for (const { reason, us, ussr, draws, games } of rows) expect(us + ussr + draws).toBe(reason === null ? 0 : games);
  });
  test('luck of both sides is the luck of all, kind by kind', () => {
    const of = (sides: CountedGame['sides']) => luckRows(GAMES.map((game) => ({ ...game, sides })));
    const [us, ussr, both] = [of(['us']), of(['ussr']), of(['us', 'ussr'])];
    expect(us.total.tries + ussr.total.tries).toBe(both.total.tries);
    expect(us.total.expected + ussr.total.expected).toBeCloseTo(both.total.expected);
    expect(sum(both.rows.map(({ won }) => won))).toBe(both.total.won);
    expect(Math.abs(both.total.deviations!)).toBeLessThan(4);
    expect(sum(facesIn(GAMES))).toBe(sum(GAMES.flatMap(({ digest: { faces } }) => [...faces.us, ...faces.ussr])));
  });
});

test('a table is written as spreadsheets read it', () => {
  expect(
    csvOf([
      ['Card', 'Played'],
      ['“Lone Gunman”, alias "x"', 3],
      ['=1+1', null],
    ]),
  ).toBe('Card,Played\r\n"“Lone Gunman”, alias ""x""",3\r\n\'=1+1,\r\n');
});
