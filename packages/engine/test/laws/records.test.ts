import { CONFIGURATIONS, games, seedsOf } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import { at } from '../../src/data.ts';
import {
  answer,
  decisions,
  GameRecord,
  newGame,
  positionOf,
  prepareGame,
  readSavedGame,
  seeded,
} from '../../src/index.ts';
import { bytesOf, expectSameBytes } from '../support/bytes.ts';
import { lateStart } from '../support/late-start.ts';
import { type Chooser, type ComingAnswer, playerFor, playing } from '../support/play.ts';
import { halfChosen, randomRecord, recordText } from '../support/records.ts';

/** Through the text of a file and back. */
const throughFile = (record: GameRecord): GameRecord =>
  GameRecord.load(readSavedGame(JSON.parse(JSON.stringify(record.save()))));

describe.each(CONFIGURATIONS)('the record of a game of $name', (configuration) => {
  const { rules } = configuration;
  const seeds = seedsOf(configuration, games(3, 60), 3);

  it('saves and loads to the same game and the same record, at any time', () => {
    for (const seed of seeds) {
      const { record, steps } = randomRecord(rules, seed);
      const when = seeded(seed);
      const compare = (): void => {
        const loaded = throughFile(record);
        expectSameBytes(record.game.bytes, loaded.game.bytes, `seed ${seed}, answer ${record.game.answered}`);
        expect(recordText(loaded), `seed ${seed}`).toBe(recordText(record));
        expect(loaded.decisions()).toEqual(record.decisions());
      };
      compare();
      for (const _step of steps) {
        // A headline that waits for the other one is not in the record yet
        if (halfChosen(record)) expect(record.save().answers).toHaveLength(record.game.answered - 1);
        else if (when(40) === 0) compare();
      }
      compare();
    }
  });

  it('keeps an end that came from outside', () => {
    const ends = [
      { reason: 'agreement', side: null },
      { reason: 'resign', side: 'us' },
      { reason: 'time', side: 'ussr' },
      { reason: 'time', side: null },
      { reason: 'operator', side: 'us' },
      { reason: 'operator', side: null },
    ] as const;
    seeds.forEach((seed, i) => {
      const { record, steps } = randomRecord(rules, seed);
      const end = ends[i % ends.length]!;
      const when = seeded(seed);
      for (const _step of steps) if (when(30) === 0 && !halfChosen(record)) break;
      if (record.game.over) return;
      record.endFromOutside(end);
      const loaded = throughFile(record);
      expectSameBytes(record.game.bytes, loaded.game.bytes, `seed ${seed}`);
      expect(recordText(loaded)).toBe(recordText(record));
    });
  });

  it('keeps where its position was edited by hand, and what came of it', () => {
    for (const seed of seeds) {
      const { record, steps } = randomRecord(rules, seed);
      const chance = seeded(seed);
      for (const _step of steps) if (record.decisions()[0]?.question === 'play' && chance(12) === 0) break;
      if (record.game.over) continue;
      const { turn, vp } = record.game;
      const position = positionOf(record.game);
      record.edit({ ...position, start: 'rounds', influence: { ...position.influence, iran: [2, 1] } });
      expect([record.game.turn, record.game.influence(0, at.iran)]).toEqual([turn, 2]);
      record.edit({ vp: vp > 0 ? vp - 1 : vp + 1 });
      for (let n = 30; n > 0 && !record.game.over; n--) {
        const asked = record.decisions().find((one) => !one.answered)!;
        record.answer(asked.actor, asked.options[chance(asked.options.length)]!);
      }
      if (halfChosen(record)) continue;
      const loaded = throughFile(record);
      expectSameBytes(record.game.bytes, loaded.game.bytes, `seed ${seed}`);
      expect(recordText(loaded), `seed ${seed}`).toBe(recordText(record));
      expect(record.save().version).toBe(2);
    }
  });

  it('is the same with all answers of one game object', () => {
    for (const seed of seeds) {
      const { record, steps } = randomRecord(rules, seed);
      for (const _step of steps);
      const game = newGame(rules);
      for (const { actor, text } of record.entries) answer(game, actor, text);
      expectSameBytes(record.game.bytes, game.bytes, `seed ${seed}`);
      expect(record.entries).toHaveLength(game.answered);
    }
  });
});

describe.each(CONFIGURATIONS)('chance in a game of $name', (configuration) => {
  const { rules } = configuration;

  it('gives the same game when it answers at once and when it is asked', () => {
    for (const seed of seedsOf(configuration, games(4, 300), 4))
      for (const from of [rules, lateStart(rules, seed)]) {
        const asked = newGame(from);
        const given: (ComingAnswer & { before: Uint8Array })[] = [];
        const dice = seeded(seed);
        const player = playerFor(from, seed);
        const choose: Chooser = (game, question) =>
          question.actor === 'chance' ? question.options[dice(question.options.length)]! : player(game, question);
        for (const step of playing(asked, choose, seed))
          if (step.asked.actor !== 'chance') given.push({ ...step, before: bytesOf(asked) });

        const inline = prepareGame(from);
        inline.chance = seeded(seed);
        inline.run();
        for (const { asked: question, text, before } of given) {
          expectSameBytes(before, inline.bytes, `seed ${seed}, answer ${inline.answered}`);
          expect(decisions(inline)).toContainEqual(question);
          answer(inline, question.actor, text);
        }
        expectSameBytes(asked.bytes, inline.bytes, `seed ${seed}, at the end`);
      }
  });
});

it('saves and loads a game that began in a position', () => {
  const record = GameRecord.from({
    turn: 5,
    phasing: 'us',
    influence: { angola: [0, 3], poland: [0, 4] },
    hands: { us: ['voice-of-america', 'nasser'], ussr: ['fidel'] },
  });
  record.answer('us', 'nasser');
  record.answer('us', 'influence');
  const loaded = GameRecord.load(readSavedGame(JSON.parse(JSON.stringify(record.save()))));
  expect(loaded.game.bytes).toEqual(record.game.bytes);
  record.undo('us');
  record.undo('us');
  expect(record.game.turn).toBe(5);
  expect(record.decisions()[0]?.question).toBe('play');
});
