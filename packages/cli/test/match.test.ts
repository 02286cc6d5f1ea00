import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outcomeOf } from '@longtwilight/engine';
import { readGameFile } from '@longtwilight/notation';
import { describe, expect, it } from 'vitest';
import { cli, testFolder } from './support/run.ts';

const fileBeside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const oddBot = (mode: string): string =>
  `exec:"${process.execPath}" "${fileBeside('../../bots/test/support/odd-bot.mjs')}" ${mode}`;

async function match(...args: string[]) {
  const { status, out, err } = await cli(['match', '--json', '--threads', '1', ...args]);
  return { status, err, result: JSON.parse(out) };
}
const RANDOM = ['--us', 'random', '--ussr', 'random'];

/** All of a result that does not depend on the clock. */
const withoutTimes = (result: unknown): unknown =>
  JSON.parse(JSON.stringify(result, (key, value) => (/^ms|Ms/.test(key) ? undefined : value)));

describe('match', () => {
  it('prints one JSON document with the keys of the contract', async () => {
    const { status, result, err } = await match(...RANDOM, '--games', '6');
    expect(status).toBe(0);
    expect(err).not.toContain('{');
    const keys = ['games', 'score', 'interval', 'us', 'ussr', 'endings', 'meanLastTurn', 'msPerDecision'];
    expect(Object.keys(result)).toEqual(expect.arrayContaining(keys));
    expect(result.games).toBe(6);
    expect(result.us.wins + result.ussr.wins + result.draws).toBe(6);
    expect(result.score).toBeCloseTo((result.us.wins + result.draws / 2) / 6);
    expect(result.interval[0]).toBeLessThan(result.score);
    expect(result.illegalAnswers).toBe(0);
    expect(result.rules.handicap).toEqual({ us: 2, ussr: 0 });
  });

  it('plays each seed with both seatings, alike where the players are alike', async () => {
    const { result } = await match(...RANDOM, '--games', '6', '--both-sides');
    expect(result.score).toBe(0.5);
    expect(result.players[0].asUs).toEqual(result.players[1].asUs);
    expect(result.us.wins % 2).toBe(0);
  });

  it('gives the same result with any number of threads', async () => {
    const one = await match(...RANDOM, '--games', '5', '--seed', '9', '--playouts', '4');
    const two = await match(...RANDOM, '--games', '5', '--seed', '9', '--playouts', '4', '--threads', '2');
    expect(withoutTimes(two.result)).toEqual(withoutTimes(one.result));
    const other = await match(...RANDOM, '--games', '5', '--seed', '90', '--playouts', '4');
    expect(withoutTimes(other.result)).not.toEqual(withoutTimes({ ...one.result, seed: 90 }));
  });

  it('goes on from a file of results where it was stopped', async () => {
    const file = join(testFolder(), 'results.jsonl');
    const options = [...RANDOM, '--both-sides', '--seed', '4'];
    const whole = await match(...options, '--games', '6');
    await match(...options, '--games', '3', '--results', file);
    const [head, first, , last] = readFileSync(file, 'utf8').split('\n');
    // The third game was cut off as it was written
    writeFileSync(file, [head, first, last!.slice(0, 40)].join('\n'));
    const rest = await match(...options, '--games', '6', '--results', file);
    expect(rest.err).toContain('1 of 6 games are already recorded in');
    expect(withoutTimes(rest.result)).toEqual(withoutTimes(whole.result));
    const again = await match(...options, '--games', '6', '--results', file, '--threads', '2');
    expect(again.err).toContain('6 of 6 games are already recorded in');
    expect(withoutTimes(again.result)).toEqual(withoutTimes(whole.result));
  });
  it('refuses a file of results of another match', async () => {
    const file = join(testFolder(), 'results.jsonl');
    await match(...RANDOM, '--games', '2', '--results', file);
    const other = await cli(`match --us random --ussr recruit --games 2 --results ${file}`);
    expect(other.status).toBe(2);
    expect(other.err).toContain('holds the results of a different match');
    const seed = await cli(`match --us random --ussr random --games 2 --seed 7 --results ${file}`);
    expect(seed.err).toContain('was played with different seats or a different seed: its seed is 1, expected 7');
    const text = join(testFolder(), 'notes.txt');
    writeFileSync(text, 'My notes\n');
    const foreign = await cli(`match --us random --ussr random --games 2 --results ${text}`);
    expect(foreign.status).toBe(1);
    expect(foreign.err).toContain('is not a results file: line 1 is not JSON');
    expect(readFileSync(text, 'utf8')).toBe('My notes\n');
  });

  it('keeps games that other commands open', async () => {
    const folder = join(testFolder(), 'games');
    const { result } = await match(...RANDOM, '--games', '2', '--save', folder);
    expect(readdirSync(folder).sort()).toEqual(['game-1.json', 'game-2.json']);
    for (const { file, winner, reason } of result.saved)
      expect(outcomeOf(readGameFile(readFileSync(file, 'utf8')).record.game)).toEqual({ winner, reason });
    expect((await cli(`show ${join(folder, 'game-1.json')}`)).out).toMatch(/The (US|USSR) wins|A draw/);
    expect((await cli(`export ${join(folder, 'game-1.json')} --as log`)).status).toBe(0);
  });

  it.each(['bidding=influence', 'edition=second,bidding=vp', 'scenario=late-war'])('plays by %s', async (rules) => {
    const { status, result } = await match(...RANDOM, '--games', '4', '--both-sides', '--rules', rules);
    expect(status).toBe(0);
    expect(result.games).toBe(4);
    expect(result.players[0].asUs.games + result.players[0].asUssr.games).toBe(4);
  });

  it('tells people what came of it', async () => {
    const { status, out } = await cli('match --us random --ussr random --games 2 --threads 1');
    expect(status).toBe(0);
    expect(out).toContain('random scores ');
    expect(out).toMatch(/ended by +\S+: \d/);
  });
});

describe('an external bot in a match', () => {
  it('loses by its faults with a clear message, and the match goes on', async () => {
    const folder = testFolder();
    const args = ['--us', oddBot('garbage'), '--ussr', 'random', '--games', '3', '--save', folder];
    const { status, result, err } = await match(...args);
    expect(status).toBe(0);
    expect(result).toMatchObject({ games: 3, score: 0, endings: { resign: 3 } });
    expect(result.players[0].faults).toEqual({ protocol: 3 });
    expect(err).toMatch(/loses game 1 \(protocol\): Expected a line with a JSON object/);
    const { meta } = readGameFile(readFileSync(join(folder, 'game-1.json'), 'utf8'));
    expect(meta.players?.ussr).toBe('random');
    expect(meta.comments?.[0]?.text).toContain('to be or not to be');
  });

  it('plays in threads too, and is heard', async () => {
    const args = ['--us', oddBot('chatty'), '--ussr', oddBot('illegal'), '--games', '4', '--threads', '2'];
    const { result, err } = await match(...args);
    expect(result).toMatchObject({ games: 4, score: 1, illegalAnswers: 4 });
    expect(err).toContain('] I am ready\n');
  });
});

const hasPython = (): boolean => {
  try {
    return execFileSync('python3', ['--version'], { encoding: 'utf8' }).startsWith('Python 3');
  } catch {
    return false;
  }
};

// Node is all that the project may take for granted
describe.runIf(hasPython())('the example bot in Python (needs Python 3)', () => {
  const bot = `exec:python3 "${fileBeside('../../../examples/python-bot/bot.py')}"`;
  it.each(['handicap.us=2', 'bidding=influence', 'edition=second,bidding=vp'])(
    'plays a whole game by %s',
    async (rules) => {
      const args = ['--us', bot, '--ussr', 'random', '--games', '1', '--rules', rules];
      const { status, result } = await match(...args);
      expect(status).toBe(0);
      expect(result.games).toBe(1);
      expect(result.players[0].faults).toEqual({});
    },
  );
});
