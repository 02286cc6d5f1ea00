import { describe, expect, it } from 'vitest';
import type { Rules } from '../../src/editions/rules.ts';
import {
  CARD_KEYS,
  cardKey,
  type EndReason,
  type Fact,
  outcomeOf,
  prepareGame,
  QUESTION_KEYS,
} from '../../src/index.ts';
import { CONFIGURATIONS, LONG } from '../support/configurations.ts';
import { lateStart } from '../support/late-start.ts';
import { carefulPlayer, playing } from '../support/play.ts';

/** What random games have not brought about yet. */
class Missing {
  readonly events: Set<string>;
  readonly questions: Set<string>;
  readonly ends: Set<EndReason>;
  games = 0;

  constructor(events: readonly string[], questions: readonly string[]) {
    this.events = new Set(events);
    this.questions = new Set(questions);
    this.ends = new Set(['defcon', 'vp', 'europe', 'final', 'wargames', 'held-scoring', 'cuban-missile-crisis']);
  }
  get all(): string[] {
    return [...this.events, ...this.questions, ...this.ends];
  }

  /** A game of these rules, every second one from close to the end, where the late cards are. */
  play(rules: Rules, seed: number): void {
    const from = seed % 2 === 0 ? rules : lateStart(rules, seed);
    const game = prepareGame(from);
    const facts: Fact[] = [];
    game.facts = facts;
    game.run();
    for (const { asked } of playing(game, carefulPlayer(from, seed), seed)) this.questions.delete(asked.question);
    for (const fact of facts) if (fact.t === 'event') this.events.delete(fact.card);
    this.ends.delete(outcomeOf(game)!.reason);
    this.games++;
  }
  report(where: string): void {
    if (this.all.length === 0) console.info(`${where}: everything has happened within ${this.games} games`);
    else console.warn(`${where}: in ${this.games} games these never happened: ${this.all.join(', ')}`);
  }
}

// The China Card has no event
const EVENTS = CARD_KEYS.filter((key) => key !== 'china-card');
/** Short runs may miss the rarest: Wargames at DEFCON 2, NATO Referendum after NATO, an end by a held scoring card. */
const MAY_BE_MISSING = LONG ? 0 : 4;

describe('random games of all configurations', () => {
  it('bring about the event of every card, every question and every end', () => {
    const missing = new Missing(EVENTS, QUESTION_KEYS);
    for (let seed = 1; seed <= (LONG ? 20_000 : 240) && missing.all.length > 0; seed++)
      missing.play(CONFIGURATIONS[Math.floor(seed / 2) % CONFIGURATIONS.length]!.rules, seed);
    missing.report('All configurations');
    expect(missing.all.length, missing.all.join(', ')).toBeLessThanOrEqual(MAY_BE_MISSING);
  });

  it.each(LONG ? CONFIGURATIONS : [])('bring about everything there is in $name', ({ name, rules }) => {
    const asked = QUESTION_KEYS.filter(
      (key) =>
        (key !== 'order' || rules.orderedHand) &&
        (key !== 'bonus' || rules.handicap[0] + rules.handicap[1] > 0) &&
        (key !== 'setup' || rules.start.free[0] > 0),
    );
    const missing = new Missing(rules.deck.map(cardKey), asked);
    for (let seed = 1; seed <= 20_000 && missing.all.length > 0; seed++) missing.play(rules, seed);
    missing.report(name);
    expect(missing.all).toEqual([]);
  });
});
