import { describe, expect, it } from 'vitest';
import { answer, decisions, newGame, prepareGame, readSavedGame, Session, seeded } from '../../src/index.ts';
import { bytesOf, expectSameBytes } from '../support/bytes.ts';
import { CONFIGURATIONS, games, seedsOf } from '../support/configurations.ts';
import { lateStart } from '../support/late-start.ts';
import { type Chooser, playerFor, playing, type Step } from '../support/play.ts';
import { halfChosen, randomSession, recordOf } from '../support/sessions.ts';

/** Through the text of a file and back. */
const throughFile = (session: Session): Session =>
  Session.load(readSavedGame(JSON.parse(JSON.stringify(session.save()))));

describe.each(CONFIGURATIONS)('the record of a game of $name', (configuration) => {
  const { rules } = configuration;
  const seeds = seedsOf(configuration, games(3, 60), 3);

  it('saves and loads to the same game and the same record, at any time', () => {
    for (const seed of seeds) {
      const { session, steps } = randomSession(rules, seed);
      const when = seeded(seed);
      const compare = (): void => {
        const loaded = throughFile(session);
        expectSameBytes(session.game.bytes, loaded.game.bytes, `seed ${seed}, answer ${session.game.answered}`);
        expect(recordOf(loaded), `seed ${seed}`).toBe(recordOf(session));
        expect(loaded.decisions()).toEqual(session.decisions());
      };
      compare();
      for (const _step of steps) {
        // A headline that waits for the other one is not in the record yet
        if (halfChosen(session)) expect(session.save().answers).toHaveLength(session.game.answered - 1);
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
    ] as const;
    seeds.forEach((seed, i) => {
      const { session, steps } = randomSession(rules, seed);
      const end = ends[i % ends.length]!;
      const when = seeded(seed);
      for (const _step of steps) if (when(30) === 0 && !halfChosen(session)) break;
      if (session.game.over) return;
      session.endFromOutside(end);
      const loaded = throughFile(session);
      expectSameBytes(session.game.bytes, loaded.game.bytes, `seed ${seed}`);
      expect(recordOf(loaded)).toBe(recordOf(session));
    });
  });

  it('is the same with all answers of one game object', () => {
    for (const seed of seeds) {
      const { session, steps } = randomSession(rules, seed);
      for (const _step of steps);
      const game = newGame(rules);
      for (const { actor, text } of session.entries) answer(game, actor, text);
      expectSameBytes(session.game.bytes, game.bytes, `seed ${seed}`);
      expect(session.entries).toHaveLength(game.answered);
    }
  });
});

describe.each(CONFIGURATIONS)('chance in a game of $name', (configuration) => {
  const { rules } = configuration;

  it('gives the same game when it answers at once and when it is asked', () => {
    for (const seed of seedsOf(configuration, games(4, 300), 4))
      for (const from of [rules, lateStart(rules, seed)]) {
        const asked = newGame(from);
        const given: (Step & { before: Uint8Array })[] = [];
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
  const session = Session.from({
    turn: 5,
    phasing: 'us',
    influence: { angola: [0, 3], poland: [0, 4] },
    hands: { us: ['voice-of-america', 'nasser'], ussr: ['fidel'] },
  });
  session.answer('us', 'nasser');
  session.answer('us', 'influence');
  const loaded = Session.load(readSavedGame(JSON.parse(JSON.stringify(session.save()))));
  expect(loaded.game.bytes).toEqual(session.game.bytes);
  session.undo('us');
  session.undo('us');
  expect(session.game.turn).toBe(5);
  expect(session.decisions()[0]?.question).toBe('play');
});
