import { GameRecord, seeded } from '@longtwilight/engine';
import { readGameFile, writeGameFile, writeStudy } from '@longtwilight/notation';
import type { KeptFile, KeptHead, PersonalData, Refusal, ServerLibrary } from '@longtwilight/protocol';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withAccount } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

/** The beginning of a game, another one for each seed. */
function fileOf(seed: number): string {
  const chance = seeded(seed);
  const record = GameRecord.start({});
  for (let i = 0; i < 60; i++) {
    const { actor, options } = record.decisions().find(({ answered }) => !answered)!;
    record.answer(actor, options[chance(options.length)]!);
  }
  return writeGameFile(record, { players: { us: 'Anna', ussr: 'Boris' } });
}
const keeping = (seed: number, visibility = 'private') => ({ title: `Game ${seed}`, visibility, file: fileOf(seed) });

onBothEngines('a library', (start) => {
  it('is kept for the owner of an account, and shown to whom the owner likes', async () => {
    const { client } = await start();
    const [anna, other, stranger] = [client(), client(), client()];
    await other.post('/api/games', {});
    for (const [who, status] of [
      [stranger, 401],
      [other, 409],
    ] as const)
      expect((await who.post('/api/library', keeping(1))).status).toBe(status);
    await withAccount(anna, 'Anna');
    const made = (await anna.post<KeptHead>('/api/library', keeping(1))).body;
    expect(made).toMatchObject({ title: 'Game 1', visibility: 'private', owner: { name: 'Anna' } });
    // The same file once
    expect((await anna.post<KeptHead>('/api/library', { ...keeping(1), title: 'Again' })).body).toEqual(made);
    const at = `/api/library/${made.id}`;
    expect((await anna.get<KeptFile>(at)).body.file).toBe(fileOf(1));
    for (const who of [other, stranger]) {
      expect((await who.get(at)).status).toBe(404);
      expect((await who.text(`/k/${made.id}`).catch(() => '')).includes('og:title')).toBe(false);
    }
    await anna.request('PATCH', at, { visibility: 'unlisted' });
    expect((await stranger.get<KeptFile>(at)).body.file).toBe(fileOf(1));
    expect((await stranger.get<{ kept: KeptHead[] }>('/api/library')).body.kept).toEqual([]);
    await anna.request('PATCH', at, { visibility: 'public', title: 'For all' });
    const shown = (await stranger.get<{ kept: KeptHead[] }>('/api/library')).body.kept;
    expect(shown).toMatchObject([{ id: made.id, title: 'For all' }]);
    expect(await stranger.text(`/k/${made.id}/40`)).toContain('For all');
    // Nobody else changes or deletes it
    for (const [method, body] of [
      ['PATCH', { title: 'Mine' }],
      ['DELETE', undefined],
    ] as const)
      expect((await other.request(method, at, body)).status).toBe(404);
    expect((await anna.request('DELETE', at)).status).toBe(200);
    expect((await anna.get(at)).status).toBe(404);
  });

  it('takes studies too, and shows their first game', async () => {
    const { client } = await start();
    const anna = client();
    await withAccount(anna, 'Anna');
    const record = GameRecord.start({});
    record.endFromOutside({ reason: 'resign', side: 'us' });
    const chapter = { title: 'One', game: record.save(), lines: [], notes: [] };
    const file = writeStudy({ title: 'A study', chapters: [chapter] });
    const kept = await anna.post<KeptHead>('/api/library', { title: 'A study', visibility: 'unlisted', file });
    expect(kept.status).toBe(200);
    expect(await client().text(`/k/${kept.body.id}?chapter=1&at=0`)).toMatch(/og:title" content="A study"/);
    const broken = await anna.post('/api/library', { ...keeping(1), file: file.replace('"One"', '7') });
    expect([broken.status, broken.body.error]).toEqual([400, 'bad-request']);
  });

  it('replays each answer of a study once, and shows its first game without the rest', async () => {
    const { client } = await start();
    const anna = client();
    await withAccount(anna, 'Anna');
    const { record } = readGameFile(fileOf(1));
    const game = record.save();
    const [answers, last] = [game.answers.length, game.answers.length - 1];
    const lines = Array.from({ length: 500 }, () => ({ from: { line: 0, at: last }, answers: [game.answers[last]!] }));
    const study = (chapters: number) =>
      writeStudy({
        title: 'Much',
        chapters: Array.from({ length: chapters }, () => ({ title: 'One', game, lines, notes: [] })),
      });
    const fine = study(4);
    const endless = fine.replace(`"answers":"${game.answers[last]!}"`, `"answers":"${'x '.repeat(51_000)}x"`);
    const answer = vi.spyOn(GameRecord.prototype, 'answer');
    onTestFinished(() => answer.mockRestore());
    const replayed = () => answer.mock.calls.splice(0).length;
    const keep = (file: string) =>
      anna.post<KeptHead & Refusal>('/api/library', { title: 'Much', visibility: 'unlisted', file });
    const kept = await keep(fine);
    expect([kept.status, replayed()]).toEqual([200, 4 * (answers + last + lines.length)]);
    for (const most of [answers, 0]) {
      expect(await client().text(`/k/${kept.body.id}`)).toContain('og:title" content="Much"');
      expect(replayed()).toBeLessThanOrEqual(most);
    }
    const refused = await keep(endless);
    expect([refused.status, replayed()]).toEqual([400, answers]);
    expect(refused.body.message).toContain('expected at most 50000');
  });

  it('takes games that can be played again, and so many', async () => {
    const { client } = await start({ env: { LIBRARY_FILES: '2' } });
    const anna = client();
    await withAccount(anna, 'Anna');
    const broken = await anna.post('/api/library', {
      ...keeping(1),
      file: fileOf(1).replace(/"rules":"[^"]*"/, '"rules":"edition=tenth"'),
    });
    expect([broken.status, broken.body.error]).toEqual([400, 'bad-request']);
    expect(broken.body.message).toContain('edition');
    const sent = await Promise.all([1, 2, 3].map((seed) => anna.post('/api/library', keeping(seed))));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 413]);
    const { most, used, kept } = (await anna.get<ServerLibrary>('/api/me/library')).body;
    expect([most.files, used.files, kept.length]).toEqual([2, 2, 2]);
    expect(used.bytes).toBe(kept.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  it('goes with the account, and is in its data', async () => {
    const { client } = await start();
    const anna = client();
    await withAccount(anna, 'Anna');
    const { id } = (await anna.post<KeptHead>('/api/library', keeping(1, 'public'))).body;
    expect((await anna.get<PersonalData>('/api/me/data')).body.library).toMatchObject([{ id, file: fileOf(1) }]);
    const gone = await anna.post('/api/me/delete', { password: 'correct horse battery' });
    expect(gone.status, gone.body.message).toBe(200);
    expect((await client().get(`/api/library/${id}`)).status).toBe(404);
  });
});
