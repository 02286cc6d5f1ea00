import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GameRecord, view } from '@longtwilight/engine';
import { positionText } from '@longtwilight/notation';
import { shippedPuzzles } from '@longtwilight/scenarios';
import { expect, it, onTestFinished } from 'vitest';
import { sitDown } from './support/play.ts';
import { onSqlite } from './support/servers.ts';

function builtPages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const head = '<meta name="description" content="Play." /><title>Long Twilight</title>';
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html><head>${head}</head><script src="./a.js"></script></html>`,
  );
  return folder;
}

/** The tags of Open Graph in a page, by name. */
const tagsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)"/g)].map(([, name, text]) => [name, text]),
  );

const sizeOf = (png: Buffer): [width: number, height: number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

onSqlite('previews', (start) => {
  it('tell and show a game that is over, at the moment of the link', async () => {
    const { url, client } = await start({ env: { PAGES_DIR: builtPages() } });
    const { id, first } = await sitDown(client(), client(), { side: 'us' });
    await first.request('PATCH', '/api/me', { name: "O'Neil" });
    await first.post(`/api/games/${id}/resign`, {});
    const html = await client().text(`/g/${id}`);
    const tags = tagsIn(html);
    expect(tags.title).toContain('O&#39;Neil – ');
    expect(tags.description).toContain('The USSR won');
    expect(tags.url).toBe(`${url()}/g/${id}`);
    expect(html).toContain('src="/a.js"');
    const early = tagsIn(await client().text(`/g/${id}/1?lang=it`));
    expect(early.description).toContain('Turno 1');
    expect(early.description).not.toContain('DEFCON 1');
    const picture = await fetch(tags.image!.replaceAll('&#38;', '&'));
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(sizeOf(Buffer.from(await picture.arrayBuffer()))).toEqual([1200, 630]);
  });

  it('show a running game as it stands, whatever moment is asked for, and nothing of a private one', async () => {
    const { url, client } = await start({ env: { PAGES_DIR: builtPages() } });
    const open = await sitDown(client(), client(), { side: 'us' });
    const now = tagsIn(await client().text(`/g/${open.id}`));
    expect(now.description).toContain('Setup');
    expect(tagsIn(await client().text(`/g/${open.id}/1`)).description).toBe(now.description);
    const shut = await sitDown(client(), client(), { listing: 'private' });
    // Who plays it sees no more by the link than anybody else
    for (const who of [client(), shut.first]) expect(tagsIn(await who.text(`/g/${shut.id}`))).toEqual({});
    expect((await fetch(`${url()}/picture/g/${shut.id}`)).status).toBe(404);
    expect(tagsIn(await client().text('/g/nothinghere1'))).toEqual({});
  });

  it('show a position out of its address', async () => {
    const { url, client } = await start({ env: { PAGES_DIR: builtPages() } });
    const text = positionText(view(GameRecord.start({}).game, 'public'));
    expect(tagsIn(await client().text(`/p/${text}`)).description).toContain('Turn 1');
    expect((await fetch(`${url()}/picture/p/${text}`)).status).toBe(200);
    expect((await fetch(`${url()}/picture/p/${text.slice(1)}`)).status).toBe(404);
  });

  it('show the board of a puzzle, what is asked, and no hand', async () => {
    const { url, client } = await start({ env: { PAGES_DIR: builtPages() } });
    const [puzzle] = shippedPuzzles('headline');
    const tags = tagsIn(await client().text(`/z/headline_${puzzle!.id}?lang=it`));
    expect(tags.title).toContain('Problemi: Trova la mossa migliore');
    expect(tags.description).toContain(puzzle!.side === 'us' ? 'Giochi con gli USA' : 'Giochi con l’URSS');
    expect((await fetch(tags.image!.replaceAll('&#38;', '&'))).headers.get('content-type')).toBe('image/png');
    for (const name of ['headline_nothing-1-2', 'nothing_1', 'retired_1']) {
      expect(tagsIn(await client().text(`/z/${name}`))).toEqual({});
      expect((await fetch(`${url()}/picture/z/${name}`)).status).toBe(404);
    }
  });

  it('are limited for each address, and say so', async () => {
    const { url } = await start({ env: { PREVIEW_LIMIT: '2', RATE_LIMIT: '100' } });
    const statuses = [];
    // Whatever they show, they count together
    for (const [method, address] of [
      ['GET', '/picture/p/nothing'],
      ['HEAD', '/picture/z/nothing'],
      ['GET', '/g/nothing/3'],
    ] as const) {
      const { status, headers } = await fetch(`${url()}${address}`, { method });
      statuses.push(status);
      expect(headers.get('ratelimit-limit')).toBe('2');
    }
    expect(statuses).toEqual([404, 404, 429]);
    expect((await fetch(`${url()}/api/games/open`, { method: 'HEAD' })).status).toBe(404);
    expect((await fetch(`${url()}/health`, { method: 'HEAD' })).status).toBe(200);
  });

  it('leave one route alone that other sites may frame', async () => {
    const { url } = await start({ env: { PAGES_DIR: builtPages() } });
    const framing = async (address: string) => {
      const { headers } = await fetch(`${url()}${address}`);
      const [ancestors] = /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '') ?? [];
      return [ancestors, headers.get('x-frame-options')];
    };
    expect(await framing('/embed/g/nothinghere1/3')).toEqual(['frame-ancestors *', null]);
    for (const address of ['/', '/embed', '/g/nothinghere1', '/picture/g/nothinghere1', '/api/games'])
      expect(await framing(address), address).toEqual(["frame-ancestors 'none'", 'SAMEORIGIN']);
  });
});
