import { expect, it } from 'vitest';
import { playOn, sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

onBothEngines('playing', (start) => {
  it('plays a whole game over HTTP', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client());
    const state = await playOn(pair);
    expect(state.game.status).toBe('over');
    expect(state.game.outcome).not.toBeNull();
    expect(state.hands).not.toBeNull();
  });
});
