import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readSaved } from '../src/files.ts';
import { cli, testFolder } from './support/run.ts';

/** An engine that fails in the game with seed 5, whether it is recorded or not. */
vi.mock(import('../src/random-game.ts'), async (importOriginal) => {
  const real = await importOriginal();
  const failure = new Error('The bear has eaten the pieces');
  return {
    ...real,
    RandomGames: class extends real.RandomGames {
      override play(seed: number) {
        if (seed === 5) throw failure;
        return super.play(seed);
      }
    },
    recordGame: (...args: Parameters<typeof real.recordGame>) => {
      const recorded = real.recordGame(...args);
      return args[1] === 5 ? { ...recorded, end: failure } : recorded;
    },
  };
});

describe('a game that fails in sim', () => {
  it('is counted, told with its seed, and kept to be run again', async () => {
    const { status, out, err } = await cli('sim --games 3 --seed 4 --json');
    expect(status).toBe(1);
    const { games, errors, winners } = JSON.parse(out);
    expect({ games, errors }).toEqual({ games: 3, errors: 1 });
    expect(winners.us + winners.ussr + winners.draw).toBe(2);
    const [, file] = /^Seed 5: The bear has eaten the pieces \(saved as (.*error-5\.json)\)$/m.exec(err) ?? [];
    expect(readSaved(file ?? '').answers.length).toBeGreaterThan(0);
    rmSync(dirname(file!), { recursive: true });
  });

  it('is kept beside the others with --save', async () => {
    const folder = testFolder();
    expect((await cli(`sim --games 2 --seed 5 --save ${folder}`)).status).toBe(1);
    expect(existsSync(join(folder, 'error-5.json'))).toBe(true);
    expect(existsSync(join(folder, 'game-5.json'))).toBe(false);
    expect(existsSync(join(folder, 'game-6.json'))).toBe(true);
  });

  it('leaves no mean turn when no game has ended', async () => {
    const { out } = await cli(`sim --games 1 --seed 5 --json --save ${testFolder()}`);
    expect(JSON.parse(out).meanLastTurn).toBeNull();
  });
});
