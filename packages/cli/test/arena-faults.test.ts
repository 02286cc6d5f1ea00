import { completeRules } from '@longtwilight/engine';
import { describe, expect, it, vi } from 'vitest';
import { cli } from './support/run.ts';

/** A level that answers everything with a country that does not exist, and an engine that fails in games with seed 3. */
vi.mock(import('@longtwilight/bots/node'), async (importOriginal) => {
  const real = await importOriginal();
  return {
    ...real,
    LevelContestant: class extends real.LevelContestant {
      override answer(): string {
        return 'atlantis';
      }
    },
    referee: (fixture: Parameters<typeof real.referee>[0]) => {
      if (fixture.seed === 3) throw new Error('The bear has eaten the pieces');
      return real.referee(fixture);
    },
  };
});

const match = (seed: number) => cli(`match --us random --ussr random --games 2 --threads 1 --json --seed ${seed}`);

describe('a fault of ours in the arena', () => {
  it('by a level loses the game, is counted, and makes the status 1', async () => {
    const { status, out, err } = await match(1);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      games: 2,
      illegalAnswers: 2,
      errors: 0,
      rules: completeRules({ handicap: { us: 2 } }),
    });
    expect(err).toContain('loses game 1 (illegal-answer): "atlantis" is not an answer to anything');
  });

  it('by the engine breaks off its game, and the match goes on', async () => {
    const { status, out, err } = await match(2);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ games: 1, errors: 1 });
    expect(err).toContain('Game 2 (seed 3) was aborted: Error: The bear has eaten the pieces');
  });
});
