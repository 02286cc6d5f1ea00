import { GameRecord } from '@longtwilight/engine';
import { loadWords } from '@longtwilight/words';
import { describe, expect, test } from 'vitest';
import { addPlays, countPlays, digestOf, importLog, luckOf, tallyPlays, writeLog } from '../src/index.ts';
import { CONFIGURATIONS, randomGame } from './support/games.ts';
import { SMALL_LOG } from './support/small-log.ts';

const games = [3, 8, 21].map((seed) => randomGame(CONFIGURATIONS[0]!, seed));

describe('the digest of a game', () => {
  test('counts the plays that the facts tell', () => {
    for (const record of games) {
      const { plays, winner } = digestOf(record);
      const facts = [record.opening, ...record.entries.map((entry) => entry.facts)].flat();
      expect(tallyPlays(plays, winner)).toEqual(countPlays(facts));
      expect(addPlays(tallyPlays(plays, winner)).reduce((sum, { played }) => sum + played, 0)).toBe(plays.length);
    }
  });

  test('says where each play is in the story', () => {
    const [record] = games;
    for (const { steps, card } of digestOf(record!).plays) {
      const facts = steps === 1 ? record!.opening : record!.entries[steps - 2]!.facts;
      const told = facts.some(
        (fact) =>
          (fact.t === 'play' && fact.card === card) || (fact.t === 'headline' && [fact.us, fact.ussr].includes(card)),
      );
      expect(told, card).toBe(true);
    }
  });

  test('has the luck that is told in words, and every die once', async () => {
    const words = await loadWords('en');
    for (const record of games) {
      const { luck, faces } = digestOf(record);
      const { balance } = luckOf(words, record);
      for (const side of ['us', 'ussr'] as const) {
        const sum = luck.filter((one) => one.side === side).reduce((all, { won, expected }) => all + won - expected, 0);
        expect(sum).toBeCloseTo(balance[side]);
        const rolled = record.entries.flatMap(({ facts }) => facts).filter((f) => f.t === 'die' && f.side === side);
        expect(faces[side].reduce((all, one) => all + one, 0)).toBe(rolled.length);
      }
      for (const { tries, variance } of luck) expect(variance).toBeLessThanOrEqual(tries / 4);
    }
  });

  test('is the same for the log of a game, but for where its steps are', () => {
    const open = (record: GameRecord) => {
      const { plays, rules: _rules, ...rest } = digestOf(record);
      return { ...rest, plays: plays.map(({ steps: _steps, ...play }) => play) };
    };
    for (const record of games) expect(open(importLog(writeLog(record)).record!)).toEqual(open(record));
  });

  test('tells set-up, course and end', () => {
    const { record } = importLog(SMALL_LOG);
    const { setup, course, winner, plays } = digestOf(record!);
    expect(setup!.ussr.poland).toBeGreaterThan(0);
    expect(course.at(-1)).toBe(record!.game.vp);
    expect(winner).toBeNull();
    expect(plays[0]).toMatchObject({ kind: 'headline', turn: 1, round: 0 });
    expect(digestOf(GameRecord.from({ turn: 4, vp: 3 }))).toMatchObject({ setup: null, turn: 4, course: [3] });
  });
});
