import type { SideKey, View } from '@longtwilight/engine';
import { COUNTRY_KEYS, type CountryKey, REGION_KEYS } from '@longtwilight/engine/data';
import { Board } from './board.ts';
import { byWeight, type Remark } from './remark.ts';

/** A change of what a region pays is worth a word from here on. */
const MUCH = 2;

/**
 * What differs between two positions for a side, most important first: control taken and lost, points, what regions pay,
 * DEFCON, military operations. Of two moves compared it says what the second brings that the first does not.
 */
export function changesBetween(before: View, after: View, me: SideKey): Remark[] {
  const [then, now] = [new Board(before, me), new Board(after, me)];
  return byWeight([
    ...COUNTRY_KEYS.flatMap((country) => controlChange(then, now, country)),
    ...pointChanges(then, now),
    ...regionChanges(then, now),
    ...trackChanges(then, now),
  ]);
}

function controlChange(then: Board, now: Board, country: CountryKey): Remark[] {
  const [was, is] = [then.controller(country), now.controller(country)];
  if (was === is) return [];
  const { me, them } = now;
  const important = now.isBattleground(country);
  const about = { country, battleground: important ? 'yes' : 'no', side: them } as const;
  const bonus = (important ? 30 : 0) + Math.abs(now.pays(now.regionOf(country)) - then.pays(now.regionOf(country)));
  if (is === me) return [{ kind: 'took', weight: 40 + bonus, ...about }];
  if (is === them) return [{ kind: 'lost', weight: 42 + bonus, ...about }];
  return [
    was === them ? { kind: 'broke', weight: 30 + bonus, ...about } : { kind: 'opened', weight: 32 + bonus, ...about },
  ];
}

function pointChanges(then: Board, now: Board): Remark[] {
  const gained = (now.seen.vp - then.seen.vp) * (now.me === 'us' ? 1 : -1);
  if (gained === 0) return [];
  const count = Math.abs(gained);
  return [{ kind: gained > 0 ? 'gained-points' : 'lost-points', weight: 60 + 4 * count, count, side: now.them }];
}

function regionChanges(then: Board, now: Board): Remark[] {
  return REGION_KEYS.flatMap((region): Remark[] => {
    const [was, is] = [then.pays(region), now.pays(region)];
    if (Math.abs(is - was) < MUCH) return [];
    const kind = is > was ? 'region-better' : 'region-worse';
    return [{ kind, weight: 45 + Math.abs(is - was), region, score: now.seen.regions[region].vp }];
  });
}

function trackChanges(then: Board, now: Board): Remark[] {
  const s = now.side;
  const done = now.seen.milOps[s] - then.seen.milOps[s];
  return [
    ...(now.seen.defcon < then.seen.defcon
      ? [{ kind: 'defcon-fell', weight: 38, level: now.seen.defcon } as const]
      : []),
    ...(done > 0 ? [{ kind: 'military-done', weight: 34, count: done } as const] : []),
  ];
}
