import type { Fairness } from '@longtwilight/protocol';
import { beforeEach, expect, it } from 'vitest';
import { commitment } from '../src/games/fair-dice.ts';
import { verify } from '../src/operations/verify.ts';
import { playOn, sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

onBothEngines('fair dice', (start) => {
  it.each(['none', 'influence'])(
    'are promised before the game and can be checked after it (bidding: %s)',
    async (bidding) => {
      const { client } = await start();
      const pair = await sitDown(client(), client(), { rules: { bidding } });
      const look = async (): Promise<Fairness> => (await client().get<Fairness>(`/api/games/${pair.id}/fairness`)).body;
      const before = await look();
      expect(before).toMatchObject({ seeds: null, entries: [] });
      expect((await pair.first.get(`/api/games/${pair.id}`)).body.commitment).toBe(before.commitment);
      await playOn(pair, 60);
      await pair.second.post(`/api/games/${pair.id}/resign`);
      const after = await look();
      expect(after.commitment).toBe(before.commitment);
      expect(after.seeds).toMatchObject({ first: 'one', second: 'two' });
      const { chances, faults } = verify(after, { commitment: before.commitment, seed: 'two' });
      expect(faults).toEqual([]);
      expect(chances).toBeGreaterThan(10);
    },
  );

  it('of a private game are for those with the invitation', async () => {
    const { client } = await start();
    const { id, first } = await sitDown(client(), client(), { listing: 'private' });
    const { invitation } = (await first.get(`/api/games/${id}`)).body;
    expect((await client().get(`/api/games/${id}/fairness`)).status).toBe(404);
    expect((await client().get(`/api/games/${id}/fairness?invitation=${invitation}`)).status).toBe(200);
  });
});

onBothEngines('a game with false dice', (start) => {
  let page: Fairness;
  beforeEach(async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client());
    await playOn(pair, 30);
    await pair.first.post(`/api/games/${pair.id}/resign`);
    page = (await client().get<Fairness>(`/api/games/${pair.id}/fairness`)).body;
  });

  it('is found out', () => {
    expect(verify(page).faults).toEqual([]);
    const seeds = page.seeds!;
    expect(verify({ ...page, seeds: { ...seeds, server: 'another' } }).faults[0]).toMatch(
      /does not match the commitment/,
    );
    const chosen = { ...page, commitment: commitment('another'), seeds: { ...seeds, server: 'another' } };
    // The first cards may fall as they would have by luck, not all of them
    expect(verify(chosen).faults[0]).toMatch(/^Entry 0: chance question \d+ was answered .*; the fair answer is/);
    expect(verify(chosen, { commitment: page.commitment }).faults[0]).toMatch(/not the one you noted/);
    expect(verify(page, { seed: 'mine' }).faults).toEqual(['Neither player contributed the seed you noted']);
  });

  it('is found out when the record was changed', () => {
    const start = page.entries[0]!;
    if (start.entry.kind !== 'start') throw new Error('The first entry starts the game');
    const [one, two, ...rest] = start.entry.chance;
    const changed = (chance: string[]): Fairness => ({
      ...page,
      entries: [{ ...start, entry: { kind: 'start', chance } }, ...page.entries.slice(1)],
    });
    expect(verify(changed([two!, one!, ...rest])).faults[0]).toMatch(/chance question 0/);
    expect(verify(changed([one!, two!, ...rest, one!])).faults.join()).toMatch(/has \d+ answers from chance, but/);
    expect(verify({ ...page, entries: page.entries.slice(0, -1) }).faults).toEqual([
      'The record stops before the game is over',
    ]);
    expect(verify({ ...page, entries: page.entries.slice(1) }).faults[0]).toMatch(/Entry 0 does not fit the rules/);
    expect(verify({ ...page, seeds: null }).faults).toHaveLength(1);
  });
});
