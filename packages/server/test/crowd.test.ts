import { expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { BARE_LISTS } from '../src/operations/bare-lists.ts';
import { startBareServer } from '../src/operations/bare-server.ts';
import { storeCrowd } from '../src/operations/crowd.ts';
import { timeRestore } from '../src/operations/time-restore.ts';
import { onBothEngines } from './support/servers.ts';

const GAMES = 300;

/** How many rows or objects a reply lists, wherever they are in it. */
const listed = (body: object): number =>
  Math.max(...Object.values(body).map((one) => (Array.isArray(one) ? one.length : 0)));

onBothEngines('lists of many games', (start) => {
  it('show what their bare queries find, and a backup of them comes back', async () => {
    const { ground, stop } = await start();
    const { database } = readConfig(ground.env);
    await stop();
    const { person, key } = await storeCrowd(database, GAMES, Date.now());
    const { client: again, stop: stopAgain } = await start({ ground });
    const me = again();
    me.cookie = `longtwilight=${key}`;
    const pages: Record<string, number> = {};
    for (const [name, { page }] of Object.entries(BARE_LISTS)) {
      const { status, body } = await me.get<object>(page.replace('$person', person));
      expect(status, name).toBe(200);
      pages[name] = listed(body);
    }
    await stopAgain();
    const bare = await startBareServer(database);
    for (const name of Object.keys(BARE_LISTS).filter((one) => one !== 'profile')) {
      const rows = (await (
        await fetch(`${bare.address}/lists/${encodeURIComponent(name)}?person=${person}`)
      ).json()) as [];
      expect(rows.length, name).toBeGreaterThan(0);
      expect(pages[name], name).toBe(rows.length);
    }
    await bare.stop();
    const times = await timeRestore(database);
    expect(times.rows).toBeGreaterThan(2 * GAMES);
    expect(times.copy === null).toBe(database.engine === 'sqlite');
  });
});
