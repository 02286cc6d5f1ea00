import type { Game } from '../core/game.ts';
import { type Country, other, type Side } from '../core/ids.ts';
import { BATTLEGROUND, COUNTRIES, NEIGHBOURS, STABILITY } from './countries.ts';

/** A side controls a country when it leads there by the stability number or more. */
export const isControl = (lead: number, c: Country): boolean => lead >= STABILITY[c]!;
export const controls = (g: Game, side: Side, c: Country): boolean =>
  isControl(g.influence(side, c) - g.influence(other(side), c), c);

export const controlled = (g: Game, c: Country): boolean => controls(g, 0, c) || controls(g, 1, c);

/** How much influence a side needs in a country to control it. */
export const neededFor = (g: Game, side: Side, c: Country): number => g.influence(other(side), c) + STABILITY[c]!;

export function controlledNeighbours(g: Game, side: Side, c: Country): number {
  const neighbours = NEIGHBOURS[c]!;
  let n = 0;
  for (let i = 0; i < neighbours.length; i++) if (controls(g, side, neighbours[i]!)) n++;
  return n;
}

export function battlegroundsHeld(g: Game, side: Side): number {
  let n = 0;
  for (let c = 0; c < COUNTRIES; c++) if (BATTLEGROUND[c] && controls(g, side, c)) n++;
  return n;
}
