import { describe, expect, it } from 'vitest';
import { BadConfigError, readConfig } from '../src/config.ts';

describe('settings', () => {
  it('have usual values', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: null,
      place: { engine: 'sqlite' },
    });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('name a Postgres database', () => {
    const { place } = readConfig({ DATABASE_URL: 'postgres://me:secret@db/games', DATABASE_CONNECTIONS: '3' });
    expect(place).toEqual({ engine: 'postgres', url: 'postgres://me:secret@db/games', connections: 3 });
  });

  it('are refused all together, with what was expected and without secrets', () => {
    const bad = { PORT: '99999', DATABASE_URL: 'mysql://me:secret@db', LOG_LEVEL: 'loud' };
    const read = (): unknown => readConfig(bad);
    expect(read).toThrow(BadConfigError);
    expect(read).toThrow(/PORT=99999.*[\s\S]*DATABASE_URL=|DATABASE_URL=[\s\S]*PORT=99999/);
    expect(read).toThrow(/LOG_LEVEL=loud: how much to log/);
    expect(read).not.toThrow(/secret/);
  });
});
