import { EFFECT_COUNT, EFFECT_KEYS, EFFECT_VALUES, type Effect, TURN_EFFECT_COUNT } from '../core/effects.ts';
import type { Game } from '../core/game.ts';
import { type Region, type Side, sideKey, US, USSR } from '../core/ids.ts';
import { EFFECTS } from '../core/layout.ts';
import { REGION_KEYS } from '../map/countries.ts';

const bit = (side: Side): number => 1 << side;

function write(g: Game, effect: Effect, value: number, by?: Side, region?: Region): void {
  if (g.over || g.effect(effect) === value) return;
  g.bytes[EFFECTS + effect] = value;
  g.facts?.push({
    t: 'effect',
    effect: EFFECT_KEYS[effect]!,
    on: value !== 0,
    ...(by === undefined ? {} : { by: sideKey(by) }),
    ...(region === undefined ? {} : { region: REGION_KEYS[region]! }),
  });
}

/** An effect comes into play, or ends. */
export const start = (g: Game, effect: Effect): void => write(g, effect, 1);
export const stop = (g: Game, effect: Effect): void => write(g, effect, 0);
export const inEffect = (g: Game, effect: Effect): boolean => g.effect(effect) !== 0;

/** An effect that belongs to a side: Red Scare played by the US, Missile Envy owed by the USSR. */
export const startFor = (g: Game, effect: Effect, side: Side): void =>
  write(g, effect, g.effect(effect) | bit(side), side);
export const stopFor = (g: Game, effect: Effect, side: Side): void =>
  write(g, effect, g.effect(effect) & ~bit(side), side);
export const inEffectFor = (g: Game, effect: Effect, side: Side): boolean => (g.effect(effect) & bit(side)) !== 0;

/** Whose an effect of the kind that belongs to sides is: 1 for the US, -1 for the USSR, 0 for both or neither. */
export const effectLean = (g: Game, effect: Effect): number =>
  Number(inEffectFor(g, effect, US)) - Number(inEffectFor(g, effect, USSR));

/** "We Will Bury You" waits for the next US action round, then is due in it. */
export const WAITING = 1;
export const DUE = 2;
export const step = (g: Game, effect: Effect, value: number): void => write(g, effect, value);

/** Chernobyl names a region. */
export const startIn = (g: Game, effect: Effect, region: Region): void =>
  write(g, effect, region + 1, undefined, region);
/** The region an effect is about, or -1 while it is not in play. */
export const effectRegion = (g: Game, effect: Effect): Region => g.effect(effect) - 1;

export function endTurnEffects(g: Game): void {
  for (let effect = 0; effect < TURN_EFFECT_COUNT; effect++) stop(g, effect);
}

/** An effect in play as text, with its value where it has one: `nato`, `red-scare-purge@us`, `chernobyl@africa`. */
function effectTexts(effect: Effect, value: number): string[] {
  const key = EFFECT_KEYS[effect]!;
  switch (EFFECT_VALUES[key]) {
    case 'sides':
      return ([0, 1] as const).flatMap((side) => (value & bit(side) ? [`${key}@${sideKey(side)}`] : []));
    case 'region':
      return [`${key}@${REGION_KEYS[value - 1]!}`];
    default:
      return [key];
  }
}
export function allEffectTexts(g: Game): string[] {
  const texts: string[] = [];
  for (let effect = 0; effect < EFFECT_COUNT; effect++)
    if (inEffect(g, effect)) texts.push(...effectTexts(effect, g.effect(effect)));
  return texts;
}
