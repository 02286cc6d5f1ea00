import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cli, testFolder } from './support/run.ts';

const long = process.env.LONG === '1';

describe('analyse', () => {
  it('gives chances, mistakes by what they cost, and luck, the same with any number of threads', async () => {
    const folder = testFolder();
    // A set-up at random takes long to judge
    const rules = long ? '' : '--rules scenario=late-war';
    await cli(`match --us random --ussr random --games 1 --threads 1 --save ${folder} ${rules}`);
    const file = join(folder, 'game-1.json');
    const { status, out } = await cli(`analyse ${file} --json --threads 2`);
    expect(status).toBe(0);
    expect((await cli(`analyse ${file} --json --threads 1`)).out).toBe(out);
    const { moments, plays, luck } = JSON.parse(out);
    expect(plays.length).toBeGreaterThan(8);
    for (const { us, ussr, both } of moments)
      for (const chance of [us, ussr, both]) expect(Math.abs(chance - 0.5)).toBeLessThanOrEqual(0.5);
    for (const { loss, chance, best, grade, options } of plays) {
      expect(loss).toBeCloseTo(best - chance);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(grade !== null).toBe(Math.round(100 * loss) >= 5);
      expect(options.length).toBeGreaterThan(0);
    }
    expect(luck.every(({ by }: { by: number }) => Math.abs(by) <= 1)).toBe(true);
    const table = await cli(`analyse ${file} --top 3 --decisions --threads 1`);
    expect(table.out).toMatch(/turn +as the US sees it +as the USSR sees it +seeing both hands/);
    expect(table.out).toMatch(/answer +turn +round +side +question +grade +played +better +chance +best chance +loss/);
    expect(table.out).toContain('Overall luck');
    expect(table.out).toMatch(/The better plays, and why:\n\d+: .+\. .+\./);
    expect(table.out).toMatch(/answer +turn +round +side +played +chance +best answers/);
  });
});

const GAME = fileURLToPath(new URL('../../../../shared/games/game-16.txt', import.meta.url));

// Real games are beside the project, not in it
describe.runIf(existsSync(GAME))('agreement (needs ../shared/games)', () => {
  it('counts where the choices of people stand in the order of a bot', async () => {
    const { status, out, err } = await cli(`agreement ${GAME} --bot random --json`);
    expect(status).toBe(0);
    expect(err).toContain('1 of 1');
    const { all, side, era, question, cardsFilledIn } = JSON.parse(out);
    expect(all.choices).toBeGreaterThan(50);
    expect(all.first).toBeLessThan(all.firstThree);
    for (const group of [side, era, question, cardsFilledIn]) {
      const choices = Object.values(group).map((one) => (one as { choices: number }).choices);
      expect(choices.reduce((a, b) => a + b)).toBe(all.choices);
    }
    const told = await cli(`agreement ${GAME} --bot random`);
    expect(told.out).toContain("random's first");
  });
});

describe('agreement with a log that is none', () => {
  it('says so and fails', async () => {
    const { status, err } = await cli(`agreement ${fileURLToPath(import.meta.url)}`);
    expect(status).toBe(1);
    expect(err).toContain("can't be replayed");
  });
});
