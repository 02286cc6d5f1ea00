import { ERROR_CODES } from '@longtwilight/protocol';
import { LANGUAGES, loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';
import { onSqlite } from './support/servers.ts';

describe.each(LANGUAGES)('refusals in %s', (language) => {
  it('can all be said to players', async () => {
    const words = await loadWords(language);
    const said = ERROR_CODES.map((code) => words.sayKnown([`error.${code}`], {}));
    for (const [i, text] of said.entries()) expect(text, ERROR_CODES[i]).toMatch(/^\p{Lu}.+\.$/u);
    expect(new Set(said).size).toBe(said.length);
  });
});

onSqlite('a request that is not of the right form', (start) => {
  it.each([
    ['a list', '['.repeat(5000) + ']'.repeat(5000)],
    ['an object', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ])('is refused when it is %s as deep as it can be', async (_, deep) => {
    const { url } = await start();
    for (const [address, body] of [
      ['games', deep],
      ['games', `{"rules":${deep}}`],
      ['games', `{"side":${deep}}`],
      ['games', `{"clock":${deep}}`],
      ['games', `{"clock":{"kind":${deep}}}`],
      ['games/aaaaaaaaaaaa/answers', `{"number":1,"answers":${deep}}`],
      ['games/aaaaaaaaaaaa/answers', `{"number":1,"answers":[${deep}]}`],
      ['account', `{"name":${deep},"password":${deep}}`],
    ] as const) {
      const { status } = await fetch(`${url()}/api/${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect([400, 401, 422], `${address} ${body.slice(0, 30)}`).toContain(status);
    }
  });

  it('is told what would be', async () => {
    const { client } = await start();
    const who = client();
    const cases: readonly (readonly [method: string, path: string, body: unknown, message: string])[] = [
      ['POST', 'games', { side: 'blue' }, 'body/side is "blue"; expected one of us, ussr, random'],
      ['POST', 'games', { listing: 1 }, 'body/listing is 1; expected one of open, private'],
      [
        'POST',
        'games',
        { clock: { kind: 'fast' } },
        'body/clock/kind is "fast"; expected one of none, live, move, bank',
      ],
      [
        'POST',
        'games',
        { clock: { kind: 'live', minutes: 0, increment: 0, timeout: 'loses' } },
        'body/clock/minutes is 0; expected a whole number from 1 to 600',
      ],
      [
        'POST',
        'games',
        { clock: { kind: 'move', minutes: 5 } },
        'body/clock/minutes is not a known property; expected one of kind, days, timeout',
      ],
      ['POST', 'games', { clock: {} }, 'body/clock/kind is missing; expected one of none, live, move, bank'],
      ['POST', 'games', { rated: 'yes' }, 'body/rated is "yes"; expected one of true, false'],
      ['POST', 'games/aaaaaaaaaaaa/draw', {}, 'body/do is missing; expected one of offer, withdraw, accept, decline'],
      [
        'POST',
        'games/aaaaaaaaaaaa/answers',
        { number: 1, answers: [] },
        'body/answers has 0 items; expected a list of 1 to 100 items',
      ],
      [
        'GET',
        'games/aaaaaaaaaaaa/entries?since=x',
        undefined,
        'querystring/since is "x"; expected a whole number of at least 0',
      ],
      [
        'GET',
        'games/aaaaaaaaaaaa/export?format=pdf',
        undefined,
        'querystring/format is "pdf"; expected one of json, log, text, position',
      ],
      ['GET', 'games/x', undefined, 'params/id is "x"; expected a string of the form ^[a-z0-9]{12}$'],
    ];
    for (const [method, path, body, message] of cases) {
      const reply = await who.request(method, `/api/${path}`, body);
      expect([reply.status, reply.body.error, reply.body.message]).toEqual([400, 'bad-request', message]);
      expect(reply.body.expected?.join(', ')).toBe(message.split(/expected (?:one of )?/)[1]);
    }
  });
});
