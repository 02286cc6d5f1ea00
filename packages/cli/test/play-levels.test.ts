import { describe, expect, it } from 'vitest';
import { cli, randomTypist } from './support/run.ts';

describe('play against a level', () => {
  it('plays a whole game against the level that is named, the same with the same seed', async () => {
    const command = 'play --us human --ussr attache --seed 7 --playouts 4';
    const first = await cli(command, randomTypist(4));
    expect(first.status).toBe(0);
    expect(first.out).toMatch(/The (US|USSR) wins|A draw/);
    expect((await cli(command, randomTypist(4))).out).toBe(first.out);
  });

  it('lets levels play each other, and bid for sides', async () => {
    const { status, out } = await cli('play --us attache --ussr random --seed 7 --rules bidding=influence');
    expect(status).toBe(0);
    expect(out).toContain('The bids: ussr-2 and ussr-2.');
    expect(out).toMatch(/The (US|USSR) wins|A draw/);
  });
});
