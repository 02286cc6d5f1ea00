import type { Fact, Rules, SideKey } from '@longtwilight/engine';
import { CARD_KEYS, type CardKey, ERA_TURNS } from '@longtwilight/engine/data';
import type { Trace, TracedStep } from './trace.ts';

/*
 * Who was dealt what. Discards are open, so at any time it is known which cards lie in the pile or in a hand; only the split
 * between these is not. From one reshuffle to the next every card of the pile is drawn by somebody: a matching between the
 * cards and the draws, where a card that a side shows later must have gone to that side before.
 */

/** A card drawn from the pile into a hand. Times count what happens, fact by fact. */
interface Draw {
  readonly time: number;
  /** The number of the answer. */
  readonly step: number;
  readonly side: SideKey;
  readonly cycle: number;
  readonly turn: number;
}

/** A card that lies in the pile from some time on, until it is drawn. */
interface Stay {
  readonly card: CardKey;
  readonly since: number;
  readonly cycle: number;
  /** The first sign of it afterwards: in a hand, or still in the pile. */
  sign: { readonly time: number; readonly side: SideKey | 'pile'; readonly turn: number; readonly line: number } | null;
  /** When it leaves the hand into which it was drawn. */
  until: number;
}

/** Cards that a side did not hold at a time. */
export interface Absence {
  readonly side: SideKey;
  readonly time: number;
  lacks(card: CardKey): boolean;
}

export interface DealTrouble {
  readonly line: number;
  /** The card that nobody can have been dealt; null if there are not enough cards. */
  readonly card: CardKey | null;
}
export type DealPlan = ReadonlyMap<number, CardKey>;

const HANDS: Readonly<Record<string, SideKey>> = { 'us-hand': 'us', 'ussr-hand': 'ussr' };
const FROM_HAND: ReadonlySet<string> = new Set(['headline', 'play', 'give', 'partner']);
const isCard = (text: string): text is CardKey => (CARD_KEYS as readonly string[]).includes(text);
const FOREVER = Number.POSITIVE_INFINITY;

/** What the record of a replay says about cards, in order of time. */
export class CardHistory {
  readonly draws: Draw[] = [];
  readonly stays: Stay[] = [];
  readonly absences: Absence[] = [];
  cycle = 0;
  private turn: number;
  private readonly rules: Rules;
  private readonly discards = new Set<CardKey>();
  private readonly looked = new Set<CardKey>();
  private readonly open = new Map<CardKey, Stay>();
  private event: CardKey | null = null;
  private isLostByHeldCard = false;
  private time = 0;
  private step = -1;
  /** When each answer was given. */
  private readonly starts: number[] = [];

  constructor(rules: Rules, { opening, steps, held }: Trace) {
    this.rules = rules;
    this.turn = rules.start.turn;
    for (const card of rules.deck) {
      const rule = rules.cards[card]!;
      if (ERA_TURNS[rule.era] <= this.turn && !rules.start.isRemoved(rule)) this.intoPile(rule.key);
    }
    for (const fact of opening) this.note(fact, 0);
    steps.forEach((step, i) => {
      this.step = i;
      this.starts.push(++this.time);
      this.answered(step);
      for (const fact of step.facts) this.note(fact, step.line, step.shownInPart);
    });
    this.starts.push(++this.time);
    if (this.isLostByHeldCard) for (const { side, card } of held) this.sign(card, side, steps.at(-1)?.line ?? 0);
  }

  /** The time just before an answer was given. */
  before(step: number): number {
    return this.starts[step]!;
  }

  /** Whether a side plays this scoring card later in the same turn: then it is in its hand. */
  showsScoring(card: string, side: SideKey, step: number): boolean {
    const now = this.before(step);
    const turn = this.draws.findLast((draw) => draw.time <= now)?.turn;
    return this.stays.some(
      (stay) =>
        stay.card === card &&
        this.isScoring(stay.card) &&
        stay.sign?.side === side &&
        stay.sign.turn === turn &&
        stay.sign.time >= now,
    );
  }
  get lastTurn(): number {
    return this.turn;
  }
  isScoring(card: CardKey): boolean {
    return this.rule(card).scoring;
  }
  rule(card: CardKey): Rules['cards'][number] {
    return this.rules.cards[CARD_KEYS.indexOf(card) + 1]!;
  }

  private intoPile(card: CardKey): void {
    const stay: Stay = { card, since: this.time, cycle: this.cycle, sign: null, until: FOREVER };
    this.stays.push(stay);
    this.open.set(card, stay);
  }
  private sign(card: CardKey, side: SideKey | 'pile', line: number): void {
    const stay = this.open.get(card);
    if (stay !== undefined) stay.sign ??= { time: this.time, side, turn: this.turn, line };
  }

  /** A card that a side names was in its hand, even if the game ends before it is seen to move. */
  private answered({ question, actor, card, text, line }: TracedStep): void {
    if (actor === 'chance' || !isCard(text)) return;
    if (question === 'discard' && card === 'our-man-in-tehran') return;
    if (question === 'discard' || FROM_HAND.has(question))
      this.sign(text, card === 'aldrich-ames' && question === 'discard' ? 'us' : actor, line);
  }
  private note(fact: Fact, line: number, shownInPart = false): void {
    this.time++;
    if (fact.t === 'turn') this.newTurn(fact.turn);
    else if (fact.t === 'event') this.event = fact.card;
    else if (fact.t === 'over') this.isLostByHeldCard = fact.reason === 'held-scoring';
    else if (fact.t === 'reshuffle') this.reshuffle();
    else if (fact.t === 'show') this.shown(fact, line, shownInPart);
    else if (fact.t === 'card' && fact.card !== null) this.moved(fact.card, fact.from, fact.to, line);
  }
  private newTurn(turn: number): void {
    this.turn = turn;
    this.event = null;
    for (const number of this.rules.deck) {
      const rule = this.rules.cards[number]!;
      if (ERA_TURNS[rule.era] === turn) this.intoPile(rule.key);
    }
  }
  private reshuffle(): void {
    this.cycle++;
    for (const card of this.discards) this.intoPile(card);
    this.discards.clear();
  }
  private shown(fact: Extract<Fact, { readonly t: 'show' }>, line: number, inPart: boolean): void {
    const side = HANDS[fact.from];
    if (side === undefined || fact.cards === null) return;
    const cards = new Set(fact.cards);
    for (const card of cards) this.sign(card, side, line);
    // A single card shown to everyone says nothing about the rest of the hand
    if (fact.seen.length > 2 || inPart) return;
    const scoringOnly = this.event === 'the-cambridge-five';
    this.absences.push({
      side,
      time: this.time,
      lacks: (card) => !cards.has(card) && (!scoringOnly || this.isScoring(card)),
    });
  }
  private moved(card: CardKey, from: string, to: string, line: number): void {
    const [giver, taker] = [HANDS[from], HANDS[to]];
    if (from === 'pile' && taker !== undefined) {
      this.draws.push({ time: this.time, step: this.step, side: taker, cycle: this.cycle, turn: this.turn });
      return;
    }
    if (giver !== undefined) {
      this.sign(card, giver, line);
      const stay = this.open.get(card);
      if (stay !== undefined) stay.until = this.time;
      this.open.delete(card);
    }
    if (from === 'pile') this.looked.add(card);
    else if (this.looked.delete(card) && to === 'discard') {
      this.sign(card, 'pile', line);
      this.open.delete(card);
    }
    if (from === 'discard') this.discards.delete(card);
    if (to === 'discard') this.discards.add(card);
  }
}

/** Give every draw a card. */
export function planDeals(history: CardHistory, learned: readonly Absence[]): DealPlan | DealTrouble {
  const plan = new Map<number, CardKey>();
  for (let cycle = 0; cycle <= history.cycle; cycle++) {
    const trouble = matchCycle(history, cycle, [...history.absences, ...learned], plan);
    if (trouble !== null) return trouble;
  }
  return plan;
}
export const isPlan = (result: DealPlan | DealTrouble): result is DealPlan => result instanceof Map;

function matchCycle(
  history: CardHistory,
  cycle: number,
  absences: readonly Absence[],
  plan: Map<number, CardKey>,
): DealTrouble | null {
  const draws = history.draws.filter((draw) => draw.cycle === cycle);
  const stays = history.stays.filter((stay) => stay.cycle === cycle && stay.sign?.side !== 'pile');
  const usedUp = cycle < history.cycle;
  const must = stays.filter((stay) => usedUp || stay.sign !== null);
  const may = stays.filter((stay) => !usedUp && stay.sign === null);
  const harm = ({ card }: Stay): number => (history.isScoring(card) ? 9 : history.rule(card).ops);
  must.sort((a, b) => Number(a.sign === null) - Number(b.sign === null));
  may.sort((a, b) => harm(a) - harm(b));
  const fits = (stay: Stay, draw: Draw): boolean => isPossible(history, stay, draw, absences);
  const matching = new Matching(draws, fits);
  for (const stay of must) if (!matching.add(stay)) return { line: stay.sign?.line ?? 0, card: stay.card };
  for (const stay of may) {
    if (matching.isFull) break;
    matching.add(stay);
  }
  if (!matching.isFull) return { line: 0, card: null };
  matching.write(plan);
  return null;
}

function isPossible(history: CardHistory, stay: Stay, draw: Draw, absences: readonly Absence[]): boolean {
  const { sign, card } = stay;
  if (draw.time < stay.since) return false;
  if (sign !== null && (draw.side !== sign.side || draw.time >= sign.time)) return false;
  // Nobody may hold a scoring card over the end of a turn
  if (history.isScoring(card) && draw.turn !== (sign?.turn ?? history.lastTurn)) return false;
  return !absences.some(
    (absence) =>
      absence.side === draw.side && absence.time > draw.time && absence.time < stay.until && absence.lacks(card),
  );
}

/** Cards to draws, one to one, found by augmenting paths. */
class Matching {
  private readonly draws: readonly Draw[];
  private readonly fits: (stay: Stay, draw: Draw) => boolean;
  private readonly holder: (Stay | null)[];
  private filled = 0;

  constructor(draws: readonly Draw[], fits: (stay: Stay, draw: Draw) => boolean) {
    this.draws = draws;
    this.fits = fits;
    this.holder = draws.map(() => null);
  }
  get isFull(): boolean {
    return this.filled === this.draws.length;
  }
  add(stay: Stay): boolean {
    if (!this.place(stay, new Set())) return false;
    this.filled++;
    return true;
  }
  private place(stay: Stay, tried: Set<number>): boolean {
    for (let i = 0; i < this.draws.length; i++) {
      if (tried.has(i) || !this.fits(stay, this.draws[i]!)) continue;
      tried.add(i);
      const before = this.holder[i]!;
      if (before !== null && !this.place(before, tried)) continue;
      this.holder[i] = stay;
      return true;
    }
    return false;
  }
  write(plan: Map<number, CardKey>): void {
    this.draws.forEach((draw, i) => {
      plan.set(draw.step, this.holder[i]!.card);
    });
  }
}
