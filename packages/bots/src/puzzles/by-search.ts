import { END_REASONS, type EndReason, type Game, type Rules, type Side } from '@longtwilight/engine';
import { answerText, ask, COUNTRIES, no } from '@longtwilight/engine/data';
import { visitPlacements } from '../plan/last-placement.ts';
import { isLastPlay } from '../plan/plays.ts';
import { DangerSearch } from '../safety/danger-search.ts';
import { Guard } from '../safety/guard.ts';
import { vpAtStake } from '../safety/stakes.ts';
import { ForcedWin } from './forced-win.ts';
import type { ProvenStep } from './proof.ts';

/** Positions that are looked at for one answer. */
const BUDGET = 8000;
/** Final scoring must pay so much more for the best placement than for any other. */
const LEAST_POINTS = 1;
/** All of the chance: the answer is right, the others are wrong. */
const ALL = 100;

/** An answer that is right while all others are wrong, and how the others lose or this one wins. */
export interface OnlyAnswer {
  readonly step: ProvenStep;
  readonly by: EndReason | null;
}

/** Finds answers that are the only right ones by working everything out. */
export class Solver {
  private readonly danger: DangerSearch;
  private readonly forced: ForcedWin;
  private readonly guard: Guard;

  constructor(rules: Rules) {
    this.danger = new DangerSearch(rules, END_REASONS);
    this.forced = new ForcedWin(rules);
    this.guard = new Guard(rules);
  }

  /** Whether more than one answer is known to be safe at little cost: then none is the only one. */
  hasManySafe(g: Game): boolean {
    if (vpAtStake(g, g.actor as Side)) return false;
    let safe = 0;
    for (let i = 0; i < g.count && safe < 2; i++) if (this.guard.isSafe(g, g.options[i]!)) safe++;
    return safe === 2;
  }

  /** The only answer that can't lose before the round is over; null if there are more or none, or it can't be told. */
  onlySafe(g: Game, side: Side): OnlyAnswer | null {
    const options = [...g.options.subarray(0, g.count)];
    let safe = -1;
    const reasons = new Set<EndReason | null>();
    for (const option of options) {
      const { verdict, reason } = this.danger.look(g, side, option, BUDGET);
      if (verdict === 'not-finished' || (verdict === 'safe' && safe >= 0)) return null;
      if (verdict === 'safe') safe = option;
      else reasons.add(reason);
    }
    const [by = null] = reasons;
    if (safe < 0 || reasons.size === 0) return null;
    return { step: onlyStep(safe, options.length), by: reasons.size === 1 ? by : null };
  }

  /** The only answer that wins before the round is over, whatever comes, and in these other worlds too. */
  onlyWin(g: Game, side: Side, worlds: readonly Game[] = []): OnlyAnswer | null {
    // Of points on the map it can't be told which of them win
    if (g.question === ask.place || g.question === ask.remove) return null;
    const options = [...g.options.subarray(0, g.count)];
    const winning = options.filter((option) => this.forced.wins(g, side, option));
    const [win] = winning;
    if (win === undefined || winning.length > 1) return null;
    const by = this.forced.reason;
    if (!worlds.every((world) => this.forced.wins(world, side, win))) return null;
    return { step: onlyStep(win, options.length), by };
  }

  /** The placement that final scoring pays best, where nothing else comes before it; one step for each point that matters. */
  bestPlacement(g: Game, side: Side): { readonly steps: readonly ProvenStep[]; readonly gain: number } | null {
    // Its extra point counts in Asia alone, which the search does not know
    if (g.question !== ask.place || !isLastPlay(g, side) || g.cause === no['china-card']) return null;
    const countries = [...g.options.subarray(0, g.count)].filter((answer) => answer < COUNTRIES);
    const all: { readonly gain: number; readonly places: readonly number[] }[] = [];
    visitPlacements(g, side, countries, g.left, (gain, places) => void all.push({ gain, places: places() }));
    const best = all.reduce((a, b) =>
      b.gain > a.gain || (b.gain === a.gain && b.places.length < a.places.length) ? b : a,
    );
    const others = all.filter(({ places }) => !containsAll(places, best.places));
    const lead = best.gain - Math.max(...others.map(({ gain }) => gain));
    if (best.places.length === 0 || lead < LEAST_POINTS) return null;
    const steps = best.places.map((place) => ({ ...onlyStep(place, countries.length), lead, low: lead }));
    return { steps, gain: best.gain };
  }
}

const onlyStep = (answer: number, options: number): ProvenStep => ({
  answer: answerText(answer),
  options,
  lead: ALL,
  low: ALL,
  chances: [],
});

function containsAll(places: readonly number[], wanted: readonly number[]): boolean {
  const left = [...places];
  return wanted.every((place) => {
    const i = left.indexOf(place);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}
