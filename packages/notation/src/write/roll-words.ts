import type { Words } from '@longtwilight/words';
import { attemptIn, realignOdds } from '../statistics/attempt.ts';
import type { Roll } from './dice.ts';
import type { LuckTable, RolledAttempt } from './luck.ts';

const total = (die: number, modifier: number): string =>
  modifier === 0 ? `${die}` : `${die} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;

const resultOf = ({ odds, won }: RolledAttempt): string => {
  if (odds === 1) return 'sure';
  if (odds === 0) return 'hopeless';
  return won ? 'success' : 'failure';
};

/** What a roll was for, how it came out and how likely that was; it is counted as good or bad luck. */
export function rollText(words: Words, roll: Roll, luck: LuckTable): string {
  const attempt = attemptIn(roll);
  if (attempt !== null) luck.count(attempt);
  if (roll.kind === 'realign') return realignText(words, roll);
  if (roll.kind === 'free' || attempt === null) return words.say('fact.die', dieOf(roll));
  const result = { roll: roll.roll, odds: attempt.odds, result: resultOf(attempt) };
  switch (roll.kind) {
    case 'coup': {
      const { side, country, value, modifier } = roll.of;
      return words.say('story.coup', { side, country, value, modifier, ...result });
    }
    case 'war': {
      const { side, country, modifier } = roll.of;
      return words.say('story.war', { side, country, modifier, ...result });
    }
    default:
      return words.say(`story.${roll.kind}`, { side: roll.side, ...result });
  }
}

const dieOf = (roll: Exclude<Roll, { readonly kind: 'realign' }>) => ({
  side: 'side' in roll ? roll.side : roll.of.side,
  roll: roll.roll,
});

function realignText(words: Words, { of, us, ussr }: Extract<Roll, { readonly kind: 'realign' }>): string {
  const { country, modifiers } = of;
  return words.say('story.realign', {
    country,
    usTotal: total(us, modifiers[0]),
    ussrTotal: ussr === null ? '?' : total(ussr, modifiers[1]),
    odds: realignOdds(of),
  });
}
