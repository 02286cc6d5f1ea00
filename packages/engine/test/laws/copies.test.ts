import { CONFIGURATIONS, games, seedsOf } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import { answerCode } from '../../src/core/answers.ts';
import type { Game } from '../../src/core/game.ts';
import { phase } from '../../src/core/phases.ts';
import { answer, newGame, prepareGame, reset, seeded } from '../../src/index.ts';
import { bytesOf, expectSameBytes } from '../support/bytes.ts';
import { lateStart } from '../support/late-start.ts';
import { type ComingAnswer, playerFor, playing, randomGame } from '../support/play.ts';

/** The ways in which a copy may be given an answer: by its text, or unseen, as search does it. */
const BY_TEXT = (copy: Game, { asked, text }: ComingAnswer): void => answer(copy, asked.actor, text);
const UNSEEN = (copy: Game, step: ComingAnswer): void => {
  // Who is to answer first is only known once the two questions are opened
  if (copy.phase === phase.headline) BY_TEXT(copy, step);
  else copy.choose(answerCode(step.text)!);
};

describe.each(CONFIGURATIONS)('a copy of a game of $name', (configuration) => {
  const { rules } = configuration;
  const seeds = seedsOf(configuration, games(3, 100), 2);

  it('goes on like the game itself, from every decision', () => {
    for (const seed of seeds)
      for (const from of [rules, lateStart(rules, seed)]) {
        const { game, steps } = randomGame(from, seed);
        const copies = [BY_TEXT, UNSEEN].map((give) => ({ give, copy: prepareGame(from), given: false }));
        const compare = (): void => {
          for (const { copy, given } of copies)
            if (given) expectSameBytes(game.bytes, copy.bytes, `seed ${seed}, answer ${game.answered}`);
        };
        for (const step of steps) {
          compare();
          for (const shadow of copies) {
            shadow.copy.copyFrom(game);
            shadow.give(shadow.copy, step);
            shadow.given = true;
          }
        }
        compare();
      }
  });

  it('lives on by itself, whatever becomes of the game it was made from', () => {
    for (const seed of seeds) {
      const { game, steps } = randomGame(rules, seed);
      const when = seeded(seed);
      const copies: { copy: Game; answers: ComingAnswer[] }[] = [];
      for (const step of steps) {
        if (when(60) === 0) {
          const copy = prepareGame(rules);
          copy.copyFrom(game);
          copies.push({ copy, answers: [] });
        }
        for (const { answers } of copies) answers.push(step);
      }
      const end = bytesOf(game);
      reset(game);
      for (const { copy, answers } of copies) {
        for (const step of answers) BY_TEXT(copy, step);
        expectSameBytes(end, copy.bytes, `seed ${seed}`);
      }
    }
  });

  it('looks and listens without leaving a trace', () => {
    for (const seed of seeds) {
      const { game, steps } = randomGame(rules, seed);
      const quiet = newGame(rules);
      for (const step of steps) {
        game.retell();
        game.refresh();
        BY_TEXT(quiet, step);
      }
      expectSameBytes(game.bytes, quiet.bytes, `seed ${seed}`);
    }
  });

  it('can be played again in the same object', () => {
    for (const seed of seeds) {
      const { game, steps } = randomGame(rules, seed);
      for (const _step of steps);
      const end = bytesOf(game);
      reset(game);
      game.run();
      for (const _step of playing(game, playerFor(rules, seed), seed));
      expectSameBytes(end, game.bytes, `seed ${seed}`);
      expect(game.over).toBe(true);
    }
  });
});
