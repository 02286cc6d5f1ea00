import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { backup, restore } from '../src/operations/backup.ts';
import { Office } from '../src/operations/office.ts';
import { replayAll } from '../src/operations/replay.ts';
import { meanwhile } from './support/meanwhile.ts';
import { meddle } from './support/meddle.ts';
import { playOn, sitDown } from './support/play.ts';
import { type Ground, newGround, onBothEngines, onPostgres } from './support/servers.ts';

function testFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-operations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const databaseOf = ({ env }: Ground) => readConfig(env).database;

async function office(ground: Ground): Promise<Office> {
  const opened = await Office.open(readConfig(ground.env));
  onTestFinished(() => opened.close());
  return opened;
}
onBothEngines('what operators do', (start) => {
  it('is kept, and a game that can not be replayed can be called off', async () => {
    const { client, ground } = await start();
    const { id, first } = await sitDown(client(), client());
    const { me } = (await first.get<{ me: { id: string } }>('/api/me')).body;
    const entry = JSON.stringify({ kind: 'answers', by: 'first', answers: ['nothing'], chance: [] });
    await meddle(ground, async (db) => {
      await db.insertInto('entries').values({ game: id, number: 1, at: 0, entry }).execute();
      await db.updateTable('games').set({ entries: 2 }).where('id', '=', id).execute();
    });
    expect((await first.get(`/api/games/${id}`)).body.error).toBe('set-apart');
    const desk = await office(ground);
    await expect(desk.repair(id)).rejects.toThrow(
      /Only its first 1 entries are valid; to go on from there, use "operator fork/,
    );
    const next = await desk.fork(id, 1);
    expect((await first.get(`/api/games/${next}`)).body.game.status).toBe('running');
    await desk.annul(next, 'both agree');
    expect((await first.get(`/api/games/${next}`)).body.game).toMatchObject({ status: 'cancelled', outcome: null });
    await expect(desk.annul(next, 'again')).rejects.toThrow(/is cancelled, not running/);
    await desk.ban(me.id, true);
    expect((await desk.audit(10)).map(({ action, subject, details }) => [action, subject, details])).toEqual([
      ['ban', me.id, ''],
      ['annul', next, 'both agree'],
      ['fork', id, `to ${next}, entries kept: 1`],
    ]);
    const figures = await client().text('/metrics');
    for (const name of ['jobs_waiting', 'jobs_failed', 'storage_bytes', 'games_set_apart'])
      expect(figures).toMatch(new RegExp(`^longtwilight_${name} \\d+$`, 'm'));
  });
});

onBothEngines('an operator whose note can not be kept', (start) => {
  it('has done nothing', async () => {
    const { client, ground } = await start();
    const { id, first, second } = await sitDown(client(), client());
    const { me } = (await first.get<{ me: { id: string } }>('/api/me')).body;
    await first.post(`/api/games/${id}/chat`, { text: 'a rude word' });
    const { messages } = (await second.get<{ messages: { id: number }[] }>(`/api/games/${id}/chat`)).body;
    await second.post(`/api/games/${id}/chat/${messages[0]!.id}/report`, { why: 'rude' });
    const desk = await office(ground);
    const [complaint] = await desk.reports();
    await meddle(ground, async (db) => {
      await db.updateTable('games').set({ turn: 9 }).where('id', '=', id).execute();
      await db.schema.alterTable('audit').renameTo('away').execute();
    });
    for (const act of [
      () => desk.pause(id),
      () => desk.end(id, 'first', 'it is late'),
      () => desk.repair(id),
      () => desk.ban(me.id, true),
      () => desk.settle(complaint!.id),
    ])
      await expect(act()).rejects.toThrow(/audit/);
    const games = await meddle(ground, (db) => db.selectFrom('games').select(['status', 'entries', 'turn']).execute());
    expect(games).toEqual([{ status: 'running', entries: 1, turn: 9 }]);
    expect((await first.get('/api/me')).status).toBe(200);
    expect(await desk.reports()).toEqual([complaint]);
  });
});

onPostgres('what a node does while an operator has begun', (start) => {
  it.each<[string, (desk: Office, id: string) => Promise<unknown>]>([
    ['forked', (desk, id) => desk.fork(id, 1)],
    ['called off', (desk, id) => desk.annul(id, 'it is late')],
  ])('counts: a game that has ended is not %s', async (_, act) => {
    const { client, ground } = await start();
    const { id, first } = await sitDown(client(), client());
    const desk = await office(ground);
    const end = "update games set status = 'over', winner = 'first', end_reason = 'resign' where id = $1";
    await expect(
      meanwhile(
        ground,
        (node) => node.query(end, [id]),
        () => act(desk, id),
      ),
    ).rejects.toThrow(`Game ${id} is over`);
    const { games } = (await first.get<{ games: object[] }>('/api/me/games')).body;
    expect(games).toEqual([expect.objectContaining({ id, status: 'over' })]);
  });

  it('counts: a game is repaired as it stands then', async () => {
    const { client, ground } = await start();
    const { id, first } = await sitDown(client(), client());
    const desk = await office(ground);
    const entry = JSON.stringify({ kind: 'draw-offer', by: 'first' });
    await meanwhile(
      ground,
      async (node) => {
        await node.query('insert into entries (game, number, at, entry) values ($1, 1, 0, $2)', [id, entry]);
        await node.query('update games set entries = 2 where id = $1', [id]);
      },
      () => desk.repair(id),
    );
    const { number, offers } = (await first.get(`/api/games/${id}`)).body;
    expect({ number, draw: offers.draw }).toEqual({ number: 2, draw: 'first' });
  });
});

onBothEngines('what can not be read of a game', (start) => {
  it.each([
    ['entry', "Entry 6 can't be read"],
    ['rules', "The game's rules can't be read"],
    ['clock', "The game's clock can't be read"],
  ])('is named, and keeps no other game from being replayed: %s', async (what, fault) => {
    const { client, ground } = await start();
    const clock = { kind: 'live', minutes: 10, increment: 0, timeout: 'loses' };
    const { id, first, second } = await sitDown(client(), client(), { clock });
    const other = await sitDown(client(), client());
    for (const pair of [{ id, first, second }, other]) await playOn(pair, 5);
    await meddle(ground, async (db) => {
      const row = what === 'entry' ? { entries: 7 } : { [what]: '{"card":' };
      if (what === 'entry')
        await db.insertInto('entries').values({ game: id, number: 6, at: 0, entry: '{"card":' }).execute();
      await db.updateTable('games').set(row).where('id', '=', id).execute();
    });
    const desk = await office(ground);
    expect((await desk.look(id)).faults).toEqual([fault]);
    const report = await replayAll(databaseOf(ground));
    expect(report).toMatchObject({ games: 2, differing: [{ game: id, faults: [fault] }] });
    if (what !== 'entry') return;
    await expect(desk.repair(id)).rejects.toThrow('Only its first 6 entries are valid');
    const next = await desk.fork(id, 6);
    expect((await first.get(`/api/games/${next}`)).body.number).toBe(6);
  });
});

onBothEngines('operators', (start) => {
  it.each(['sqlite', 'postgres'] as const)('back up while people play, and restore into %s', async (engine) => {
    const { client, ground } = await start();
    const pair = await sitDown(client(), client(), { listing: 'private' });
    const before = await playOn(pair, 10);
    const file = path.join(testFolder(), 'backup');
    const rows = await backup(databaseOf(ground), file);
    expect(rows).toBeGreaterThan(10);
    await expect(backup(databaseOf(ground), file)).rejects.toThrow(/already exists/);
    await playOn(pair, 2);

    const empty = await newGround(engine);
    onTestFinished(() => empty.clear());
    const damaged = `${file}-damaged`;
    const text = gunzipSync(readFileSync(file)).toString();
    writeFileSync(damaged, gzipSync(text.replace('answers', 'Answers')));
    await expect(restore(damaged, databaseOf(empty))).rejects.toThrow(/damaged/);
    writeFileSync(damaged, gzipSync(text.slice(0, text.length / 2)));
    await expect(restore(damaged, databaseOf(empty))).rejects.toThrow(/JSON|incomplete/);
    writeFileSync(damaged, 'nothing');
    await expect(restore(damaged, databaseOf(empty))).rejects.toThrow(/can't be read as a backup/);

    expect(await restore(file, databaseOf(empty))).toBe(rows);
    await expect(restore(file, databaseOf(empty))).rejects.toThrow(/already contains data/);
    const again = await start({ ground: empty });
    const first = again.client();
    first.cookie = pair.first.cookie;
    const second = again.client();
    second.cookie = pair.second.cookie;
    expect((await first.get(`/api/games/${pair.id}`)).body).toEqual(before);
    await playOn({ id: pair.id, first, second }, 5);
  });

  it('replay all running games, and hear which would differ', async () => {
    const { client, ground } = await start();
    const pairs = [await sitDown(client(), client()), await sitDown(client(), client())];
    for (const pair of pairs) await playOn(pair, 15);
    expect(await replayAll(databaseOf(ground))).toEqual({ games: 2, older: 0, differing: [] });
    const [{ id: one }, { id: two }] = pairs as [(typeof pairs)[0], (typeof pairs)[0]];
    await meddle(ground, (db) =>
      db.updateTable('games').set({ told: 'otherwise', rules_version: 1 }).where('id', '=', one).execute(),
    );
    await meddle(ground, (db) =>
      db.updateTable('games').set({ server_seed: 'another', us_seat: null }).where('id', '=', two).execute(),
    );
    const { older, differing } = await replayAll(databaseOf(ground));
    expect(older).toBe(1);
    expect(differing.find(({ game }) => game === one)?.faults).toEqual([
      'The replay of the game differs from what its players were told',
    ]);
    const faults = differing.find(({ game }) => game === two)?.faults.join('\n');
    expect(faults).toMatch(/the fair answer is/);
    expect(faults).toMatch(/us_seat is stored as null, but its entries say first/);
  });

  it('pause, resume and end a game', async () => {
    const { client, ground } = await start();
    const { id, first, second } = await sitDown(client(), client());
    const operator = await office(ground);
    const state = async () => (await first.get(`/api/games/${id}`)).body;
    expect((await operator.look(id)).faults).toEqual([]);
    await operator.pause(id);
    expect((await state()).paused).toBe(true);
    expect((await first.post(`/api/games/${id}/resume`)).body.error).toBe('halted');
    await expect(operator.pause(id)).rejects.toThrow(/already paused/);
    await operator.resume(id);
    expect((await state()).paused).toBe(false);
    // What the players have agreed does not keep operators from it
    await first.post(`/api/games/${id}/pause`, { do: 'offer' });
    await second.post(`/api/games/${id}/pause`, { do: 'accept' });
    await operator.pause(id);
    await operator.resume(id);
    await operator.end(id, 'second', 'the first player asked for it');
    const over = await state();
    expect(over.game.outcome).toEqual({ winner: 'second', reason: 'operator' });
    expect(over.view?.outcome).toMatchObject({ reason: 'operator' });
    expect((await operator.look(id)).faults).toEqual([]);
    await expect(operator.end(id, 'draw', 'again')).rejects.toThrow(/is over/);
    await expect(operator.look('nosuchgame00')).rejects.toThrow(/no game/);
  });

  it('repair a game whose row is wrong, and fork one whose entries are', async () => {
    const { client, ground } = await start();
    const pair = await sitDown(client(), client());
    const { id } = pair;
    const before = await playOn(pair, 8);
    await meddle(ground, (db) =>
      db.updateTable('games').set({ first_asked: 0, second_asked: 0 }).where('id', '=', id).execute(),
    );
    const operator = await office(ground);
    expect((await operator.repair(id)).length).toBeGreaterThan(0);
    expect((await pair.first.get(`/api/games/${id}`)).body).toEqual(before);
    expect((await operator.look(id)).faults).toEqual([]);

    const bad = JSON.stringify({ kind: 'answers', by: 'first', answers: ['nonsense'], chance: [] });
    await meddle(ground, async (db) => {
      await db.insertInto('entries').values({ game: id, number: before.number, at: 0, entry: bad }).execute();
      await db
        .updateTable('games')
        .set({ entries: before.number + 1 })
        .where('id', '=', id)
        .execute();
    });
    await expect(operator.repair(id)).rejects.toThrow(new RegExp(`Only its first ${before.number} entries are valid`));
    await expect(operator.fork(id, before.number + 1)).rejects.toThrow(/don't fit the rules/);
    const next = await operator.fork(id, before.number);
    const forked = (await pair.first.get(`/api/games/${next}`)).body;
    expect(forked.view).toEqual(before.view);
    await playOn({ ...pair, id: next }, 5);
    expect((await operator.look(id)).game).toMatchObject({ status: 'cancelled', rematch: next });
  });

  it('ban somebody and let them in again', async () => {
    const { client, ground, stop } = await start({ env: {} });
    const somebody = client();
    const { id } = (await somebody.post('/api/games', {})).body.game.seats.first.person!;
    const operator = await office(ground);
    await operator.ban(id, true);
    // A server on SQLite does not hear of it while it runs
    await stop();
    const other = await start({ ground });
    const banned = other.client();
    banned.cookie = somebody.cookie;
    expect((await banned.get('/api/me/games')).status).toBe(401);
    await operator.ban(id, false);
    expect((await banned.get('/api/me/games')).status).toBe(200);
    await expect(operator.ban('nobody', true)).rejects.toThrow(/nobody/);
  });
});
