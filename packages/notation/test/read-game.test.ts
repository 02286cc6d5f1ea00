import { GameRecord, RefusedError } from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { doubtText, readGames, writeGameFile } from '../src/index.ts';
import { CONFIGURATIONS, randomGame } from './support/games.ts';
import { SMALL_LOG } from './support/small-log.ts';

describe('a game is read from', () => {
  const record = randomGame(CONFIGURATIONS[0]!, 3);

  test('a game file and a saved game', () => {
    for (const text of [writeGameFile(record, {}), JSON.stringify(record.save())]) {
      const [{ game, doubts }] = readGames(text);
      expect(game?.record.save()).toEqual(record.save());
      expect(doubts).toEqual([]);
    }
  });
  test('a text log, without a doubt where it fits the rules', () => {
    const [{ game, doubts }] = readGames(SMALL_LOG);
    expect(game?.record.entries.length).toBeGreaterThan(20);
    expect(doubts).toEqual([]);
  });
  test('a log that stops to fit, as far as it goes, with the line where it does', () => {
    const lines = SMALL_LOG.split('\n');
    const at = lines.findLastIndex((line) => /DEFCON/i.test(line));
    const [{ game, doubts }] = readGames(lines.with(at, lines[at]!.replace(/\d/, '9')).join('\n'));
    expect(game?.record).toBeInstanceOf(GameRecord);
    expect(doubts[0]?.line).toBe(at + 1);
    expect(doubtText(doubts[0]!)).toMatch(/9/);
  });
  test('nothing that is neither: there is no game then, and a file that is damaged is refused', () => {
    expect(readGames('dear diary')[0].game).toBeNull();
    expect(readGames('dear diary')[0].doubts.length).toBeGreaterThan(0);
    expect(() => readGames('{"format": "else"}')).toThrow(RefusedError);
  });
});
