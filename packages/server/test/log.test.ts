import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logSerializers } from '../src/log-serializers.ts';

/** What an operator reads. */
function logged(what: object): string {
  let text = '';
  pino({ serializers: logSerializers }, { write: (line) => (text += line) }).error(what);
  return text;
}

it('of an error nothing is logged but what it is, where it was and its code', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (token)=(held) already exists.',
    client: { secretKey: 73392086 },
  });
  const text = logged({ err: error });
  expect(text).toContain('duplicate key');
  expect(text).toContain('23505');
  expect(text).toContain('log.test.ts');
  expect(text).not.toMatch(/held|73392086/);
});

it('of a request nothing is logged but its method and its path', () => {
  const text = logged({ req: { method: 'GET', url: '/api/games?invitation=held', headers: { cookie: 'held' } } });
  expect(text).toContain('"method":"GET","url":"/api/games"');
  expect(text).not.toContain('held');
});
