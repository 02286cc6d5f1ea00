import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '@longtwilight/server';
import { readConfig } from '@longtwilight/server/config';
import { expect, it, onTestFinished } from 'vitest';
import { cli, testFolder } from './support/run.ts';

it('verifies a finished game on a server or in a file', async () => {
  const folder = testFolder();
  const server = await startServer(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' }));
  onTestFinished(() => server.stop());
  const api = `${server.address}/api/games`;
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(api, { method: 'POST', headers, body: '{"seed":"one"}' });
  const { game } = (await made.json()) as { game: { id: string } };
  const joined = await fetch(`${api}/${game.id}/join`, { method: 'POST', headers, body: '{"seed":"two"}' });
  const address = `${server.address}/games/${game.id}`;
  expect(await cli(`verify ${address}`)).toMatchObject({
    status: 1,
    out: expect.stringMatching(/seeds are revealed only when the game is over/),
  });
  const cookie = joined.headers.get('set-cookie')!;
  await fetch(`${api}/${game.id}/resign`, { method: 'POST', headers: { cookie } });

  const fair = await cli(`verify ${address} --seed two`);
  expect(fair).toMatchObject({ status: 0, err: '' });
  expect(fair.out).toMatch(/^All \d+ die rolls and draws match the seeds/);
  const page = await (await fetch(`${api}/${game.id}/fairness`)).text();
  const file = path.join(folder, 'fairness.json');
  writeFileSync(file, page);
  expect((await cli(`verify ${file}`)).out).toBe(fair.out);
  writeFileSync(file, page.replace('"second":"two"', '"second":"too"'));
  expect(await cli(`verify ${file} --json`)).toMatchObject({
    status: 1,
    out: expect.stringMatching(/the fair answer is/),
  });
  writeFileSync(file, '{"game":1}');
  expect(await cli(`verify ${file}`)).toMatchObject({
    status: 1,
    err: expect.stringMatching(/not a reply from/),
  });
  expect((await cli(`verify ${server.address}/lobby`)).status).toBe(2);
});
