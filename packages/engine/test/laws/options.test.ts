import { CONFIGURATIONS, games, seedsOf } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import { ANSWER_TEXTS } from '../../src/data.ts';
import { ACTOR_KEYS, answer, decisions, prepareGame, seeded } from '../../src/index.ts';
import { bytesOf, expectSameBytes } from '../support/bytes.ts';
import { broken } from '../support/invariants.ts';
import { randomGame } from '../support/play.ts';
import { refusalOf } from '../support/refusals.ts';

describe.each(CONFIGURATIONS)('the options of a question in $name', (configuration) => {
  const { rules } = configuration;

  it('are accepted, and nothing else is', () => {
    for (const seed of seedsOf(configuration, games(1, 40), 19)) {
      const { game, steps } = randomGame(rules, seed);
      const scratch = prepareGame(rules);
      const when = seeded(seed);
      for (const _step of steps) {
        if (when(games(16, 6)) > 0) continue;
        const before = bytesOf(game);
        const open = decisions(game);
        for (const actor of ACTOR_KEYS)
          for (const text of ANSWER_TEXTS) {
            if (!open.some((one) => one.actor === actor && one.options.includes(text))) {
              refusalOf(() => answer(game, actor, text));
              continue;
            }
            scratch.copyFrom(game);
            answer(scratch, actor, text);
            const wrong = broken(scratch);
            if (wrong.length > 0)
              throw new Error(`seed ${seed}, answer ${game.answered}, "${text}": ${wrong.join('; ')}`);
          }
        expectSameBytes(before, game.bytes, `seed ${seed}, answer ${game.answered}`);
        expect(decisions(game)).toEqual(open);
      }
    }
  });
});
