import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GameRecord, outcomeOf } from '@longtwilight/engine';
import { describe, expect, it } from 'vitest';
import { readSaved } from '../src/files.ts';
import { cli, testFolder } from './support/run.ts';

const KEYS = [
  'games',
  'decisions',
  'playerDecisions',
  'seconds',
  'decisionsPerSecond',
  'gamesPerSecond',
  'winners',
  'endings',
  'meanLastTurn',
  'errors',
];

/** All of a result that does not depend on the clock. */
async function simulate(args: string) {
  const { status, out } = await cli(`sim --json ${args}`);
  expect(status).toBe(0);
  const { seconds, decisionsPerSecond, gamesPerSecond, ...counts } = JSON.parse(out);
  expect([seconds, decisionsPerSecond, gamesPerSecond].every((n) => n > 0)).toBe(true);
  return counts;
}
const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);

describe('sim', () => {
  it('prints one JSON document with the keys of the contract', async () => {
    const { status, out } = await cli('sim --games 10 --seed 1 --json');
    expect(status).toBe(0);
    const result = JSON.parse(out);
    expect(Object.keys(result)).toEqual(KEYS);
    expect(result.games).toBe(10);
    expect(result.errors).toBe(0);
    expect(sum(result.winners)).toBe(10);
    expect(sum(result.endings)).toBe(10);
    expect(result.decisions).toBeGreaterThan(result.playerDecisions);
    expect(result.meanLastTurn).toBeGreaterThanOrEqual(1);
  });

  it('prints for people without --json', async () => {
    const { status, out } = await cli('sim --games 2');
    expect(status).toBe(0);
    expect(out).toContain('2 games in');
    expect(out).toContain('errors      0');
  });

  it('is repeatable by its seed, and different by another', async () => {
    const first = await simulate('--games 6 --seed 7');
    expect(await simulate('--games 6 --seed 7')).toEqual(first);
    expect(await simulate('--games 6 --seed 700')).not.toEqual(first);
  });

  it('plays the same games in several threads', async () => {
    expect(await simulate('--games 5 --seed 3 --threads 2')).toEqual(await simulate('--games 5 --seed 3'));
  });

  it.each(['', '--rules bidding=influence', '--rules edition=second,bidding=vp'])(
    'keeps games that load and end as counted (%s)',
    async (rules) => {
      const folder = join(testFolder(), 'new');
      const { winners, endings } = await simulate(`--games 3 --seed 11 --save ${folder} ${rules}`);
      const files = readdirSync(folder);
      expect(files.sort()).toEqual(['game-11.json', 'game-12.json', 'game-13.json']);
      const ends = files.map((file) => outcomeOf(GameRecord.load(readSaved(join(folder, file))).game));
      for (const side of ['us', 'ussr', 'draw'] as const)
        expect(ends.filter((end) => end?.winner === side)).toHaveLength(winners[side]);
      for (const end of ends) expect(Object.keys(endings)).toContain(end?.reason);
    },
  );

  it('plays by other rules', async () => {
    const rules = 'scenario=late-war,options=space-without-roll';
    expect((await simulate(`--games 3 --rules ${rules}`)).meanLastTurn).toBeGreaterThanOrEqual(8);
    expect((await simulate('--games 3 --rules edition=second,bidding=vp')).errors).toBe(0);
  });
});
