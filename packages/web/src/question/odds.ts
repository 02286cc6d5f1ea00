import { type Decision, type Fact, type Game, otherKey, type SideKey } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { isLost, likelihood, type Possibility, possibilitiesOf } from './possibilities.ts';

const changes = (facts: readonly Fact[], side: SideKey, sign: number): boolean =>
  facts.some((fact) => fact.t === 'influence' && fact.side === side && Math.sign(fact.by) === sign);

/** Something was won: the opponent's influence went, or own came. What loses the game has won nothing. */
const succeeds = (facts: readonly Fact[], side: SideKey): boolean =>
  !isLost(facts, side) && (changes(facts, otherKey(side), -1) || changes(facts, side, 1));

export interface Odds {
  /** As it stands on a tile. */
  readonly short: string;
  readonly long: string;
  /** Every result with its chance, the best for the player last. Few ask for it. */
  spread(): string[];
}

/** The odds of an answer that rolls dice for something; null for all others. */
export function oddsOf(words: Words, game: Game, { actor, question }: Decision, text: string): Odds | null {
  if (actor === 'chance') return null;
  if (question === 'coup' || question === 'war') {
    const all = possibilitiesOf(game, actor, text);
    const odds = likelihood(all, (facts) => succeeds(facts, actor));
    return {
      short: words.percent(odds),
      long: words.say(`ui.odds.${question}`, { odds }),
      spread: () => spreadOf(words, all, actor),
    };
  }
  if (question === 'realign') {
    const all = possibilitiesOf(game, actor, text);
    const odds = likelihood(all, (facts) => changes(facts, otherKey(actor), -1));
    const risk = likelihood(all, (facts) => changes(facts, actor, -1));
    return {
      short: `${words.percent(odds)} / ${words.percent(risk)}`,
      long: words.say('ui.odds.realign', { odds, risk }),
      spread: () => spreadOf(words, all, actor),
    };
  }
  if (text === 'space' || text === 'roll') {
    const all = possibilitiesOf(game, actor, text);
    const odds = likelihood(all, (facts) => facts.some(({ t }) => t === 'space'));
    return {
      short: words.percent(odds),
      long: words.say('ui.odds.space', { odds }),
      spread: () => spreadOf(words, all, actor),
    };
  }
  return null;
}

/** What an attempt changes, all told. */
interface Sum {
  readonly us: number;
  readonly ussr: number;
  readonly vp: number;
  readonly space: number;
  readonly lost: boolean;
}

function sumOf(facts: readonly Fact[], side: SideKey): Sum {
  const sum = { us: 0, ussr: 0, vp: 0, space: 0, lost: isLost(facts, side) };
  // Nothing else matters then
  if (sum.lost) return sum;
  for (const fact of facts) {
    if (fact.t === 'influence') sum[fact.side] += fact.by;
    else if (fact.t === 'vp') sum.vp += fact.side === 'us' ? fact.by : -fact.by;
    else if (fact.t === 'space') sum.space = fact.box;
  }
  return sum;
}

/** One thing that dice can bring. */
export interface Result {
  readonly chance: number;
  /** "28%" */
  readonly percent: string;
  readonly text: string;
}

const spreadOf = (words: Words, outcomes: readonly Possibility[], side: SideKey): string[] =>
  resultsOf(words, outcomes, side).map(({ percent: share, text }) => `${share} ${text}`);

/** What can come of it, the best for the player last. */
export function resultsOf(words: Words, outcomes: readonly Possibility[], side: SideKey): Result[] {
  const sign = side === 'us' ? 1 : -1;
  const byResult = new Map<string, { sum: Sum; chance: number }>();
  for (const { chance, facts } of outcomes) {
    const sum = sumOf(facts, side);
    const key = JSON.stringify(sum);
    byResult.set(key, { sum, chance: chance + (byResult.get(key)?.chance ?? 0) });
  }
  const worth = ({ us, ussr, vp, space, lost }: Sum): number =>
    lost ? Number.NEGATIVE_INFINITY : sign * (us - ussr + 10 * vp) + 100 * space;
  return [...byResult.values()]
    .sort((a, b) => worth(a.sum) - worth(b.sum))
    .map(({ sum, chance }) => ({ chance, percent: words.percent(chance), text: sumText(words, sum) }));
}

function sumText(words: Words, { us, ussr, vp, space, lost }: Sum): string {
  if (lost) return words.say('ui.face.lost');
  const parts = [
    ...(us === 0 ? [] : [words.say('ui.odds.influence', { side: 'us', change: us })]),
    ...(ussr === 0 ? [] : [words.say('ui.odds.influence', { side: 'ussr', change: ussr })]),
    ...(space === 0 ? [] : [words.say('ui.odds.box', { box: space })]),
    ...(vp === 0 ? [] : [words.say('ui.odds.vp', { score: vp })]),
  ];
  return parts.length === 0 ? words.say('ui.odds.nothing') : parts.join(', ');
}
