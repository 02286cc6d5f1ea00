import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cli, testFolder } from './support/run.ts';

describe('analyse', () => {
  it('judges every decision that left a choice, the largest mistakes first', async () => {
    const folder = testFolder();
    await cli(`match --us random --ussr random --games 1 --threads 1 --save ${folder}`);
    const { status, out } = await cli(`analyse ${join(folder, 'game-1.json')} --bot random --json`);
    expect(status).toBe(0);
    const { decisions } = JSON.parse(out);
    expect(decisions.length).toBeGreaterThan(20);
    const losses = decisions.map(({ loss }: { loss: number }) => loss);
    expect(losses).toEqual(losses.toSorted((a: number, b: number) => b - a));
    for (const { chosen, best, loss, options } of decisions) {
      expect(options.length).toBeGreaterThan(1);
      expect(options[0].answer).toBe(best);
      const value = options.find(({ answer }: { answer: string }) => answer === chosen).value;
      expect(loss).toBe(options[0].value - value);
    }
    const table = await cli(`analyse ${join(folder, 'game-1.json')} --bot random --top 3`);
    expect(table.out.trimEnd().split('\n')).toHaveLength(2 + 3);
    expect(table.out).toMatch(/answer +turn +round +side +question +chosen +best for random +loss/);
  });
});

const GAME = fileURLToPath(new URL('../../../../shared/games/game-16.txt', import.meta.url));

// Real games are beside the project, not in it: the summary of `npm test` names what is left out without them
describe.runIf(existsSync(GAME))('agreement', () => {
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
