import { controls, type Game, other, placesInReach, regionViews, SIDE_KEYS, type Side } from '@longtwilight/engine';
import {
  BATTLEGROUND,
  COUNTRIES,
  COUNTRY_KEYS,
  type CountryKey,
  cardPlace,
  NEIGHBOURS,
  no,
  REGION_KEYS,
  REGION_OF,
  type RegionKey,
  STANDINGS,
  scoringCardOf,
} from '@longtwilight/engine/data';
import { coupFaces } from '../coach/coup-faces.ts';
import type { Claim, Moved } from './claim.ts';
import type { ReasonForKind, ReasonKind } from './reason.ts';

/** The other side may well have a card of three operations; with so many faces its coup is a danger, and with so few none. */
const USUAL_VALUE = 3;
const DANGEROUS = 3;
const HARMLESS = 1;
/** What a battleground brings within reach is said of so many. */
const MOST_REACHED = 2;

const isBattleground = (c: number): boolean => BATTLEGROUND[c] === 1;
const regionOf = (c: number): RegionKey => REGION_KEYS[REGION_OF[c]!]!;
const pairOf = (g: Game, c: number): readonly [number, number] => [g.influence(0, c), g.influence(1, c)];
/** Influence of some countries as it is in this ending, to be tried in the position before. */
const influenceIn = (g: Game, countries: readonly number[]): Claim['change'] => ({
  influence: Object.fromEntries(countries.map((c) => [COUNTRY_KEYS[c]!, pairOf(g, c)])),
});

/** Whether a region's scoring card may still come: in the own hand, or where the side can't see. */
function stillToScore(g: Game, side: Side, region: RegionKey): 'yes' | 'no' {
  const card = no[scoringCardOf(region)];
  if (!g.rules.deck.includes(card)) return 'no';
  return g.inHand(side, card) || !g.knows(side, card) || g.placeOf(card) === cardPlace.pile ? 'yes' : 'no';
}

/** What a move does to countries: who controls them, how firmly, and what comes within reach. */
export function countryClaims(moved: Moved): Claim[] {
  const { before, endings } = moved;
  const changed = [...Array(COUNTRIES).keys()].filter((c) =>
    endings.some(({ game }) => pairOf(game, c).some((points, side) => points !== before.influence(side as Side, c))),
  );
  return [...changed.flatMap((c) => countryClaim(moved, c)), ...reachClaims(moved, changed)];
}

/** What a country's claim becomes where somebody still has to choose. */
const IF_CHOSEN: Readonly<Partial<Record<ReasonKind, ReasonForKind>>> = {
  takes: 'can-take',
  'may-take': 'can-take',
  breaks: 'can-break',
  'may-break': 'can-break',
  guards: 'can-add',
  strengthens: 'can-add',
  weakens: 'can-remove',
  'may-weaken': 'can-remove',
};

/** What a move can do to countries by what the side will choose. */
export const possibleClaims = (moved: Moved): Claim[] =>
  countryClaims(moved).flatMap(({ kind, odds: _, count: __, ...claim }) => {
    const possible = IF_CHOSEN[kind];
    return possible === undefined ? [] : [{ ...claim, kind: possible }];
  });

function countryClaim(moved: Moved, c: number): Claim[] {
  const { before, endings, side } = moved;
  const them = other(side);
  const was = controllerOf(before, c);
  const country: CountryKey = COUNTRY_KEYS[c]!;
  const battleground = isBattleground(c) ? 'yes' : 'no';
  const region = regionOf(c);
  const about = { country, battleground, region, scoring: stillToScore(before, side, region) } as const;
  const ends = (wanted: Side | null) => endings.filter(({ game }) => controllerOf(game, c) === wanted);
  const shareOf = (some: typeof endings) => some.reduce((sum, { share }) => sum + share, 0);
  const claim = (kind: Claim['kind'], some: typeof endings, more: Partial<Claim> = {}): Claim[] => {
    const first = some[0];
    if (first === undefined) return [];
    return [{ kind, ...about, ...more, change: influenceIn(first.game, [c]), share: shareOf(some) }];
  };
  const odds = (some: typeof endings) => ({ odds: Math.round(100 * shareOf(some)) });
  const [mine, nobodys, theirs] = [ends(side), ends(null), ends(them)];
  if (was !== side && mine.length > 0)
    return mine.length === endings.length ? claim('takes', mine) : claim('may-take', mine, odds(mine));
  if (was === them && nobodys.length > 0) {
    const more = { side: SIDE_KEYS[them] };
    if (nobodys.length === endings.length) return claim('breaks', nobodys, more);
    return claim('may-break', nobodys, { ...more, ...odds(nobodys) });
  }
  if (was !== them && theirs.length === endings.length) return claim('loses', theirs, { side: SIDE_KEYS[them] });
  if (was === side && nobodys.length === endings.length) return claim('opens', nobodys);
  return firmness(moved, c, about);
}

/** Control is as it was: who stands firmer there. */
function firmness({ before, endings, side }: Moved, c: number, about: Partial<Claim>): Claim[] {
  const them = other(side);
  const more = (who: Side) => Math.min(...endings.map(({ game }) => game.influence(who, c) - before.influence(who, c)));
  const change = influenceIn(endings[0]!.game, [c]);
  const isDanger = (g: Game, from: number): boolean => (coupFaces(g, them, c, USUAL_VALUE) ?? 0) >= from;
  const guarded =
    controls(before, side, c) &&
    isDanger(before, DANGEROUS) &&
    endings.every(({ game }) => !isDanger(game, HARMLESS + 1));
  if (guarded && more(side) > 0) return [{ kind: 'guards', ...about, change, share: 1 }];
  if (more(side) > 0) return [{ kind: 'strengthens', ...about, count: more(side), change, share: 1 }];
  const fewer = -Math.max(...endings.map(({ game }) => game.influence(them, c) - before.influence(them, c)));
  if (fewer > 0) return [{ kind: 'weakens', ...about, count: fewer, side: SIDE_KEYS[them], change, share: 1 }];
  const hit = endings.filter(({ game }) => game.influence(them, c) < before.influence(them, c));
  const share = hit.reduce((sum, one) => sum + one.share, 0);
  if (share === 0) return [];
  const odds = Math.round(100 * share);
  const tried = influenceIn(hit[0]!.game, [c]);
  return [{ kind: 'may-weaken', ...about, odds, side: SIDE_KEYS[them], change: tried, share }];
}

/** Whether a move adds or removes as much there as is claimed of another, whatever else becomes of the country. */
export function movesAsMuch(
  { before, endings, side }: Moved,
  { kind, country, count = 0 }: Omit<Claim, 'change' | 'share'>,
) {
  const c = COUNTRY_KEYS.indexOf(country!);
  const by = (g: Game, who: Side): number => g.influence(who, c) - before.influence(who, c);
  return endings.every(({ game }) => (kind === 'strengthens' ? by(game, side) : -by(game, other(side))) >= count);
}

/** Where a move adds or removes more influence than another, whatever becomes of the country by either. */
export function moreClaims(moved: Moved, rival: Moved): Claim[] {
  const { before, endings, side } = moved;
  const them = other(side);
  return [...Array(COUNTRIES).keys()].flatMap((c) => {
    const least = (who: Side, by: 1 | -1) =>
      Math.min(...endings.map(({ game }) => by * (game.influence(who, c) - before.influence(who, c))));
    const region = regionOf(c);
    const about = {
      country: COUNTRY_KEYS[c]!,
      battleground: isBattleground(c) ? 'yes' : 'no',
      region,
      scoring: stillToScore(before, side, region),
      change: influenceIn(endings[0]!.game, [c]),
      instead: influenceIn(rival.endings[0]!.game, [c])!,
      share: 1,
    } as const;
    const added: Claim = { kind: 'strengthens', count: least(side, 1), ...about };
    const removed: Claim = { kind: 'weakens', count: least(them, -1), side: SIDE_KEYS[them], ...about };
    return [added, removed].filter((claim) => claim.count! > 0 && !movesAsMuch(rival, claim));
  });
}

/** Whether a move brings a country within reach, or is there already. */
export function reachesToo({ endings, side }: Moved, country: CountryKey): boolean {
  const c = COUNTRY_KEYS.indexOf(country);
  return endings.every(
    ({ game }) => game.influence(side, c) > 0 || (!game.over && placesInReach(game, side).includes(c)),
  );
}

function reachClaims({ before, endings, side }: Moved, changed: readonly number[]): Claim[] {
  const at = new Set(placesInReach(before, side));
  // What an earlier answer of the same play has done counts as well
  const isNear = (c: number): boolean =>
    at.has(c) || [c, ...NEIGHBOURS[c]!].some((one) => before.influence(side, one) > 0);
  const after = endings.map(({ game }) => new Set(game.over ? [] : placesInReach(game, side)));
  const found = [...Array(COUNTRIES).keys()].filter(
    (c) =>
      isBattleground(c) &&
      !isNear(c) &&
      after.every((reach) => reach.has(c)) &&
      endings.every(({ game }) => game.influence(side, c) === 0),
  );
  return found.slice(0, MOST_REACHED).map((c): Claim => {
    const over = changed.filter((one) => one === c || NEIGHBOURS[c]!.includes(one));
    const region = regionOf(c);
    const scoring = stillToScore(before, side, region);
    const change = influenceIn(endings[0]!.game, over.length > 0 ? over : changed);
    return { kind: 'reaches', country: COUNTRY_KEYS[c]!, region, scoring, change, share: 1 };
  });
}

/** Own influence that another move would give up. */
export function sparedClaims(moved: Moved, rival: Moved): Claim[] {
  const { before, side } = moved;
  const lost = ({ endings }: Moved, c: number): boolean =>
    endings.every(({ game }) => game.influence(side, c) < before.influence(side, c));
  const isKept = (c: number): boolean =>
    moved.endings.every(({ game }) => game.influence(side, c) >= before.influence(side, c));
  const countries = [...Array(COUNTRIES).keys()].filter((c) => lost(rival, c) && isKept(c));
  return countries.map((c) => ({
    kind: 'spares',
    country: COUNTRY_KEYS[c]!,
    battleground: isBattleground(c) ? 'yes' : 'no',
    change: {},
    instead: influenceIn(rival.endings[0]!.game, [c])!,
    share: 1,
  }));
}

const controllerOf = (g: Game, c: number): Side | null => (controls(g, 0, c) ? 0 : controls(g, 1, c) ? 1 : null);

/** What a move does to the standing of both sides in the regions. */
export function regionClaims({ before, endings, side }: Moved): Claim[] {
  const was = regionViews(before);
  const after = endings.map(({ game }) => regionViews(game));
  const [me, them] = [SIDE_KEYS[side], SIDE_KEYS[other(side)]];
  return REGION_KEYS.flatMap((region): Claim[] => {
    const countries = [...Array(COUNTRIES).keys()].filter((c) => regionOf(c) === region);
    const change = influenceIn(endings[0]!.game, countries);
    const about = { region, scoring: stillToScore(before, side, region), change, share: 1 };
    const rank = (standing: (typeof STANDINGS)[number]) => STANDINGS.indexOf(standing);
    const low = (who: 'us' | 'ussr') => STANDINGS[Math.min(...after.map((one) => rank(one[region][who])))]!;
    const high = (who: 'us' | 'ussr') => STANDINGS[Math.max(...after.map((one) => rank(one[region][who])))]!;
    const claims: Claim[] = [];
    const [won, theirs] = [low(me), was[region][them]];
    if (rank(won) > rank(was[region][me]) && won !== 'none') claims.push({ kind: 'standing', standing: won, ...about });
    if (rank(high(them)) < rank(theirs) && rank(theirs) > rank('presence'))
      claims.push({ kind: 'stops', standing: theirs as 'domination' | 'control', side: them, ...about });
    const gained = low(them);
    if (rank(gained) > rank(theirs) && gained !== 'none')
      claims.push({ kind: 'gives-standing', standing: gained, side: them, ...about });
    return claims;
  });
}
