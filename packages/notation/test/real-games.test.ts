import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Session } from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { importLog } from '../src/index.ts';

const GAMES = new URL('../../../../shared/games/', import.meta.url);

describe.runIf(existsSync(GAMES))('games of strong players, as the app told them', () => {
  const files = existsSync(GAMES) ? readdirSync(GAMES).filter((file) => file.endsWith('.txt')) : [];
  let checked = 0;

  test.each(files)('%s is replayed to its end with nothing unexplained', (file) => {
    const result = importLog(readFileSync(new URL(file, GAMES), 'utf8'));
    expect(result.mismatches.filter((one) => one.explanation === null)).toEqual([]);
    expect(result.ok).toBe(true);
    const saved = result.session!.save();
    expect(Session.load(saved).save()).toEqual(saved);
    expect(result.evidence).toHaveLength(saved.answers.length);
    checked += result.checked;
  });
  test('many thousand numbers agree', () => {
    expect(checked).toBeGreaterThan(10_000);
  });
});
