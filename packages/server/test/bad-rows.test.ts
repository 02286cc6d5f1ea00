import type { ClockTerms, GameState, GameSummary, Refusal } from '@longtwilight/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { Office } from '../src/operations/office.ts';
import type { Client } from './support/client.ts';
import { FixedWorld, until } from './support/fixed-world.ts';
import { meddle } from './support/meddle.ts';
import { playOn, sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

const CLOCK: ClockTerms = { kind: 'live', minutes: 10, increment: 0, timeout: 'loses' };
const MINUTE = 60_000;
const YEAR = 366 * 24 * 3_600_000;
const idOf = ({ body }: { readonly body: GameState }): string => body.game.id;
const GONE = JSON.stringify({ edition: 'gone' });

onBothEngines('one row that can not be read', (start) => {
  async function twoGames() {
    const world = new FixedWorld();
    const { client, restart, ground } = await start({ world, env: { LOG_LEVEL: 'silent' } });
    const bad = await sitDown(client(), client(), { clock: CLOCK });
    const good = await sitDown(client(), client(), { clock: CLOCK });
    const change = (values: object) => (): Promise<void> =>
      meddle(ground, async (db) => {
        await db.updateTable('games').set(values).where('id', '=', bad.id).execute();
      });
    return { world, client, restart, ground, bad, good, change };
  }

  it('a clock, keeps no server from starting after a silence, and no other game from its lost time', async () => {
    const { world, restart, good, change } = await twoGames();
    const deadline = async () => (await good.first.get(`/api/games/${good.id}`)).body.game.deadline!;
    const before = await deadline();
    await restart(async () => {
      await change({ clock: '{' })();
      await world.pass(60_000);
    });
    expect((await deadline()) - before).toBe(60_000);
  });

  it.each([
    ['rules that there are no longer', { rules: GONE }],
    ['a clock', { clock: '{' }],
  ])('%s, keeps no server from starting when its player has long been away', async (_, values) => {
    const { world, client, restart, ground, bad, good, change } = await twoGames();
    await restart(async () => {
      await change(values)();
      await world.pass(YEAR);
    });
    expect((await client().get('/health')).status).toBe(200);
    // Whoever comes after it is forgotten all the same
    const { deleted } = await meddle(ground, (db) =>
      db
        .selectFrom('people')
        .innerJoin('games', 'games.first_person', 'people.id')
        .select('people.deleted')
        .where('games.id', '=', good.id)
        .executeTakeFirstOrThrow(),
    );
    expect(deleted).not.toBeNull();
    expect((await bad.first.get('/api/me')).status).toBe(200);
  });

  it.each(['rules', 'clock_terms', 'clock'])(
    '%s that are no JSON, are left out of lists, and keep nobody from deleting an account',
    async (column) => {
      const { client, restart, ground, bad, good } = await twoGames();
      const open = await client().post('/api/games', {});
      const waiting = idOf(await bad.first.post('/api/games', {}));
      await restart(() =>
        meddle(ground, async (db) => {
          await db
            .updateTable('games')
            .set({ [column]: '{' })
            .where('id', 'in', [bad.id, waiting])
            .execute();
        }),
      );
      const listed = async (path: string) => {
        const { status, body } = await bad.first.get<{ games: GameSummary[] }>(path);
        return [status, body.games.map(({ id }) => id)];
      };
      expect(await listed('/api/games')).toEqual([200, [idOf(open)]]);
      expect(await listed('/api/games/running')).toEqual([200, [good.id]]);
      expect(await listed('/api/me/games')).toEqual([200, []]);
      expect((await bad.first.get<Refusal>(`/api/games/${bad.id}`)).body.error).toBe('set-apart');
      expect((await bad.first.get(`/api/me/data`)).status).toBe(200);
      const office = await Office.open(readConfig(ground.env));
      onTestFinished(() => office.close());
      expect((await office.look(bad.id)).faults).toEqual([expect.stringContaining("can't be read")]);
      expect((await bad.first.post('/api/me/delete', {})).status).toBe(200);
    },
  );

  it('rules that there are no longer, set the game apart: it can be resigned, and its alarm ends', async () => {
    const { world, restart, ground, bad, change } = await twoGames();
    await playOn(bad, 5);
    await restart(change({ rules: GONE, alarm: 1 }));
    expect((await bad.first.get<Refusal>(`/api/games/${bad.id}`)).body.error).toBe('set-apart');
    await until(async () => {
      await world.pass(1000);
      return meddle(ground, async (db) => {
        const { alarm } = await db
          .selectFrom('games')
          .select('alarm')
          .where('id', '=', bad.id)
          .executeTakeFirstOrThrow();
        return alarm === null && (await db.selectFrom('jobs').selectAll().execute()).length === 0;
      });
    });
    expect((await bad.first.post<Refusal>(`/api/games/${bad.id}/resign`)).body.error).toBe('set-apart');
    const { games } = (await bad.second.get<{ games: object[] }>('/api/me/games')).body;
    expect(games).toEqual([expect.objectContaining({ id: bad.id, status: 'over' })]);
  });

  it('rules that there are no longer, of an open game, let it be cancelled, and its maker go', async () => {
    const { restart, ground, bad, good, change } = await twoGames();
    const made = [idOf(await bad.first.post('/api/games', {})), idOf(await bad.first.post('/api/games', {}))];
    await restart(() =>
      meddle(ground, async (db) => {
        await change({ rules: GONE })();
        await db.updateTable('games').set({ rules: GONE }).where('id', 'in', made).execute();
      }),
    );
    const cancel = async (who: Client, id: string) => (await who.post<Refusal>(`/api/games/${id}/cancel`)).body.error;
    expect(await cancel(bad.first, bad.id)).toBe('not-open');
    expect(await cancel(good.first, made[0]!)).toBe('not-a-player');
    expect((await bad.first.post<Refusal>(`/api/games/${made[0]}/resign`)).body.error).toBe('not-running');
    expect(await cancel(bad.first, made[0]!)).toBe('set-apart');
    const statuses = async () => {
      const { games } = (await bad.first.get<{ games: GameSummary[] }>('/api/me/games')).body;
      return games.map(({ id, status }) => [id, status]).sort();
    };
    expect(await statuses()).toEqual(
      [
        [made[0], 'cancelled'],
        [made[1], 'open'],
        [bad.id, 'running'],
      ].sort(),
    );
    expect((await bad.first.post('/api/me/delete', {})).status).toBe(200);
  });

  it.each([
    ['rules that are back', { rules: GONE }],
    ['a clock', { clock: '{' }],
  ])('%s, is repaired with full clocks, since nobody could play meanwhile', async (_, values) => {
    const { world, restart, ground, bad, change } = await twoGames();
    await playOn(bad, 5);
    const read = () =>
      meddle(ground, (db) =>
        db
          .selectFrom('games')
          .select(['rules', 'deadline', 'alarm'])
          .where('id', '=', bad.id)
          .executeTakeFirstOrThrow(),
      );
    const { rules } = await read();
    await restart(change(values));
    for (let i = 0; i < 3; i++) await world.pass(MINUTE * 10);
    await change({ rules })();
    const office = await Office.open(readConfig(ground.env), world);
    onTestFinished(() => office.close());
    await office.repair(bad.id);
    const full = world.now() + MINUTE * 10;
    expect(await read()).toEqual({ rules, deadline: full, alarm: full });
    expect((await bad.first.get(`/api/games/${bad.id}`)).body.clock?.left).toEqual({ first: 600_000, second: 600_000 });
  });

  it('a clock, lets its alarm wait longer and longer', async () => {
    const { world, restart, ground, change } = await twoGames();
    await restart(change({ clock: '{}', alarm: 1 }));
    const job = () =>
      meddle(ground, (db) =>
        db
          .selectFrom('jobs')
          .select(['attempts', 'version'])
          .where('task', '=', 'alarm')
          .where('holder', 'is', null)
          .executeTakeFirst(),
      );
    await world.pass(1000);
    await until(async () => (await job())?.attempts === 1);
    for (let i = 0; i < 2; i++) await world.pass(1000);
    // Asked for once
    expect(await job()).toEqual({ attempts: 1, version: 0 });
  });
});
