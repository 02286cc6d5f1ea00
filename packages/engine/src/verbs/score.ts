import { no } from '../core/card-keys.ts';
import { fx } from '../core/effects.ts';
import type { Share, Standing } from '../core/facts.ts';
import type { Game } from '../core/game.ts';
import { type Country, other, type Region, SIDES, type Side, US, USSR } from '../core/ids.ts';
import { controls, isControl } from '../map/control.ts';
import {
  ASIA,
  at,
  BATTLEGROUNDS_OF,
  battleground,
  COUNTRIES_OF,
  EUROPE,
  MIDDLE_EAST,
  REGION_KEYS,
  southeastAsia,
  touches,
} from '../map/countries.ts';
import { inEffect, stop } from './effects.ts';
import { endGame, WINNING_VP } from './end.ts';
import { discard } from './hands.ts';
import { award } from './tracks.ts';

/** What presence, domination and control of a region pay. Control of Europe wins instead. */
export const PAYS: readonly Readonly<Record<Standing, number>>[] = [
  { none: 0, presence: 3, domination: 7, control: 0 },
  { none: 0, presence: 3, domination: 7, control: 9 },
  { none: 0, presence: 3, domination: 5, control: 7 },
  { none: 0, presence: 1, domination: 4, control: 6 },
  { none: 0, presence: 1, domination: 3, control: 5 },
  { none: 0, presence: 2, domination: 5, control: 6 },
];

interface Count {
  countries: number;
  battlegrounds: number;
  /** Controlled countries adjacent to the opponent's superpower. */
  neighbours: number;
}

const nothing = (): Count => ({ countries: 0, battlegrounds: 0, neighbours: 0 });

/** Count what both sides control in a region. */
function count(g: Game, region: Region, us: Count, ussr: Count): void {
  const countries = COUNTRIES_OF[region]!;
  for (let i = 0; i < countries.length; i++) {
    const c = countries[i]!;
    const lead = g.influence(US, c) - g.influence(USSR, c);
    if (isControl(lead, c)) addCountry(us, US, c);
    else if (isControl(-lead, c)) addCountry(ussr, USSR, c);
  }
}
function addCountry(total: Count, side: Side, c: Country): void {
  total.countries++;
  if (battleground(c)) total.battlegrounds++;
  if (touches(c, other(side))) total.neighbours++;
}

function standingOf(mine: Count, theirs: Count, allBattlegrounds: number): Standing {
  if (mine.countries === 0) return 'none';
  if (mine.countries > theirs.countries) {
    if (mine.battlegrounds === allBattlegrounds) return 'control';
    if (mine.battlegrounds > theirs.battlegrounds && mine.countries > mine.battlegrounds) return 'domination';
  }
  return 'presence';
}

/** Who has what in a region, by the map alone. */
function standings(g: Game, region: Region): readonly [Standing, Standing] {
  const us = nothing();
  const ussr = nothing();
  count(g, region, us, ussr);
  const all = BATTLEGROUNDS_OF[region]!;
  return [standingOf(us, ussr, all), standingOf(ussr, us, all)];
}

/** In how many regions a side has domination or control. */
export function regionsLed(g: Game, side: Side): number {
  let n = 0;
  for (let region = 0; region < REGION_KEYS.length; region++) {
    const standing = standings(g, region)[side];
    if (standing === 'domination' || standing === 'control') n++;
  }
  return n;
}

/** Count for scoring; gives the number of battlegrounds. `shuttle` leaves out one of the USSR (Shuttle Diplomacy). */
function countToScore(g: Game, region: Region, shuttle: boolean, us: Count, ussr: Count): number {
  count(g, region, us, ussr);
  let all = BATTLEGROUNDS_OF[region]!;
  if (region === ASIA && inEffect(g, fx['formosan-resolution']) && controls(g, US, at.taiwan)) {
    us.battlegrounds++;
    all++;
  }
  if (shuttle && ussr.battlegrounds > 0) {
    ussr.battlegrounds--;
    ussr.countries--;
    // Japan is the one left out if the USSR holds it, since it touches the US (ruling 85)
    if (region === ASIA && controls(g, USSR, at.japan)) ussr.neighbours--;
  }
  return all;
}

/** What a region would pay now. */
export function shares(g: Game, region: Region, shuttle = false): readonly [Share, Share] {
  const us = nothing();
  const ussr = nothing();
  const all = countToScore(g, region, shuttle, us, ussr);
  return [shareOf(us, ussr, region, all), shareOf(ussr, us, region, all)];
}
function shareOf(mine: Count, theirs: Count, region: Region, all: number): Share {
  const { countries, battlegrounds, neighbours } = mine;
  const standing = standingOf(mine, theirs, all);
  return { standing, countries, battlegrounds, neighbours, vp: PAYS[region]![standing] + battlegrounds + neighbours };
}

const usCount = nothing();
const ussrCount = nothing();
/** What a region would pay now on balance, positive for the US; control of Europe as all the VP from losing to winning. */
export function balance(g: Game, region: Region): number {
  clear(usCount);
  clear(ussrCount);
  const all = countToScore(g, region, shuttleWaits(g, region), usCount, ussrCount);
  return paid(usCount, ussrCount, region, all) - paid(ussrCount, usCount, region, all);
}
function clear(total: Count): void {
  total.countries = 0;
  total.battlegrounds = 0;
  total.neighbours = 0;
}
function paid(mine: Count, theirs: Count, region: Region, all: number): number {
  const standing = standingOf(mine, theirs, all);
  if (region === EUROPE && standing === 'control') return 2 * WINNING_VP;
  return PAYS[region]![standing] + mine.battlegrounds + mine.neighbours;
}

/** Whether Shuttle Diplomacy waits for this region. */
export const shuttleWaits = (g: Game, region: Region): boolean =>
  (region === ASIA || region === MIDDLE_EAST) && inEffect(g, fx['shuttle-diplomacy']);

/** Move the VP marker by the difference. */
function awardNet(g: Game, us: number, ussr: number): void {
  if (us > ussr) award(g, US, us - ussr);
  else award(g, USSR, ussr - us);
}

/** A region's scoring card, or its part of final scoring (where Shuttle Diplomacy does not count). */
export function scoreRegion(g: Game, region: Region, final = false): void {
  if (g.over) return;
  const shuttle = !final && shuttleWaits(g, region);
  const [us, ussr] = shares(g, region, shuttle);
  g.facts?.push({ t: 'score', region: REGION_KEYS[region]!, us, ussr });
  if (region === EUROPE)
    for (const side of SIDES) if ((side === US ? us : ussr).standing === 'control') endGame(g, side, 'europe');
  awardNet(g, us.vp, ussr.vp);
  if (shuttle) {
    stop(g, fx['shuttle-diplomacy']);
    discard(g, no['shuttle-diplomacy']);
  }
}

/** Southeast Asia: a point for each country, two for Thailand. */
export function scoreSoutheastAsia(g: Game, each: number, thailand: number): void {
  const share = (side: Side): Share => {
    const held = [...COUNTRIES_OF[ASIA]!].filter((c) => southeastAsia(c) && controls(g, side, c));
    const vp = held.reduce((sum, c) => sum + (c === at.thailand ? thailand : each), 0);
    const battlegrounds = held.filter(battleground).length;
    return { standing: 'none', countries: held.length, battlegrounds, neighbours: 0, vp };
  };
  const us = share(US);
  const ussr = share(USSR);
  g.facts?.push({ t: 'score', region: 'southeast-asia', us, ussr });
  awardNet(g, us.vp, ussr.vp);
}
