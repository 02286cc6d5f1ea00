import { gameFrom, guess, resolveRules, seeded, USSR, view } from '@longtwilight/engine';
import { openHeadline } from '@longtwilight/engine/search';
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

it('says of the same loss how it comes about and who brings it about', () => {
  const rules = resolveRules({});
  const game = gameFrom(rules, {
    turn: 8,
    start: 'headline',
    defcon: 2,
    vp: 17,
    hands: { us: ['central-america-scoring', 'wargames'], ussr: ['yuri-and-samantha', 'comecon'] },
    influence: { panama: [3, 0], 'costa-rica': [3, 0] },
  });
  game.run();
  openHeadline(game, USSR);
  const { reason, theirs } = new Dangers(rules).of(game, 'ussr', 'yuri-and-samantha', 200_000);
  // That Central America is scored is nobody's answer; that Wargames ends the game is the other side's
  expect([reason, theirs]).toEqual(['vp', null]);
});

it('finds the one headline that loses, though others take long', () => {
  const rules = resolveRules({});
  const game = gameFrom(rules, {
    turn: 7,
    start: 'headline',
    defcon: 3,
    vp: 12,
    hands: { us: ['junta', 'grain-sales-to-soviets'], ussr: ['duck-and-cover', 'comecon'] },
    influence: { poland: [1, 3], france: [2, 2], panama: [2, 0], cuba: [0, 3], angola: [1, 1], zaire: [1, 2] },
  });
  game.run();
  const guessed = guess(view(game, 'ussr'), seeded(1));
  openHeadline(guessed, USSR);
  expect(new Dangers(rules).of(guessed, 'ussr', 'duck-and-cover')).toEqual({
    verdict: 'can-lose',
    reason: 'defcon',
    always: false,
    sure: false,
    theirs: null,
    inHeadlines: true,
  });
});

it('tells which discard at the end of a turn leaves a scoring card in hand', () => {
  const rules = resolveRules({});
  const hands = { us: ['asia-scoring', 'containment'], ussr: ['comecon'] } as const;
  const game = gameFrom(rules, { start: 'turn-end', turn: 4, space: [6, 5], milOps: [5, 5], hands });
  game.run();
  const guessed = guess(view(game, 'us'), seeded(1));
  const dangers = new Dangers(rules);
  const keeps = { verdict: 'can-lose', reason: 'held-scoring' };
  expect(dangers.of(guessed, 'us', 'asia-scoring').verdict).toBe('safe');
  expect(dangers.of(guessed, 'us', 'containment')).toMatchObject(keeps);
  expect(dangers.of(guessed, 'us', 'done')).toMatchObject(keeps);
});
