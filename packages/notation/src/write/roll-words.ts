import type { SideKey } from '@longtwilight/engine';
import { COUNTRY_NAMES } from '../names.ts';
import type { Roll } from './dice.ts';
import { chanceOf, chanceToWin, type LuckTable, percent } from './luck.ts';
import { phrase, sentence } from './sentences.ts';

const nameOf = (side: SideKey): string => phrase(side === 'us' ? 'side.us' : 'side.ussr');
const modifierText = (n: number): string =>
  n === 0 ? '' : sentence('modifier', { modifier: n < 0 ? `${n}` : `+${n}` });
const total = (die: number, modifier: number): string =>
  modifier === 0 ? `${die}` : `${die} ${modifier < 0 ? '-' : '+'} ${Math.abs(modifier)}`;

function resultText(chance: number, won: boolean): string {
  if (chance === 1) return phrase('result.sure');
  if (chance === 0) return phrase('result.hopeless');
  return sentence(won ? 'result.success' : 'result.failure', { odds: percent(chance) });
}

/** What a roll was for, how it came out and how likely that was; it is counted as good or bad luck. */
export function rollText(roll: Roll, luck: LuckTable): string {
  switch (roll.kind) {
    case 'coup': {
      const { side, country, value, modifier } = roll.of;
      const works = (die: number): boolean => die + value + modifier > 2 * roll.stability;
      const result = counted(luck, side, 'coup', works, roll.roll);
      const texts = { side: nameOf(side), country: COUNTRY_NAMES[country], modifier: modifierText(modifier) };
      return sentence('coup', { ...texts, value, roll: roll.roll, result });
    }
    case 'war': {
      const { side, country, modifier } = roll.of;
      const result = counted(luck, side, 'war', (die) => die + modifier >= roll.win, roll.roll);
      const texts = { side: nameOf(side), country: COUNTRY_NAMES[country], modifier: modifierText(modifier) };
      return sentence('war', { ...texts, roll: roll.roll, result });
    }
    case 'realign':
      return realignText(roll, luck);
    case 'space':
    case 'trap': {
      const result = counted(luck, roll.side, roll.kind, (die) => die <= roll.needed, roll.roll);
      return sentence(roll.kind, { side: nameOf(roll.side), roll: roll.roll, result });
    }
    default:
      return sentence('rolls.one', { side: nameOf(roll.side), roll: roll.roll });
  }
}

function counted(
  luck: LuckTable,
  side: SideKey,
  kind: 'coup' | 'war' | 'space' | 'trap',
  works: (die: number) => boolean,
  die: number,
): string {
  const chance = chanceOf(works);
  luck.count(side, kind, chance, works(die));
  return resultText(chance, works(die));
}

function realignText({ of, us, ussr }: Extract<Roll, { readonly kind: 'realign' }>, luck: LuckTable): string {
  const { side, country, modifiers } = of;
  const [mine, theirs] = side === 'us' ? modifiers : [modifiers[1], modifiers[0]];
  const chance = chanceToWin(mine, theirs);
  if (ussr !== null) {
    const lead = us + modifiers[0] - ussr - modifiers[1];
    luck.count(side, 'realign', chance, side === 'us' ? lead > 0 : lead < 0);
  }
  return sentence('realign', {
    country: COUNTRY_NAMES[country],
    us: total(us, modifiers[0]),
    ussr: ussr === null ? '?' : total(ussr, modifiers[1]),
    result: sentence('realign.odds', { odds: percent(chance) }),
  });
}
