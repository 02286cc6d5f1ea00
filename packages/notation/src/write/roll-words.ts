import { coupStrength, type SideKey } from '@longtwilight/engine';
import { at } from '@longtwilight/engine/data';
import type { Words } from '@longtwilight/words';
import type { Roll } from './dice.ts';
import { chanceOf, chanceToWin, type LuckTable } from './luck.ts';

const total = (die: number, modifier: number): string =>
  modifier === 0 ? `${die}` : `${die} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;

const resultOf = (odds: number, won: boolean): string => {
  if (odds === 1) return 'sure';
  if (odds === 0) return 'hopeless';
  return won ? 'success' : 'failure';
};

/** What a roll was for, how it came out and how likely that was; it is counted as good or bad luck. */
export function rollText(words: Words, roll: Roll, luck: LuckTable): string {
  switch (roll.kind) {
    case 'coup': {
      const { side, country, value, modifier } = roll.of;
      const works = (die: number): boolean => coupStrength(at[country], value, modifier, die) > 0;
      const result = counted(luck, side, 'coup', works, roll.roll);
      return words.say('story.coup', { side, country, value, modifier, ...result });
    }
    case 'war': {
      const { side, country, modifier } = roll.of;
      const result = counted(luck, side, 'war', (die) => die + modifier >= roll.win, roll.roll);
      return words.say('story.war', { side, country, modifier, ...result });
    }
    case 'realign':
      return realignText(words, roll, luck);
    case 'space':
    case 'trap': {
      const result = counted(luck, roll.side, roll.kind, (die) => die <= roll.needed, roll.roll);
      return words.say(`story.${roll.kind}`, { side: roll.side, ...result });
    }
    default:
      return words.say('fact.die', { side: roll.side, roll: roll.roll });
  }
}

function counted(
  luck: LuckTable,
  side: SideKey,
  kind: 'coup' | 'war' | 'space' | 'trap',
  works: (die: number) => boolean,
  roll: number,
): { roll: number; odds: number; result: string } {
  const odds = chanceOf(works);
  luck.count(side, kind, odds, works(roll));
  return { roll, odds, result: resultOf(odds, works(roll)) };
}

function realignText(
  words: Words,
  { of, us, ussr }: Extract<Roll, { readonly kind: 'realign' }>,
  luck: LuckTable,
): string {
  const { side, country, modifiers } = of;
  const [mine, theirs] = side === 'us' ? modifiers : [modifiers[1], modifiers[0]];
  const odds = chanceToWin(mine, theirs);
  if (ussr !== null) {
    const lead = us + modifiers[0] - ussr - modifiers[1];
    luck.count(side, 'realign', odds, side === 'us' ? lead > 0 : lead < 0);
  }
  return words.say('story.realign', {
    country,
    usTotal: total(us, modifiers[0]),
    ussrTotal: ussr === null ? '?' : total(ussr, modifiers[1]),
    odds,
  });
}
