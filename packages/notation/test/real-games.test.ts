import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GameRecord, seeded } from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { importLog } from '../src/index.ts';
import { games } from './support/games.ts';

const GAMES = new URL('../../../../shared/games/', import.meta.url);

// Real games are beside the project, not in it: the summary of `npm test` names what is left out without them
describe.runIf(existsSync(GAMES))('games of strong players, as the app told them', () => {
  const files = existsSync(GAMES) ? readdirSync(GAMES).filter((file) => file.endsWith('.txt')) : [];
  let checked = 0;

  test.each(files)('%s is replayed to its end with nothing unexplained', (file) => {
    const result = importLog(readFileSync(new URL(file, GAMES), 'utf8'));
    expect(result.mismatches.filter((one) => one.explanation === null)).toEqual([]);
    expect(result.ok).toBe(true);
    const saved = result.record!.save();
    expect(GameRecord.load(saved).save()).toEqual(saved);
    expect(result.evidence).toHaveLength(saved.answers.length);
    checked += result.checked;
  });
  test.each(files)('%s may break off anywhere', (file) => {
    const lines = readFileSync(new URL(file, GAMES), 'utf8').split('\n');
    const chance = seeded(files.indexOf(file));
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
