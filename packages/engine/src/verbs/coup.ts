import { wordAnswer } from '../core/answers.ts';
import { no } from '../core/card-keys.ts';
import { fx } from '../core/effects.ts';
import type { Game, Play } from '../core/game.ts';
import { type Card, type Country, other, type Side, sideKey, US, USSR } from '../core/ids.ts';
import { ask } from '../core/questions.ts';
import { at, BATTLEGROUND, COUNTRY_KEYS, latinAmerica, STABILITY } from '../map/countries.ts';
import { die, dieAtOnce } from './dice.ts';
import { inEffect, inEffectFor, stopFor } from './effects.ts';
import { endGame, settle } from './end.ts';
import { add, take } from './influence.ts';
import { award, earnMilitary, lowerDefcon } from './tracks.ts';
import { numberOf } from './value.ts';

const CRISIS = fx['cuban-missile-crisis'];
const CRISIS_COUNTRIES: readonly (readonly Country[])[] = [[at['west-germany'], at.turkey], [at.cuba]];

/** Whether a side's coups would lose it the game at once (Cuban Missile Crisis). */
export const threatened = (g: Game, side: Side): boolean => inEffectFor(g, CRISIS, other(side));

/** A side under the Cuban Missile Crisis may buy itself out with influence, if it has it (ruling 86). */
export function* payCrisis(g: Game, side: Side): Play {
  const price = numberOf(g, no['cuban-missile-crisis'], 'price');
  g.ask(side, ask.pay, no['cuban-missile-crisis']);
  if (g.listing) {
    for (const c of CRISIS_COUNTRIES[side]!) if (g.influence(side, c) >= price) g.offer(c);
    if (g.count > 0) g.offer(wordAnswer.decline);
  }
  if (g.none()) return;
  const c = yield;
  if (c === wordAnswer.decline) return;
  take(g, side, c, price);
  stopFor(g, CRISIS, other(side));
}

const salt = (g: Game): number =>
  inEffect(g, fx['salt-negotiations']) ? -numberOf(g, no['salt-negotiations'], 'coups') : 0;
function squads(g: Game, side: Side, c: Country): number {
  const effect = fx['latin-american-death-squads'];
  if (!inEffect(g, effect) || !latinAmerica(c)) return 0;
  const shift = numberOf(g, no['latin-american-death-squads'], 'modifier');
  return (inEffectFor(g, effect, side) ? shift : 0) - (inEffectFor(g, effect, other(side)) ? shift : 0);
}

/** What is added to a side's coup die in a country. */
export const coupModifier = (g: Game, side: Side, c: Country): number => salt(g) + squads(g, side, c);

/** The same by its causes: SALT Negotiations, Latin American Death Squads. */
export const coupCauses = (g: Game, side: Side, c: Country) => ({ salt: salt(g), squads: squads(g, side, c) });

/** How many points a roll is worth: so many are removed, and what is left over is added. */
export const coupStrength = (c: Country, value: number, modifier: number, roll: number): number =>
  roll + modifier + value - 2 * STABILITY[c]!;

/** Whether a coup that the event of a card gives earns military operations. */
export const eventEarnsMilitary = (g: Game, card: Card): boolean => !g.rules.cards[card]!.freeCoup;

/** Whether a coup of a side in a country lowers DEFCON, however it ends. */
export const coupLowersDefcon = (g: Game, side: Side, c: Country): boolean =>
  BATTLEGROUND[c] === 1 && !(side === US && inEffect(g, fx['nuclear-subs']));

/**
 * A coup by a side against a country, with everything that follows from it. Returns whether the opponent's influence was
 * removed.
 */
export function* coup(g: Game, side: Side, c: Country, value: number, earnsMilitary: boolean): Play<boolean> {
  if (threatened(g, side)) yield* payCrisis(g, side);
  if (threatened(g, side)) {
    endGame(g, other(side), 'cuban-missile-crisis');
    return false;
  }
  const modifier = announce(g, side, c, value);
  const roll = dieAtOnce(g, side) || (yield* die(g, side));
  return resolve(g, side, c, value, coupStrength(c, value, modifier, roll), earnsMilitary);
}

/** The same where chance answers by itself and no crisis threatens: then it is done, and true. */
export function coupAtOnce(g: Game, side: Side, c: Country, value: number, earnsMilitary: boolean): boolean {
  if (!g.chanceAtOnce || threatened(g, side)) return false;
  const modifier = announce(g, side, c, value);
  resolve(g, side, c, value, coupStrength(c, value, modifier, dieAtOnce(g, side)), earnsMilitary);
  return true;
}

/** Tell of a coup, and return what is added to its die. */
function announce(g: Game, side: Side, c: Country, value: number): number {
  const modifier = coupModifier(g, side, c);
  g.facts?.push({ t: 'coup', side: sideKey(side), country: COUNTRY_KEYS[c]!, value, modifier });
  return modifier;
}

/** What follows from the die. Returns whether the opponent's influence was removed. */
function resolve(g: Game, side: Side, c: Country, value: number, strength: number, earnsMilitary: boolean): boolean {
  const them = other(side);
  const removed = Math.max(0, Math.min(strength, g.influence(them, c)));
  take(g, them, c, removed);
  add(g, side, c, Math.max(0, strength - removed));
  if (earnsMilitary) earnMilitary(g, side, value);
  if (coupLowersDefcon(g, side, c)) lowerDefcon(g, 1);
  if (side === US && inEffect(g, fx['yuri-and-samantha'])) {
    award(g, USSR, numberOf(g, no['yuri-and-samantha'], 'vp'));
    settle(g);
  }
  return removed > 0;
}
