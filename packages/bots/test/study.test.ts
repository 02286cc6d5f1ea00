import { readFileSync } from 'node:fs';
import { GameRecord, seeded } from '@longtwilight/engine';
import { SHIPPED_WEIGHTS } from '@longtwilight/neural/weights';
import { describe, expect, it } from 'vitest';
import { analyseGame, askHere, type GameAnalysis, luckOfUs, mistakesOf, readNetwork, StudyDesk } from '../src/index.ts';
import { lossOf, sureWorth } from '../src/study/worth.ts';
import { blunders, isPlant, LARGEST, plant, plantedGame } from './support/planted.ts';

const LONG = process.env.LONG === '1';
const network = readNetwork(new Uint8Array(readFileSync(SHIPPED_WEIGHTS)));

async function analysed(record: GameRecord, desks = 1): Promise<GameAnalysis> {
  let seen = 0;
  const ask = Array.from({ length: desks }, () => askHere(new StudyDesk(record, network)));
  const analysis = await analyseGame(ask, ({ done, needed }) => {
    expect(done).toBeGreaterThanOrEqual(seen);
    expect(done).toBeLessThanOrEqual(needed);
    seen = done;
  });
  expect(seen).toBeGreaterThan(0);
  return analysis;
}

describe('a blunder in a sound game', () => {
  const kinds = blunders(network);
  const cases = Array.from({ length: LONG ? 20 : 1 }, (_, i) => {
    const [name, kind, side, turn] = kinds[i % kinds.length]!;
    return [name, side, i + 1, { kind, turn }] as const;
  });
  it.each(cases)(
    'is among its three largest mistakes: %s by the %s, game %i',
    async (_name, side, seed, { kind, turn }) => {
      const planted = await plantedGame(network, kind, { seed, side, turn, last: 10, analyse: analysed });
      const found = mistakesOf(planted.analysis).slice(0, LARGEST);
      const about = found.map((one) => `${one.at} ${one.side} ${one.answers.join(' ')} ${one.loss.toFixed(2)}`);
      expect(
        found.some((one) => one.side === side && isPlant(planted, one)),
        `${planted.at}: ${about.join('; ')}`,
      ).toBe(true);
    },
  );
});

it('gives the same for the same game with any number of desks, with chances that are some, and luck apart from decisions', async () => {
  const { record } = plant(network, { blunder: () => null }, { seed: 5, side: 'us', turn: 1, last: 1 });
  const analysis = await analysed(record);
  expect(await analysed(record, 3)).toEqual(analysis);
  expect(analysis.moments.length).toBeGreaterThan(10);
  for (const { us, ussr, both } of analysis.moments)
    for (const chance of [us, ussr, both]) expect(Math.abs(chance - 0.5)).toBeLessThanOrEqual(0.5);
  // A play takes all answers that a side gives in one go: a set-up is one
  const [setup] = analysis.plays;
  expect([setup!.decision.question, setup!.count]).toEqual(['setup', 6]);
  expect(analysis.luck.some(({ kind }) => kind === 'deal')).toBe(true);
  expect(Math.abs(luckOfUs(analysis))).toBeLessThan(2);
});

describe('a set-up', () => {
  const CLASSIC = {
    ussr: ['poland', 4, 'east-germany', 1, 'austria', 1],
    us: ['west-germany', 4, 'italy', 3],
  } as const;
  const placed = (points: readonly (string | number)[]): string[] =>
    points.flatMap((one, i) => (typeof one === 'string' ? new Array<string>(Number(points[i + 1])).fill(one) : []));

  /** The grades of both set-ups. */
  async function gradesOf(ussr: readonly string[], us: readonly string[]): Promise<unknown[]> {
    const chance = seeded(2);
    const record = GameRecord.start({});
    const left = { ussr: [...ussr], us: [...us] };
    for (let asked = record.decisions()[0]!; record.game.turn === 1; asked = record.decisions()[0]!) {
      if (asked.actor === 'chance') record.answer('chance', asked.options[chance(asked.options.length)]!);
      else if (asked.question === 'setup') record.answer(asked.actor, left[asked.actor].shift()!);
      else break;
    }
    const { plays } = await analysed(record);
    return plays.map(({ grade }) => grade);
  }

  it.runIf(LONG)('that people have played for decades is no mistake, and a silly one is (needs LONG=1)', async () => {
    const us = placed(CLASSIC.us);
    expect(await gradesOf(placed(CLASSIC.ussr), us)).toEqual([null, null]);
    const [silly, answer] = await gradesOf(placed(['finland', 6]), us);
    expect([silly === null, answer]).toEqual([false, null]);
  });

  it('costs only what is sure', () => {
    const rough = { chance: 0.4, best: 0.5, options: [{ answer: 'poland', value: 0.5 }], worlds: 16, isSafe: true };
    const unsure = sureWorth(
      rough,
      Array.from({ length: 40 }, (_, i) => [i % 2, i % 2 === 0 ? 0.9 : 0]),
    );
    expect(lossOf(unsure)).toBe(0);
    expect(unsure.best).toBe(0.5);
    const sure = sureWorth(
      rough,
      Array.from({ length: 40 }, (_, i) => [0.6 + 0.1 * (i % 2), 0.4]),
    );
    expect(lossOf(sure)).toBeCloseTo(0.25);
  });
});
