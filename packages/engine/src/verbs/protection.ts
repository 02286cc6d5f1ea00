import { fx } from '../core/effects.ts';
import type { Game } from '../core/game.ts';
import { type Country, other, type Side, US, USSR } from '../core/ids.ts';
import { controls } from '../map/control.ts';
import { ASIA, at, EUROPE, MIDDLE_EAST, REGION_OF } from '../map/countries.ts';
import { inEffect } from './effects.ts';

/** The lowest DEFCON at which coups and realignments are allowed in a region (8.1.5). */
const LOWEST_DEFCON = Uint8Array.from(REGION_OF, (region) =>
  region === EUROPE ? 5 : region === ASIA ? 4 : region === MIDDLE_EAST ? 3 : 2,
);
const defconAllows = (g: Game, c: Country): boolean => g.defcon >= LOWEST_DEFCON[c]!;

/** NATO shields European countries that the US controls, with the exceptions that later events made. */
export function natoShields(g: Game, c: Country): boolean {
  if (REGION_OF[c] !== EUROPE || !inEffect(g, fx.nato) || !controls(g, US, c)) return false;
  if (c === at.france) return !inEffect(g, fx['de-gaulle-leads-france']);
  if (c === at['west-germany']) return !inEffect(g, fx['willy-brandt']);
  if (c === at['spain-portugal']) return !inEffect(g, fx['nato-referendum']);
  return true;
}

const shielded = (g: Game, side: Side, c: Country): boolean =>
  side === USSR && (natoShields(g, c) || (c === at.japan && inEffect(g, fx['us-japan-pact'])));

/** A free coup or realignment, given by an event for a named region, ignores the DEFCON map (ruling 20). */
export function mayRealign(g: Game, side: Side, c: Country, free: boolean): boolean {
  return (
    g.influence(other(side), c) > 0 && (free || g.rules.realignAnywhere || defconAllows(g, c)) && !shielded(g, side, c)
  );
}

export function mayCoup(g: Game, side: Side, c: Country, free: boolean): boolean {
  return (
    g.influence(other(side), c) > 0 &&
    (free || defconAllows(g, c)) &&
    !shielded(g, side, c) &&
    !(side === USSR && REGION_OF[c] === EUROPE && inEffect(g, fx['the-reformer']))
  );
}
