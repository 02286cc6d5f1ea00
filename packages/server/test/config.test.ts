import { describe, expect, it } from 'vitest';
import { BadConfigError, readConfig } from '../src/config.ts';

describe('settings', () => {
  it('have usual values', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: null,
      database: { engine: 'sqlite' },
    });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('name a Postgres database', () => {
    const { database: location } = readConfig({
      DATABASE_URL: 'postgres://me:secret@db/games',
      DATABASE_CONNECTIONS: '3',
    });
    expect(location).toEqual({ engine: 'postgres', url: 'postgres://me:secret@db/games', connections: 3 });
  });

  it('set how long computer players think, by levels that there are', () => {
    expect(readConfig({}).botBudgets).toEqual({ strategist: 500, chairman: 500 });
    const given = readConfig({ BOT_BUDGETS: 'strategist=50,attache=10', BOT_THREADS: '3' });
    expect(given).toMatchObject({ botThreads: 3, botBudgets: { strategist: 50, attache: 10 } });
    expect(() => readConfig({ BOT_BUDGETS: 'genius=50' })).toThrow(BadConfigError);
  });

  it('say which proxies are believed: how many or which ones, never just any', () => {
    expect(readConfig({}).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8,fd00::1' }).trustProxy).toEqual(['10.0.0.0/8', 'fd00::1']);
    for (const wrong of ['yes', 'true', 'all', '0', '10.0.0.1,yes'])
      expect(() => readConfig({ TRUST_PROXY: wrong }), wrong).toThrow(/TRUST_PROXY=.*forge an address/);
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
