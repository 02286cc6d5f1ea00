import type { Decision, Fact, Game, SideKey } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { likelihood, outcomesOf } from './outcomes.ts';

const changes = (facts: readonly Fact[], side: SideKey, sign: number): boolean =>
  facts.some((fact) => fact.t === 'influence' && fact.side === side && Math.sign(fact.by) === sign);
const enemyOf = (side: SideKey): SideKey => (side === 'us' ? 'ussr' : 'us');

/** Something was won: enemy influence went, or own came. */
const succeeds = (facts: readonly Fact[], side: SideKey): boolean =>
  changes(facts, enemyOf(side), -1) || changes(facts, side, 1);

export interface Odds {
  /** As it stands on a tile. */
  readonly short: string;
  readonly long: string;
}

const percent = (words: Words, part: number): string =>
  new Intl.NumberFormat(words.locale, { style: 'percent' }).format(part);

/** The odds of an answer that rolls dice for something; null for all others. */
export function oddsOf(words: Words, game: Game, { actor, question }: Decision, text: string): Odds | null {
  if (actor === 'chance') return null;
  if (question === 'coup' || question === 'war') {
    const odds = likelihood(outcomesOf(game, actor, text), (facts) => succeeds(facts, actor));
    return { short: percent(words, odds), long: words.say(`ui.odds.${question}`, { odds }) };
  }
  if (question === 'realign') {
    const all = outcomesOf(game, actor, text);
    const odds = likelihood(all, (facts) => changes(facts, enemyOf(actor), -1));
    const risk = likelihood(all, (facts) => changes(facts, actor, -1));
    return {
      short: `${percent(words, odds)} / ${percent(words, risk)}`,
      long: words.say('ui.odds.realign', { odds, risk }),
    };
  }
  if (text === 'space' || text === 'roll') {
    const odds = likelihood(outcomesOf(game, actor, text), (facts) => facts.some(({ t }) => t === 'space'));
    return { short: percent(words, odds), long: words.say('ui.odds.space', { odds }) };
  }
  return null;
}
