import { readFileSync } from 'node:fs';
import type { GameRecord } from '@longtwilight/engine';
import { SHIPPED_WEIGHTS } from '@longtwilight/neural/weights';
import { describe, expect, it } from 'vitest';
import { analyseGame, askHere, type GameAnalysis, luckOfUs, mistakesOf, readNetwork, StudyDesk } from '../src/index.ts';
import { blunders, plant, plantedGame } from './support/planted.ts';

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
  const cases = Array.from({ length: LONG ? 20 : 1 }, (_, i) => [...kinds[i % kinds.length]!, i + 1] as const);
  it.each(cases)('is among its three largest mistakes: %s', async (_name, kind, side, turn, seed) => {
    const { record, at } = plantedGame(network, kind, { seed, side, turn, last: 10 });
    const analysis = await analysed(record);
    const found = mistakesOf(analysis).slice(0, 3);
    const about = found.map((one) => `${one.at} ${one.side} ${one.answers.join(' ')} ${one.loss.toFixed(2)}`);
    expect(
      found.some((one) => one.side === side && one.at <= at && at < one.at + one.count),
      `${at}: ${about.join('; ')}`,
    ).toBe(true);
  });
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
