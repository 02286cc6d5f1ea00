import { GameRecord, seeded } from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { importLog } from '../src/index.ts';
import { games } from './support/games.ts';
import { HAS_REAL_GAMES, REAL_GAMES, realGame } from './support/real-games.ts';

describe.runIf(HAS_REAL_GAMES)('games of strong players, as the app told them (needs ../shared/games)', () => {
  let checked = 0;

  test.each(REAL_GAMES)('%s is replayed to its end with nothing unexplained', (file) => {
    const result = importLog(realGame(file));
    expect(result.mismatches.filter((one) => one.explanation === null)).toEqual([]);
    expect(result.ok).toBe(true);
    const saved = result.record!.save();
    expect(GameRecord.load(saved).save()).toEqual(saved);
    expect(result.evidence).toHaveLength(saved.answers.length);
    checked += result.checked;
  });
  test.each(REAL_GAMES)('%s may break off anywhere', (file) => {
    const lines = realGame(file).split('\n');
    const chance = seeded(REAL_GAMES.indexOf(file));
    for (let n = games(1, 20); n > 0; n--) {
      const end = 6 + chance(lines.length - 6);
      const { record, mismatches } = importLog(lines.slice(0, end).join('\n'));
      // One effect is told after what follows from it, under another heading
      const found = mismatches.filter(
        (one) => one.explanation === null && !one.expected.startsWith('we-will-bury-you'),
      );
      expect(found, `after line ${end}`).toEqual([]);
      expect(record, `after line ${end}`).not.toBeNull();
    }
  });
  test('many thousand numbers agree', () => {
    expect(checked).toBeGreaterThan(10_000);
  });
});
