import { readGameFile } from '@longtwilight/notation';
import { expect, it } from 'vitest';
import { playOn, sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

onBothEngines('export', (start) => {
  it('gives what a viewer has seen while the game goes on, and everything once it is over', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client());
    const path = (format: string): string => `/api/games/${pair.id}/export?format=${format}`;
    const early = await pair.first.get(path('json'));
    expect([early.status, early.body.error]).toEqual([409, 'not-over']);
    const state = await playOn(pair, 25);
    const hidden = state.view!.hands.us.cards.filter((card) => !state.view!.discard.includes(card));
    expect(hidden.length).toBeGreaterThan(0);
    for (const format of ['log', 'text', 'position']) {
      const own = await pair.first.text(path(format));
      const others = [await pair.second.text(path(format)), await client().text(path(format))];
      expect(own).not.toBe('');
      for (const other of others) expect(other).not.toBe(own);
    }
    await pair.second.post(`/api/games/${pair.id}/resign`);
    const file = await client().text(path('json'));
    expect(readGameFile(file).record.game.over).toBe(true);
    for (const format of ['log', 'text'])
      expect(await client().text(path(format))).toBe(await pair.first.text(path(format)));
  });

  it('calls guests something in the language of the reader', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client());
    await playOn(pair, 5);
    const told = (language: string) => pair.first.text(`/api/games/${pair.id}/export?format=text&lang=${language}`);
    expect(await told('en')).toMatch(/Guest \w{4} plays the/);
    expect(await told('it')).toMatch(/Ospite \w{4}/);
    expect(await told('it')).not.toMatch(/Guest/);
  });

  it('calls computer players what the pages call them', async () => {
    const { client } = await start();
    const guest = client();
    const { body } = await guest.post('/api/games', { side: 'us', opponent: 'attache' });
    expect(await guest.text(`/api/games/${body.game.id}/export?format=text&lang=en`)).toContain(
      'Attaché plays the USSR',
    );
  });

  it('refuses unknown formats', async () => {
    const { client } = await start();
    const { id, first } = await sitDown(client(), client());
    expect((await first.get(`/api/games/${id}/export?format=pdf`)).status).toBe(400);
  });
});
