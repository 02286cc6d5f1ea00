import { type Fact, seeded } from '@longtwilight/engine';
import { addPlays, countPlays } from '@longtwilight/notation';
import type { CardStatistics, Happening } from '@longtwilight/protocol';
import { expect, it } from 'vitest';
import { FixedWorld } from './support/fixed-world.ts';
import { playOn, sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

onBothEngines('statistics of cards', (start) => {
  it('count each game once, when it is over and not before', async () => {
    const world = new FixedWorld();
    const { client, restart } = await start({ world });
    const read = async (): Promise<CardStatistics> => {
      await world.pass(60_000);
      return (await client().get<CardStatistics>('/api/statistics/cards')).body;
    };
    const pairs = [await sitDown(client(), client()), await sitDown(client(), client())];
    for (const [i, pair] of pairs.entries()) await playOn(pair, 50, seeded(i + 5));
    expect(await read()).toEqual({ games: 0, plays: [] });
    const facts: Fact[][] = [];
    for (const { id, second } of pairs) {
      await second.post(`/api/games/${id}/resign`);
      const { entries } = (await second.get<{ entries: Happening[] }>(`/api/games/${id}/entries`)).body;
      facts.push(entries.flatMap((entry) => [...entry.facts]));
    }
    const counted = await read();
    const expected = addPlays(facts.flatMap((all) => countPlays(all)));
    const byName = (plays: CardStatistics['plays']) =>
      plays.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    expect(counted.games).toBe(2);
    expect(counted.plays.length).toBeGreaterThan(5);
    expect(byName(counted.plays)).toEqual(byName(expected));
    // Who made the games is the US, and the other resigned
    for (const { side, played, won, lost } of counted.plays) expect(side === 'us' ? won : lost).toBe(played);
    await restart();
    expect(await read()).toEqual(counted);
  });
});
