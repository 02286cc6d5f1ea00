import { gameFrom, guess, resolveRules, seeded, view } from '@longtwilight/engine';
import { expect, it } from 'vitest';
import { Dangers } from '../src/safety/index.ts';

it('says what can lose in a game that was only guessed, in the middle of a play', () => {
  const rules = resolveRules({});
  const game = gameFrom(rules, {
    phasing: 'us',
    defcon: 2,
    hands: { us: ['duck-and-cover', 'nato'], ussr: ['nasser', 'allende'] },
    influence: { canada: [2, 0] },
  });
  game.run();
  game.choose(game.options[0]!);
  const guessed = guess(view(game, 'us'), seeded(1));
  expect(new Dangers(rules).of(guessed, 'us', 'event')).toMatchObject({ verdict: 'can-lose', reason: 'defcon' });
});
