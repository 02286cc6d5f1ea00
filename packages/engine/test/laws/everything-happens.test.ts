import { CONFIGURATIONS, LONG } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import { CARD_KEYS, type CardKey, cardKey, ERA_TURNS, QUESTION_KEYS } from '../../src/data.ts';
import type { Rules } from '../../src/editions/rules.ts';
import { type EndReason, type Fact, outcomeOf, prepareGame } from '../../src/index.ts';
import { lateStart } from '../support/late-start.ts';
import { carefulPlayer, playing } from '../support/play.ts';

const ENDS = ['defcon', 'vp', 'europe', 'final', 'wargames', 'held-scoring', 'cuban-missile-crisis'] as const;
/** Questions and ends that come from one card only, which a scenario may leave out. */
const COMES_FROM: Readonly<Record<string, CardKey>> = {
  pay: 'cuban-missile-crisis',
  'cuban-missile-crisis': 'cuban-missile-crisis',
  reclaim: 'salt-negotiations',
  level: 'how-i-learned',
  // Bear Trap alone leaves hardly anybody with a scoring card: not once in 100,000 random games of the Late War
  'held-scoring': 'quagmire',
};

/** What random games have not brought about yet. */
class Missing {
  readonly events: Set<string>;
  readonly questions: Set<string>;
  readonly ends: Set<EndReason>;
  games = 0;

  constructor(events: readonly string[], questions: readonly string[], ends: readonly EndReason[] = ENDS) {
    this.events = new Set(events);
    this.questions = new Set(questions);
    this.ends = new Set(ends);
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
    const { start } = rules;
    const inPlay = rules.deck
      .filter((card) => !start.isRemoved(rules.cards[card]!))
      .map(cardKey)
      // Its event has no place in the Late War
      .filter((key) => key !== 'the-cambridge-five' || start.turn < ERA_TURNS.late);
    const canHappen = (key: string): boolean => COMES_FROM[key] === undefined || inPlay.includes(COMES_FROM[key]);
    const asked = QUESTION_KEYS.filter(
      (key) =>
        canHappen(key) &&
        (key !== 'order' || rules.orderedHand) &&
        (key !== 'bonus' || rules.handicap[0] + rules.handicap[1] > 0) &&
        (key !== 'setup' || rules.start.free[0] > 0),
    );
    const missing = new Missing(inPlay, asked, ENDS.filter(canHappen));
    for (let seed = 1; seed <= 20_000 && missing.all.length > 0; seed++) missing.play(rules, seed);
    missing.report(name);
    expect(missing.all).toEqual([]);
  });
});
