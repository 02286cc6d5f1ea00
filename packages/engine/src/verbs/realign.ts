import { no } from '../core/card-keys.ts';
import { fx } from '../core/effects.ts';
import type { Game, Play } from '../core/game.ts';
import { type Country, other, type Side, sideKey, US, USSR } from '../core/ids.ts';
import { controlledNeighbours } from '../map/control.ts';
import { COUNTRY_KEYS, touches } from '../map/countries.ts';
import { die, dieAtOnce } from './dice.ts';
import { inEffect } from './effects.ts';
import { take } from './influence.ts';
import { numberOf } from './value.ts';

const lead = (g: Game, side: Side, c: Country): number => (g.influence(side, c) > g.influence(other(side), c) ? 1 : 0);
const home = (side: Side, c: Country): number => (touches(c, side) ? 1 : 0);
const scandal = (g: Game, side: Side): number =>
  side === US && inEffect(g, fx['iran-contra-scandal']) ? -numberOf(g, no['iran-contra-scandal'], 'modifier') : 0;

/** What is added to a side's realignment die in a country. */
export const realignModifier = (g: Game, side: Side, c: Country): number =>
  controlledNeighbours(g, side, c) + lead(g, side, c) + home(side, c) + scandal(g, side);

/** The same by its causes: countries that the side controls beside it, more influence there, its own border, Iran-Contra Scandal. */
export const realignCauses = (g: Game, side: Side, c: Country) => ({
  neighbours: controlledNeighbours(g, side, c),
  lead: lead(g, side, c),
  home: home(side, c),
  scandal: scandal(g, side),
});

/** One realignment roll. Returned is what is still to be asked: nothing where chance answers by itself. */
export function realign(g: Game, side: Side, c: Country): Play | undefined {
  const [us, ussr] = [realignModifier(g, US, c), realignModifier(g, USSR, c)];
  g.facts?.push({ t: 'realign', side: sideKey(side), country: COUNTRY_KEYS[c]!, modifiers: [us, ussr] });
  const roll = dieAtOnce(g, US);
  if (roll === 0) return askDice(g, side, c, us, ussr);
  compare(g, side, c, us + roll, ussr + dieAtOnce(g, USSR));
  return undefined;
}
function* askDice(g: Game, side: Side, c: Country, us: number, ussr: number): Play {
  compare(g, side, c, us + (yield* die(g, US)), ussr + (yield* die(g, USSR)));
}

/** Whether a side that rolls for realignment in its own round loses nothing by it (a designers' option). */
export const realignSafe = (g: Game, side: Side): boolean => g.rules.realignSafe && side === g.phasing;

/** The lower total loses the difference, whoever began it. */
function compare(g: Game, side: Side, c: Country, us: number, ussr: number): void {
  const loser = us < ussr ? US : USSR;
  if (loser === side && realignSafe(g, side)) return;
  take(g, loser, c, Math.abs(us - ussr));
}
