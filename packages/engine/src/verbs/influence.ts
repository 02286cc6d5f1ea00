import { wordAnswer } from '../core/answers.ts';
import type { Game, Play } from '../core/game.ts';
import { type Card, type Country, other, type Side, sideKey } from '../core/ids.ts';
import { INFLUENCE, INFLUENCE_OF_SIDE } from '../core/layout.ts';
import { ask } from '../core/questions.ts';
import { neededFor } from '../map/control.ts';
import { COUNTRY_KEYS, type Land } from '../map/countries.ts';

/** Where an event may act: in all countries of a land, or in those for which something holds. */
export interface Where {
  readonly countries: Uint8Array;
  readonly holds?: (c: Country) => boolean;
}
/** `within(asia, (c) => ...)`: the countries of a land for which something holds. */
export const within = ({ countries }: Land, holds: (c: Country) => boolean): Where => ({ countries, holds });

function change(g: Game, side: Side, c: Country, by: number): void {
  if (by === 0 || g.over) return;
  const i = INFLUENCE + side * INFLUENCE_OF_SIDE + c;
  g.bytes[i] = Math.min(255, g.bytes[i]! + by);
  g.facts?.push({
    t: 'influence',
    side: sideKey(side),
    country: COUNTRY_KEYS[c]!,
    by,
    now: [g.influence(0, c), g.influence(1, c)],
  });
}

export const add = (g: Game, side: Side, c: Country, points: number): void => change(g, side, c, points);
/** Remove that many points, or what there is. */
export const take = (g: Game, side: Side, c: Country, points: number): void =>
  change(g, side, c, -Math.min(points, g.influence(side, c)));
export const takeAll = (g: Game, side: Side, c: Country): void => change(g, side, c, -g.influence(side, c));
/** Raise influence to what control needs; never lower it. */
export const raiseToControl = (g: Game, side: Side, c: Country): void =>
  add(g, side, c, Math.max(0, neededFor(g, side, c) - g.influence(side, c)));

/** How often a country is among the choices made so far. */
const times = (choices: readonly Country[], c: Country): number => {
  let n = 0;
  for (let i = 0; i < choices.length; i++) if (choices[i] === c) n++;
  return n;
};

/** List the countries where something may be done that have not been chosen `most` times. */
function offerCountries(g: Game, { countries, holds }: Where, chosen: readonly Country[], most: number): void {
  for (let i = 0; i < countries.length; i++) {
    const c = countries[i]!;
    if ((holds === undefined || holds(c)) && (chosen.length < most || times(chosen, c) < most)) g.offer(c);
  }
}

/** What a verb that asks needs to know: the card that causes the question, and who is asked. */
interface Asked {
  readonly card: Card;
  readonly side: Side;
}
interface Spread extends Asked {
  readonly points: number;
  /** How many points one country may have of it; all of them where it is left out. */
  readonly most?: number;
}

/** The owner of an event adds points of its influence one by one. */
export function* place(g: Game, { card, side, points, where, most = points }: Spread & { where: Where }): Play {
  const placed: Country[] = [];
  for (let left = points; left > 0; left--) {
    g.ask(side, ask.place, card, left);
    if (g.listing) offerCountries(g, where, placed, most);
    if (g.none()) return;
    const c = yield;
    placed.push(c);
    add(g, side, c, 1);
  }
}

/** A side removes points of the other's influence one by one, as far as there are any. */
export function* remove(g: Game, { card, side, points, where: land, most = points }: Spread & { where: Land }): Play {
  const them = other(side);
  const where = within(land, (c) => g.influence(them, c) > 0);
  const removed: Country[] = [];
  for (let left = points; left > 0; left--) {
    g.ask(side, ask.remove, card, left);
    if (g.listing) offerCountries(g, where, removed, most);
    if (g.none()) return;
    const c = yield;
    removed.push(c);
    take(g, them, c, 1);
  }
}

interface Picking extends Asked {
  readonly question: number;
  readonly where: Where;
  /** It may stop early, or decline. */
  readonly optional?: boolean;
}
interface Each extends Picking {
  /** How many, as far as there are so many. */
  readonly countries: number;
  readonly act: (c: Country) => void;
}

/** A side picks different countries, and the same is done in each. */
export function* inEach(g: Game, { card, side, question, countries, where, act, optional = false }: Each): Play {
  const chosen: Country[] = [];
  for (let left = countries; left > 0; left--) {
    g.ask(side, question, card, left);
    if (g.listing) {
      offerCountries(g, where, chosen, 1);
      if (optional && g.count > 0) g.offer(wordAnswer.done);
    }
    if (g.none()) return;
    const c = yield;
    if (c === wordAnswer.done) return;
    chosen.push(c);
    act(c);
  }
}

/** A side picks one country, if there is any; -1 if not, or if it declines where it may. */
export function* pickCountry(
  g: Game,
  { card, side, question, where, optional = false, left = 1 }: Picking & { left?: number },
): Play<Country> {
  g.ask(side, question, card, left);
  if (g.listing) {
    offerCountries(g, where, [], 1);
    if (optional && g.count > 0) g.offer(wordAnswer.done);
  }
  if (g.none()) return -1;
  const c = yield;
  return c === wordAnswer.done ? -1 : c;
}
