import {
  balance,
  type Country,
  costAgainst,
  type Game,
  isControl,
  militaryShort,
  numberOf,
  other,
  outcome,
  type Region,
  roundsAfter,
  type Side,
  US,
  USSR,
} from '@longtwilight/engine';
import {
  at,
  BATTLEGROUND,
  COUNTRIES,
  EFFECT_KEYS,
  NEIGHBOURS,
  no,
  phase,
  REGION_OF,
  STABILITY,
  southeastAsia,
} from '@longtwilight/engine/data';
import { Balances, balanceWith, effectLean, markReach, reachesWithout } from '@longtwilight/engine/search';
import { expectFinal, expectScorings, isLastTurn, SCORING_CARDS, type Scorings, SOUTHEAST_ASIA } from './scorings.ts';
import {
  ACCESS_SHARE,
  ANSWERING_POINTS,
  CARD_WORTH,
  CHINA_WORTH,
  COUNTRY_WEIGHT,
  LASTING_EFFECTS,
  leadShare,
  POINT_WORTH,
  ROUND_EFFECTS,
  SIDED,
  SPACE_WORTH,
  WIN,
} from './weights.ts';

const REGION_COUNT = 6;
const ALL_ROUNDS = 6;
const BATTLEGROUNDS = Array.from({ length: COUNTRIES }, (_, c) => c).filter((c) => BATTLEGROUND[c]);
/** Countries that a side has access to, marked by 1; for the US and the USSR. */
type Reach = readonly [Uint8Array, Uint8Array];
const NOTHING: Scorings = { now: 0, later: 0 };

/**
 * How one side sees a position: what each country and region is worth now, from what that side knows. Values are in victory
 * points, positive for the US. `read` looks at a game; `total` and `change` then use what was read.
 */
export class Outlook {
  /** What lasting control of a country is worth. */
  readonly weight = new Float64Array(COUNTRIES);
  /** How much the standing of a region counts as it is now. */
  private readonly standing = new Float64Array(REGION_COUNT);
  /** How often a region is still to be scored, for what lasts. */
  private readonly mass = new Float64Array(REGION_COUNT);
  /** What the regions would pay, as far as it was needed since `moved`. */
  private readonly balances = new Float64Array(REGION_COUNT);
  /** What the region of a country would pay if somebody else held that: index by country and holder. */
  private readonly flips = new Float64Array(3 * COUNTRIES);
  private roundsLeft = 0;
  /** What a missing point of military operations costs: the more, the later it is. */
  urgency = 0;
  /** Where each side has access in the game that was read. */
  private readonly reach: Reach = [new Uint8Array(COUNTRIES), new Uint8Array(COUNTRIES)];
  private readonly paying = new Balances();
  private readonly reachNow: Reach = [new Uint8Array(COUNTRIES), new Uint8Array(COUNTRIES)];
  private readonly scorings: Scorings = { ...NOTHING };

  /** Look at a game with the knowledge of one side. */
  read(g: Game, me: Side): void {
    this.moved();
    this.readScorings(g, me);
    this.roundsLeft = g.phase === phase.round ? roundsAfter(g, other(g.phasing)) : ALL_ROUNDS;
    this.urgency = g.phase === phase.round ? 0.95 - 0.09 * Math.min(5, roundsAfter(g, me)) : 0.45;
    readReach(g, this.reach);
  }

  private readScorings(g: Game, me: Side): void {
    const { weight, standing, mass, scorings } = this;
    expectScorings(g, me, SCORING_CARDS[SOUTHEAST_ASIA]!, scorings);
    const sea = scorings.now + 0.8 * scorings.later;
    const seaCard = no['southeast-asia-scoring'];
    const [each, thailand] = [numberOf(g, seaCard, 'each'), numberOf(g, seaCard, 'thailand')];
    const final = expectFinal(g);
    const last = isLastTurn(g);
    for (let region = 0; region < REGION_COUNT; region++) {
      expectScorings(g, me, SCORING_CARDS[region]!, scorings);
      const { now, later } = scorings;
      standing[region] = 0.9 * now + 0.12 * later + (last ? final : 0.1 * final);
      mass[region] = 0.35 * now + 0.85 * later + (last ? 0.15 : 0.8 * final);
    }
    for (let c = 0; c < COUNTRIES; c++) {
      weight[c] = COUNTRY_WEIGHT[c]! * mass[REGION_OF[c]!]!;
      if (southeastAsia(c)) weight[c]! += (c === at.thailand ? thailand : each) * sea;
    }
  }

  /** What a position is worth. */
  total(g: Game): number {
    const end = outcome(g);
    if (end !== null) return end.winner === US ? WIN : end.winner === USSR ? -WIN : 0;
    return this.board(g) + this.tracks(g) + effects(g, this.roundsLeft);
  }

  private board(g: Game): number {
    let sum = 0;
    for (let c = 0; c < COUNTRIES; c++) {
      const lead = g.influence(US, c) - g.influence(USSR, c);
      if (lead !== 0) sum += this.weight[c]! * leadShare(STABILITY[c]!, lead);
    }
    this.paying.look(g);
    for (let region = 0; region < REGION_COUNT; region++) sum += this.standing[region]! * this.paying.of[region]!;
    readReach(g, this.reachNow);
    const [us, ussr] = this.reachNow;
    for (let i = 0; i < BATTLEGROUNDS.length; i++) {
      const c = BATTLEGROUNDS[i]!;
      sum += ACCESS_SHARE * this.weight[c]! * (us[c]! - ussr[c]!);
    }
    return sum;
  }

  private tracks(g: Game): number {
    const { vp } = g;
    const near = Math.max(0, Math.abs(vp) - 8);
    const space = SPACE_WORTH[g.space(US)]! - SPACE_WORTH[g.space(USSR)]!;
    const china = g.chinaHolder === US ? CHINA_WORTH : g.chinaHolder === USSR ? -CHINA_WORTH : 0;
    const cards = CARD_WORTH * (g.handSize(US) - g.handSize(USSR));
    return (
      vp +
      Math.sign(vp) * 0.03 * near * near +
      space +
      china +
      cards +
      this.urgency * (militaryShort(g, USSR) - militaryShort(g, US))
    );
  }

  /** What is at stake in a region. */
  stake(region: Region): number {
    return this.standing[region]! + this.mass[region]!;
  }

  /** What it changes if a country has this influence instead. */
  change(g: Game, c: Country, us: number, ussr: number): number {
    const wasUs = g.influence(US, c);
    const wasUssr = g.influence(USSR, c);
    const stability = STABILITY[c]!;
    const lead = us - ussr;
    const was = wasUs - wasUssr;
    let sum = 0;
    if (lead !== was) {
      sum = this.weight[c]! * (leadShare(stability, lead) - leadShare(stability, was));
      const holds = holder(c, lead);
      if (holds !== holder(c, was)) sum += this.turning(g, c, holds, us, ussr);
    }
    if (us > 0 !== wasUs > 0) sum += this.accessChange(g, US, c, us > 0);
    if (ussr > 0 !== wasUssr > 0) sum -= this.accessChange(g, USSR, c, ussr > 0);
    return sum;
  }

  /** What the opponent of a side that leads by so much would win there at once, beyond the worth of its points elsewhere. */
  answerable(c: Country, lead: number): number {
    const stability = STABILITY[c]!;
    const share = leadShare(stability, lead);
    let most = 0;
    let left = lead;
    for (let cost = costAgainst(left, c); cost <= ANSWERING_POINTS; cost += costAgainst(left, c)) {
      left--;
      const won = this.weight[c]! * (share - leadShare(stability, left)) - POINT_WORTH * cost;
      if (won > most) most = won;
    }
    return most;
  }

  /** What it changes in a region that somebody else holds a country of it, by this influence. */
  private turning(g: Game, c: Country, holds: number, us: number, ussr: number): number {
    const region = REGION_OF[c]!;
    const now = this.balanceNow(g, region);
    let then = this.flips[3 * c + holds]!;
    if (Number.isNaN(then)) {
      then = balanceWith(g, c, us, ussr);
      this.flips[3 * c + holds] = then;
    }
    return this.standing[region]! * (then - now);
  }

  /** The position is another one now: what was noted about it no longer holds. */
  moved(): void {
    this.balances.fill(Number.NaN);
    this.flips.fill(Number.NaN);
  }
  private balanceNow(g: Game, region: Region): number {
    let known = this.balances[region]!;
    if (Number.isNaN(known)) {
      known = balance(g, region);
      this.balances[region] = known;
    }
    return known;
  }

  /** Ways into battlegrounds that a side gains or loses by being in a country or not. */
  private accessChange(g: Game, side: Side, c: Country, gained: boolean): number {
    let sum = this.accessOver(g, side, c, c, gained);
    const neighbours = NEIGHBOURS[c]!;
    for (let i = 0; i < neighbours.length; i++) sum += this.accessOver(g, side, neighbours[i]!, c, gained);
    return ACCESS_SHARE * sum;
  }
  private accessOver(g: Game, side: Side, to: number, c: Country, gained: boolean): number {
    if (!BATTLEGROUND[to]) return 0;
    if (gained) return this.reach[side][to] ? 0 : this.weight[to]!;
    return reachesWithout(g, side, to, c) ? 0 : -this.weight[to]!;
  }
}

/** Find where each side has access. */
function readReach(g: Game, [us, ussr]: Reach): void {
  markReach(g, US, us);
  markReach(g, USSR, ussr);
}

/** Who would hold a country with this lead of the US; 2 for nobody. */
const holder = (c: Country, lead: number): number => (isControl(lead, c) ? US : isControl(-lead, c) ? USSR : 2);

function effects(g: Game, left: number): number {
  let sum = 0;
  for (let effect = 0; effect < EFFECT_KEYS.length; effect++) {
    if (g.effect(effect) === 0) continue;
    const times = SIDED.has(effect) ? effectLean(g, effect) : 1;
    sum += times * (left * ROUND_EFFECTS[effect]! + LASTING_EFFECTS[effect]!);
  }
  return sum;
}
