import { CONFIGURATIONS, games, seedsOf } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { phase } from '../../src/core/phases.ts';
import {
  type ActorKey,
  answer,
  type Decision,
  decision,
  decisions,
  gameFrom,
  type Position,
  prepareGame,
  type Rules,
  resolveRules,
  seeded,
  view,
} from '../../src/index.ts';
import { bytesOf, expectSameBytes } from '../support/bytes.ts';
import { brokenDecision } from '../support/invariants.ts';
import { carefulPlayer, playing, randomGame } from '../support/play.ts';
import { expectRefusal } from '../support/refusals.ts';

/** Two games that were given the same answers in different ways. */
const copyOf = (g: Game): Game => {
  const copy = prepareGame(g.rules);
  copy.copyFrom(g);
  return copy;
};
const pick = (asked: Decision, n: number): string => asked.options[n % asked.options.length]!;

/** The moments of a random game when both sides choose at once, neither having chosen. */
function* bothChoose(rules: Rules, seed: number): Generator<[Game, Decision, Decision]> {
  const { game, steps } = randomGame(rules, seed);
  for (const _step of steps) {
    const [us, ussr] = decisions(game);
    if (us !== undefined && ussr !== undefined && !us.answered && !ussr.answered) yield [game, us, ussr];
  }
}

describe.each(CONFIGURATIONS)('headlines in $name', (configuration) => {
  const { rules } = configuration;
  const seeds = seedsOf(configuration, games(2, 60), 14);

  it('may be chosen in either order, and changed until both are in', () => {
    for (const seed of seeds)
      for (const [game, us, ussr] of bothChoose(rules, seed)) {
        const chance = seeded(seed);
        const [mine, theirs, other] = [chance(9), chance(9), chance(9)];
        const inOrder = copyOf(game);
        answer(inOrder, 'us', pick(us, mine), us.number);
        answer(inOrder, 'ussr', pick(ussr, theirs), ussr.number);
        const reversed = copyOf(game);
        answer(reversed, 'ussr', pick(ussr, theirs), ussr.number);
        answer(reversed, 'us', pick(us, mine), us.number);
        expectSameBytes(inOrder.bytes, reversed.bytes, `seed ${seed}, either order`);
        for (const [first, last] of [
          [us, ussr],
          [ussr, us],
        ] as const) {
          const wavering = copyOf(game);
          const choice = (asked: Decision): string => pick(asked, asked === us ? mine : theirs);
          for (const text of [pick(first, other), pick(first, other + 1), choice(first)])
            answer(wavering, first.actor, text, first.number);
          expect(decisions(wavering).map((one) => one.answered)).toEqual([first === us, first === ussr]);
          answer(wavering, last.actor, choice(last), last.number);
          expectSameBytes(inOrder.bytes, wavering.bytes, `seed ${seed}, ${first.actor} changes its mind`);
        }
      }
  });

  it('show only that they were chosen', () => {
    for (const seed of seeds)
      for (const [game, us, ussr] of bothChoose(rules, seed))
        for (const chooser of [us, ussr]) {
          const looks = chooser.options.map((text) => {
            const chosen = copyOf(game);
            answer(chosen, chooser.actor, text);
            const other = chooser === us ? 'ussr' : 'us';
            const own = view(chosen, chooser.actor as 'us' | 'ussr');
            expect(own.headlines[chooser.actor as 'us' | 'ussr']).toBe(text);
            expect(own.decision).toEqual({ ...chooser, answered: true });
            const seen = [view(chosen, other), view(chosen, 'public')];
            for (const one of seen) {
              expect(one.headlines[chooser.actor as 'us' | 'ussr']).toBe('hidden');
              expect(one.waiting).toContainEqual({
                actor: chooser.actor,
                doing: 'headline',
                card: null,
                answered: true,
              });
            }
            return JSON.stringify(seen);
          });
          expect(new Set(looks).size, `seed ${seed}`).toBe(1);
        }
  });
});

describe('headlines one after the other', () => {
  it('show the first to everyone, and it can not be changed', () => {
    const rules = resolveRules({});
    for (const [space, first, last] of [
      [[4, 2], 'ussr', 'us'],
      [[0, 5], 'us', 'ussr'],
    ] as const) {
      const position: Position = {
        start: 'headline',
        space,
        hands: { us: ['duck-and-cover', 'fidel'], ussr: ['nasser', 'containment'] },
      };
      const game = gameFrom(rules, position);
      game.run();
      const [asked, ...more] = decisions(game);
      expect([asked!.actor, more.length]).toEqual([first, 0]);
      answer(game, first, asked!.options[0]!);
      for (const viewer of ['us', 'ussr', 'public'] as const)
        expect(view(game, viewer).headlines[first]).toBe(asked!.options[0]);
      expectRefusal('wrong-side', () => answer(game, first, asked!.options[1]!));
      expect(decisions(game).map((one) => one.actor)).toEqual([last]);
    }
  });

  it('are asked only of those who have a card for it', () => {
    const rules = resolveRules({});
    const hands: Position['hands'][] = [
      { us: ['duck-and-cover'] },
      { ussr: ['duck-and-cover'] },
      { us: ['duck-and-cover'], ussr: ['un-intervention'] },
      { us: ['un-intervention'], ussr: ['duck-and-cover'] },
    ];
    for (const hand of hands) {
      const game = gameFrom(rules, { start: 'headline', hands: hand! });
      game.run();
      const open = decisions(game);
      expect(open.flatMap(brokenDecision), JSON.stringify(hand)).toEqual([]);
      expect(open).toHaveLength(1);
      answer(game, open[0]!.actor, 'duck-and-cover');
      expect(game.phase).not.toBe(phase.headline);
    }
  });
});

describe.each(CONFIGURATIONS)('a wrong answer in $name', (configuration) => {
  const { rules } = configuration;

  it('is refused, and nothing has changed', () => {
    for (const seed of seedsOf(configuration, games(1, 40), 15)) {
      const game = prepareGame(rules);
      game.run();
      const chance = seeded(seed);
      for (const _step of playing(game, carefulPlayer(rules, seed), seed)) {
        const before = bytesOf(game);
        const open = decisions(game);
        for (const asked of open) wrongAnswers(game, asked, open, chance(1000));
        expectSameBytes(before, game.bytes, `seed ${seed}, answer ${game.answered}`);
        expect(decisions(game), `seed ${seed}`).toEqual(open);
        expect(decision(game)).toEqual(open.find((one) => !one.answered) ?? null);
      }
    }
  });
});

function wrongAnswers(game: Game, asked: Decision, open: readonly Decision[], n: number): void {
  const text = pick(asked, n);
  const { actor, number, options } = asked;
  for (const stale of [number - 1, number + 1, -1, Number.NaN, 0.5])
    expectRefusal('stale-answer', () => answer(game, actor, text, stale));
  for (const other of ['us', 'ussr', 'chance'] as const satisfies readonly ActorKey[])
    if (!open.some((one) => one.actor === other)) expectRefusal('wrong-side', () => answer(game, other, text));
  for (const unknown of ['', 'POLAND', 'polnad', `${text} `, 'toString', '__proto__', 'answer 255', '7']) {
    const refused = expectRefusal('unknown-answer', () => answer(game, actor, unknown));
    expect(refused.expected).toEqual(options);
  }
  const known = [
    'poland',
    'nato',
    'china-card',
    'done',
    'refuse',
    'europe',
    '6',
    'event',
    'no-roll',
    'chinese-civil-war',
  ];
  for (const illegal of known.filter((one) => !options.includes(one))) {
    const refused = expectRefusal('illegal-answer', () => answer(game, actor, illegal, number));
    expect(refused.expected).toEqual(options);
  }
}
