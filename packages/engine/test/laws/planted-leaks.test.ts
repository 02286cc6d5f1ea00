import { describe, expect, it } from 'vitest';
import type { CardInPlay } from '../../src/cards/card.ts';
import { cardAnswer } from '../../src/core/answers.ts';
import { no } from '../../src/core/card-keys.ts';
import type { Game, Play } from '../../src/core/game.ts';
import { other, type Side, US } from '../../src/core/ids.ts';
import * as layout from '../../src/core/layout.ts';
import { ask } from '../../src/core/questions.ts';
import type { CardKey } from '../../src/data.ts';
import { decisions, gameFrom, type Rules, resolveRules } from '../../src/index.ts';
import { at as country } from '../../src/map/countries.ts';
import { cardsIn, isScoring, scoringCardsIn } from '../../src/verbs/hands.ts';
import { award } from '../../src/verbs/tracks.ts';
import { searchLeaks, Tally } from '../support/leaks.ts';
import { honest, type Look } from '../support/looking.ts';
import { playing, randomPlayer } from '../support/play.ts';
import { type Scene, scene, shortened } from '../support/scenes.ts';

/*
 * A law that nothing can break proves nothing: these leaks were planted on purpose, and the law must find each of them.
 */

const rules = resolveRules({});

type Where = (seed: number) => Scene;
const scenesOf =
  (of: Rules, ...cards: readonly CardKey[]): Where =>
  (seed) =>
    scene(of, cards[seed % cards.length]!, seed, ['quagmire', 'bear-trap']);

function leaksFound(where: Where, look: Look = honest, scenes = 60): string[] {
  const tally = new Tally();
  for (let seed = 1; seed <= scenes && tally.leaks.length === 0; seed++)
    searchLeaks('planted', where(seed), seed, tally, look);
  return tally.leaks;
}

const others = (viewer: number): readonly Side[] => ([0, 1] as const).filter((side) => side !== viewer);

/** What a careless server might send along with an honest view. */
const CARELESS: Readonly<Record<string, Look>> = {
  'the hand of the other side': (g, viewer) => ({
    hand: others(viewer).map((side) => [...cardsIn(g, layout.HAND + side)]),
  }),
  'the number of its scoring cards': (g, viewer) => ({
    scoring: others(viewer).map((side) => scoringCardsIn(g, side)),
  }),
  'the lowest card of the pile': (g) => ({ pile: [...cardsIn(g, layout.PILE)][0] }),
  'the facts as they are': (g) => ({ facts: g.retell() }),
  'the bytes as they are': (g) => ({ bytes: Buffer.from(g.bytes).toString('hex') }),
  'the headline that lies face down': (g) => ({ headlines: [g.headline(0), g.headline(1)] }),
  'how many options the others have': (g) => ({ options: decisions(g).map((one) => one.options.length) }),
  'who knows a card of the pile': (g) => ({ known: g.bytes[layout.PILE_KNOWN] }),
};
const ANYWHERE = scenesOf(rules, 'ask-not', 'our-man-in-tehran', 'terrorism', 'fidel');

describe('a planted leak in what is sent', () => {
  it.each(Object.entries(CARELESS))('is found: %s', (_what, more) => {
    const look: Look = (g, viewer) => ({ honest: honest(g, viewer), ...more(g, viewer) });
    expect(leaksFound(ANYWHERE, look)).not.toEqual([]);
  });
});

const withCard = (key: CardKey, change: Partial<CardInPlay>): Rules => ({
  ...rules,
  cards: rules.cards.map((card) => (card?.key === key ? { ...card, ...change } : card)),
});

/** The event is asked only of a US that has something to discard. */
function silentBlockade(g: Game): Play | undefined {
  const enough = [...cardsIn(g, layout.HAND + US)].some((held) => !isScoring(g, held) && g.rules.cards[held]!.ops >= 3);
  return enough ? rules.cards[no.blockade]!.event(g, 1) : undefined;
}
/** The order of the targets depends on the other hand. */
function* tellingWar(g: Game, me: Side): Play {
  const targets = [country.india, country.pakistan];
  g.ask(me, ask.war, no['indo-pakistani-war']);
  if (g.listing) for (const c of scoringCardsIn(g, other(me)) > 0 ? targets.toReversed() : targets) g.offer(c);
  yield;
}
/** The player gains VP for the other side's scoring cards, and is then asked something. */
function* tellingAward(g: Game, me: Side): Play {
  award(g, me, scoringCardsIn(g, other(me)));
  yield* tellingWar(g, me);
}
/** The player picks from the other hand without having seen it. */
function* peeping(g: Game, me: Side): Play {
  g.ask(me, ask.discard, no['indo-pakistani-war']);
  if (g.listing) for (const held of cardsIn(g, layout.HAND + other(me))) g.offer(cardAnswer(held));
  if (!g.none()) yield;
}

describe('a planted leak in a card', () => {
  it.each<[string, CardKey, CardInPlay['event']]>([
    ['no question where a hand has nothing for it', 'blockade', silentBlockade],
    ['options in an order that depends on a hand', 'indo-pakistani-war', tellingWar],
    ['an effect that depends on a hand', 'indo-pakistani-war', tellingAward],
    ['options that are hidden cards', 'indo-pakistani-war', peeping],
  ])('is found: %s', (_what, key, event) => {
    expect(leaksFound(scenesOf(withCard(key, { event }), key))).not.toEqual([]);
  });
});

/** The US in Quagmire, in a round that it has to play or in one that it may leave out. */
const trapped =
  (of: Rules, round: number): Where =>
  (seed) => {
    const game = gameFrom(of, {
      turn: 4,
      round,
      phasing: 'us',
      eighthRound: ['us'],
      effects: ['quagmire'],
      hands: { us: ['nato', 'fidel'], ussr: ['comecon', 'nasser'] },
    });
    game.run();
    return { game, steps: shortened(playing(game, randomPlayer(seed), seed)) };
  };

/** In the first version of the rules a trapped side was asked only if it had a suitable card, in any round. */
describe('the trap of the first version of the rules', () => {
  const first = resolveRules({ version: 1 });
  it('is found to leak in an optional round', () => {
    expect(leaksFound(trapped(first, 8)).join()).toContain('whether "discard quagmire" is asked tells something');
  });
  it('announces what a hand lacks in a round that has to be played, which is no leak', () => {
    expect(leaksFound(trapped(first, 4), honest, 4)).toEqual([]);
  });
  it('leaks no more', () => {
    expect(leaksFound(trapped(rules, 8), honest, 4)).toEqual([]);
  });
});
