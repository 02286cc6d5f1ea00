import { CONFIGURATIONS, games, seedsOf } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import { no } from '../../src/core/card-keys.ts';
import { CHANCE, other, type Side, type Viewer } from '../../src/core/ids.ts';
import { phase } from '../../src/core/phases.ts';
import { openHeadline } from '../../src/flow/headline.ts';
import { type Game, newGame, resolveRules, seeded } from '../../src/index.ts';
import { CARD_AT, OBSERVATION, OBSERVATION_SIZE, observe } from '../../src/search.ts';
import { writeTruePlaces } from '../../src/training.ts';
import { lateStart } from '../support/late-start.ts';
import { searchLeaks, Tally } from '../support/leaks.ts';
import { type Look, VIEWERS } from '../support/looking.ts';
import { randomGame } from '../support/play.ts';

const bytes = (g: Game): Uint8Array => {
  const out = new Uint8Array(OBSERVATION_SIZE).fill(255);
  observe(g, out);
  return out;
};

/** The observation of a viewer that is asked; nothing for the others. */
const observation: Look = (g, viewer) => {
  if (viewer === 2 || g.over) return {};
  g.refresh();
  if (g.phase === phase.headline) {
    openHeadline(g, viewer);
    const seen = bytes(g);
    g.reopen();
    return { bytes: Buffer.from(seen).toString('hex') };
  }
  return g.actor === viewer ? { bytes: Buffer.from(bytes(g)).toString('hex') } : {};
};

describe.each(CONFIGURATIONS)('the observation in $name', (configuration) => {
  const { rules } = configuration;

  it('is the same in games that the side asked cannot tell apart', () => {
    const tally = new Tally();
    for (const seed of seedsOf(configuration, games(1, 5), 21)) {
      searchLeaks(`late start ${seed}`, randomGame(lateStart(rules, seed), seed), seed, tally, observation);
      if (seed % 2 === 1 || games(0, 1) === 1)
        searchLeaks(`seed ${seed}`, randomGame(rules, seed), seed, tally, observation);
    }
    expect(tally.leaks).toEqual([]);
    expect(tally.worlds).toBeGreaterThan(100);
  });

  it('has the own hand, the legal answers and nothing of the other hand', () => {
    const [seed] = seedsOf(configuration, 1, 22);
    const { game, steps } = randomGame(rules, seed!);
    let asked = 0;
    for (const _ of steps) {
      game.refresh();
      if (game.actor === CHANCE) continue;
      asked++;
      const seen = bytes(game);
      const legal = Array.from({ length: 256 }, (_unused, code) => code).filter(
        (code) => (seen[OBSERVATION.answers.at + (code >> 3)]! >> (code & 7)) & 1,
      );
      expect(legal).toEqual([...game.options.subarray(0, game.count)].sort((a, b) => a - b));
      for (const card of rules.deck) {
        const at = seen[OBSERVATION.cards.at + card - 1]!;
        const own = at === CARD_AT.ownHand || at === CARD_AT.ownHandShown;
        expect(own).toBe(game.inHand(game.actor, card));
        if (!game.knows(game.actor as Viewer, card)) expect(at).toBe(CARD_AT.unseen);
      }
    }
    expect(asked).toBeGreaterThan(20);
  });
});

/** What a careless observation might say besides. */
const CARELESS: Readonly<Record<string, (g: Game, viewer: Side) => number>> = {
  'the first card of the other hand': (g, viewer) => g.rules.deck.find((card) => g.inHand(other(viewer), card)) ?? 0,
  'how many scoring cards the other side holds': (g, viewer) =>
    g.rules.scoringCards.filter((card) => g.inHand(other(viewer), card)).length,
  'where a card truly is': (g) => g.placeOf(no['ask-not']),
};

describe('a leak planted in the observation', () => {
  it.each(Object.entries(CARELESS))('is found: %s', (_what, byte) => {
    const { rules } = CONFIGURATIONS[0]!;
    const leaking: Look = (g, viewer) => {
      const honest = observation(g, viewer);
      return viewer === 2 || honest.bytes === undefined ? honest : { bytes: `${honest.bytes}${byte(g, viewer)}` };
    };
    const tally = new Tally();
    for (let seed = 1; seed <= 20 && tally.leaks.length === 0; seed++)
      searchLeaks(`late start ${seed}`, randomGame(lateStart(rules, seed), seed), seed, tally, leaking);
    expect(tally.leaks).not.toEqual([]);
  });
});

describe('the rules in an observation', () => {
  it('tell all configurations and handicaps apart', () => {
    const all = CONFIGURATIONS.flatMap(({ spec }) => [0, 1, 2, 3].map((us) => ({ ...spec, handicap: { us } })));
    const said = all.map((spec) => {
      const rules = resolveRules(spec);
      const g = newGame(rules);
      const chance = seeded(1);
      while (g.actor === CHANCE) g.choose(g.options[chance(g.count)]!);
      return [...bytes(g).subarray(OBSERVATION.edition.at, OBSERVATION.answers.at)].join();
    });
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('the true places', () => {
  it('differ between games that the observation cannot tell apart', () => {
    const { rules } = CONFIGURATIONS[0]!;
    const places = VIEWERS.map((seed) => {
      const g = newGame(rules);
      const chance = seeded(seed + 1);
      while (g.actor === CHANCE) g.choose(g.options[chance(g.count)]!);
      const out = new Uint8Array(OBSERVATION.cards.count);
      writeTruePlaces(g, out);
      for (const card of rules.deck) expect(out[card - 1]).toBe(g.placeOf(card));
      return out.join();
    });
    expect(new Set(places).size).toBe(places.length);
  });
});
