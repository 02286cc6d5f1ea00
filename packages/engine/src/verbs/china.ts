import { fx } from '../core/effects.ts';
import type { Game } from '../core/game.ts';
import { other, type Side, sideKey, US, USSR } from '../core/ids.ts';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../core/layout.ts';
import { CHINESE_CIVIL_WAR, STABILITY } from '../map/countries.ts';
import { stop } from './effects.ts';
import { takeAll } from './influence.ts';

/** Nobody holds the China Card until the Chinese Civil War is decided. */
export const UNCLAIMED = 2;

export function giveChina(g: Game, to: Side, faceUp: boolean): void {
  if (g.over) return;
  g.bytes[CHINA_HOLDER] = to;
  g.bytes[CHINA_FACE_UP] = faceUp ? 1 : 0;
  g.facts?.push({ t: 'china', holder: sideKey(to), faceUp });
}

/** Played, the China Card goes to the other side face down; a US play ends Formosan Resolution. */
export function passChina(g: Game, from: Side): void {
  giveChina(g, other(from), false);
  if (from === US) stop(g, fx['formosan-resolution']);
}

/** With the third point in the box of the Chinese Civil War the USSR receives the card, ready to play, and the box is done with (12.3). */
export function claimChina(g: Game): void {
  if (g.influence(USSR, CHINESE_CIVIL_WAR) < STABILITY[CHINESE_CIVIL_WAR]!) return;
  takeAll(g, USSR, CHINESE_CIVIL_WAR);
  giveChina(g, USSR, true);
}

/** Whether the Chinese Civil War still goes on. */
export const civilWar = (g: Game): boolean => g.chinaHolder === UNCLAIMED;

/** The US has the China Card, or counts as having it while the Chinese Civil War goes on (12.4.1). */
export const usCountsAsHolder = (g: Game): boolean => g.chinaHolder === US || civilWar(g);
