import type { Game, Play } from '../core/game.ts';
import { type Country, other, type Side, sideKey } from '../core/ids.ts';
import { controlledNeighbours } from '../map/control.ts';
import { COUNTRY_KEYS, touches } from '../map/countries.ts';
import { die, dieAtOnce } from './dice.ts';
import { add, takeAll } from './influence.ts';
import { award, earnMilitary } from './tracks.ts';

/** The printed numbers of a war: the roll that wins, what winning pays, and the military operations of the attempt. */
export interface WarNumbers {
  readonly win: number;
  readonly vp: number;
  readonly military: number;
}

/** What adjacent countries under the opponent's control, its superpower among them, take off the attacker's die. */
export const warPenalty = (g: Game, side: Side, c: Country): number =>
  controlledNeighbours(g, other(side), c) + (touches(c, other(side)) ? 1 : 0);

/** A war event against a country: the winner takes over what the other side had there. */
export function* war(g: Game, side: Side, c: Country, n: WarNumbers, extraPenalty = 0): Play {
  const them = other(side);
  const penalty = warPenalty(g, side, c) + extraPenalty;
  g.facts?.push({ t: 'war', side: sideKey(side), country: COUNTRY_KEYS[c]!, modifier: -penalty });
  const roll = (dieAtOnce(g, side) || (yield* die(g, side))) - penalty;
  earnMilitary(g, side, n.military);
  if (roll < n.win) return;
  award(g, side, n.vp);
  const spoils = g.influence(them, c);
  takeAll(g, them, c);
  add(g, side, c, spoils);
}
