import { CONFIGURATIONS, games, seedsOf } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import type { Viewer } from '../../src/core/ids.ts';
import {
  answer,
  type Chance,
  decisions,
  type Fact,
  factFor,
  guess,
  prepareGame,
  seeded,
  type View,
  view,
} from '../../src/index.ts';
import { VIEWER_KEYS } from '../../src/view/view.ts';
import { broken, brokenDecision } from '../support/invariants.ts';
import { VIEWERS } from '../support/looking.ts';
import { randomGame } from '../support/play.ts';
import { type Scene, scene, sceneCards } from '../support/scenes.ts';

/** A view as it arrives at a player, through the text of a message. */
const sent = (g: Game, viewer: Viewer): View => JSON.parse(JSON.stringify(view(g, VIEWER_KEYS[viewer]!))) as View;

/** A fact that tells the viewer what it could not see: from here on a guess may go another way. */
const tellsHidden = (fact: Fact): boolean =>
  fact.t === 'show' ||
  fact.t === 'lacks' ||
  fact.t === 'headline' ||
  fact.t === 'reshuffle' ||
  (fact.t === 'over' && fact.reason === 'held-scoring');

/**
 * The viewer goes on answering by itself, the same in the true game and in the guess. Its questions stay the same until
 * chance or the other side is asked, or something hidden shows.
 */
function goOnAlike(g: Game, guessed: Game, viewer: Viewer, chance: Chance): string {
  const truth = prepareGame(g.rules);
  truth.copyFrom(g);
  const me = VIEWER_KEYS[viewer]!;
  const own = (game: Game): string =>
    JSON.stringify(decisions(game).filter((one) => one.actor === me && !one.answered));
  for (;;) {
    const question = decisions(truth).find((one) => one.actor === me && !one.answered);
    if (question === undefined) return '';
    if (own(truth) !== own(guessed)) return `the question is ${own(truth)}, in the guess ${own(guessed)}`;
    const text = question.options[chance(question.options.length)]!;
    const facts: Fact[] = [];
    const imagined: Fact[] = [];
    truth.facts = facts;
    guessed.facts = imagined;
    answer(truth, me as 'us' | 'ussr', text);
    answer(guessed, me as 'us' | 'ussr', text);
    if (facts.some(tellsHidden) || truth.over) return '';
    const told = (all: readonly Fact[]): string => JSON.stringify(all.map((fact) => factFor(fact, viewer)));
    const asked = decisions(truth)[0]?.actor;
    if (asked === me && told(facts) !== told(imagined)) return `after "${text}" the guess tells another story`;
  }
}

/** What is wrong with the guesses that can be made at this decision. */
function wrongGuesses(g: Game, chance: Chance): string[] {
  return VIEWERS.flatMap((viewer) => {
    const seen = sent(g, viewer);
    const guessed = guess(seen, chance);
    const who = VIEWER_KEYS[viewer]!;
    const empty = decisions(guessed).flatMap(brokenDecision);
    if (empty.length > 0) return [`${who} guesses a game that can't go on: ${empty.join()}`];
    const wrong = broken(guessed).filter((text) => !broken(g).includes(text));
    if (wrong.length > 0) return [`${who} guesses an impossible game: ${wrong.join('; ')}`];
    if (JSON.stringify(view(guessed, who)) !== JSON.stringify(seen))
      return [`${who} guesses a game that looks otherwise`];
    const parted = goOnAlike(g, guessed, viewer, chance);
    return parted === '' ? [] : [`${who}: ${parted}`];
  });
}

function search(where: string, { game, steps }: Scene, seed: number): string[] {
  const chance = seeded(seed);
  const found: string[] = [];
  for (const { asked } of steps) {
    if (asked.actor === 'chance' ? chance(6) > 0 : chance(games(2, 1)) > 0) continue;
    for (const text of wrongGuesses(game, chance))
      found.push(`${where}, answer ${game.answered}, ${asked.actor} ${asked.question} (${asked.card}): ${text}`);
    if (found.length > 10) break;
  }
  return found;
}

describe.each(CONFIGURATIONS)('a guess in $name', (configuration) => {
  const { rules } = configuration;
  const share = CONFIGURATIONS.indexOf(configuration);

  it('looks like the game to the one who guesses, and goes on like it', () => {
    const found = seedsOf(configuration, games(1, 6), 11).flatMap((seed) =>
      search(`seed ${seed}`, randomGame(rules, seed), seed),
    );
    expect(found).toEqual([]);
  });

  it('does so whatever card is played', () => {
    const found = sceneCards(rules, share, games(11, 1)).flatMap((card) =>
      seedsOf(configuration, games(1, 2), 12).flatMap((seed) =>
        search(`scene of ${card}, seed ${seed}`, scene(rules, card, seed), seed),
      ),
    );
    expect(found).toEqual([]);
  });

  it('differs from the game where the guesser can not see', () => {
    const [seed] = seedsOf(configuration, 1, 13);
    const { game, steps } = randomGame(rules, seed!);
    const chance = seeded(seed!);
    let others = 0;
    for (const _step of steps) {
      if (chance(10) > 0 || game.answered < 16) continue;
      const guessed = guess(sent(game, 0), chance);
      if (rules.deck.some((card) => game.inHand(1, card) !== guessed.inHand(1, card))) others++;
    }
    expect(others).toBeGreaterThan(2);
  });
});
