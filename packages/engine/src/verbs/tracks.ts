import { fx } from '../core/effects.ts';
import type { Game } from '../core/game.ts';
import { type Side, sideKey, US } from '../core/ids.ts';
import { DEFCON, MILITARY, NORAD_ALERT, VP } from '../core/layout.ts';
import { phase } from '../core/phases.ts';
import { nuclearWar } from './end.ts';

/** A side gains VP. The 20 VP are tested when the event is done (`settle`). */
export function award(g: Game, side: Side, points: number): void {
  if (points === 0 || g.over) return;
  g.bytes[VP]! += side === US ? points : -points;
  g.facts?.push({ t: 'vp', side: sideKey(side), by: points, now: g.vp });
}

export const DEFCON_BEST = 5;
export const DEFCON_NORAD = 2;

export function setDefcon(g: Game, level: number): void {
  if (g.over) return;
  const to = Math.max(1, Math.min(DEFCON_BEST, level));
  if (to === g.defcon) return;
  g.bytes[DEFCON] = to;
  g.facts?.push({ t: 'defcon', now: to });
  if (to === DEFCON_NORAD && g.phase === phase.round && g.effect(fx.norad)) g.bytes[NORAD_ALERT] = 1;
  if (to === 1) nuclearWar(g);
}
export const lowerDefcon = (g: Game, by: number): void => setDefcon(g, g.defcon - by);
export const raiseDefcon = (g: Game, by: number): void => setDefcon(g, g.defcon + by);

export const MILITARY_MOST = 5;

export function earnMilitary(g: Game, side: Side, by: number): void {
  const now = Math.min(MILITARY_MOST, g.military(side) + by);
  if (g.over || now === g.military(side)) return;
  g.bytes[MILITARY + side] = now;
  g.facts?.push({ t: 'military', side: sideKey(side), now });
}
