import { coupStrength, type SideKey } from '@longtwilight/engine';
import { at } from '@longtwilight/engine/data';
import type { Roll } from '../write/dice.ts';
import { chanceOf, chanceToWin, type LuckKind, type RolledAttempt } from '../write/luck.ts';

/** Null for a die that could neither succeed nor fail, and for a realignment that is only half rolled. */
export function attemptIn(roll: Roll): RolledAttempt | null {
  const byOneDie = (side: SideKey, kind: LuckKind, works: (die: number) => boolean, die: number): RolledAttempt => ({
    side,
    kind,
    odds: chanceOf(works),
    won: works(die),
  });
  switch (roll.kind) {
    case 'coup': {
      const { side, country, value, modifier } = roll.of;
      return byOneDie(side, 'coup', (die) => coupStrength(at[country], value, modifier, die) > 0, roll.roll);
    }
    case 'war':
      return byOneDie(roll.of.side, 'war', (die) => die + roll.of.modifier >= roll.win, roll.roll);
    case 'space':
    case 'trap':
      return byOneDie(roll.side, roll.kind, (die) => die <= roll.needed, roll.roll);
    case 'realign':
      return roll.ussr === null ? null : realignment(roll.of, roll.us, roll.ussr);
    default:
      return null;
  }
}

/** The odds of a realignment for whoever tries it. */
export function realignOdds({
  side,
  modifiers: [us, ussr],
}: Extract<Roll, { readonly kind: 'realign' }>['of']): number {
  return side === 'us' ? chanceToWin(us, ussr) : chanceToWin(ussr, us);
}

function realignment(of: Extract<Roll, { readonly kind: 'realign' }>['of'], us: number, ussr: number): RolledAttempt {
  const lead = us + of.modifiers[0] - ussr - of.modifiers[1];
  return { side: of.side, kind: 'realign', odds: realignOdds(of), won: of.side === 'us' ? lead > 0 : lead < 0 };
}
