import {
  type Card,
  type EndReason,
  type Game,
  other,
  outcome,
  prepareGame,
  type Rules,
  type Side,
} from '@longtwilight/engine';
import { ask, cardAnswer, phase } from '@longtwilight/engine/data';
import { headlineShown, openHeadline, positionKey } from '@longtwilight/engine/search';
import { HiddenCards, hiddenOptions, unseenBy } from './hidden-cards.ts';
import { vpAtStake } from './stakes.ts';
import { otherTries, ownTries } from './tries.ts';

/** What a search has found about a position: how it can be lost, that it can't, or nothing within its budget. */
type Finding = EndReason | 'safe' | 'not-finished';

/** What is said of an answer: see `index.ts`. */
export interface Danger {
  readonly verdict: 'can-lose' | 'safe' | 'not-finished';
  /** How the game can be lost; null unless it can. */
  readonly reason: EndReason | null;
  /** Of a headline: it loses whatever the opponent's is. Elsewhere: it can lose. */
  readonly always: boolean;
}

/** Nothing asks more often than this inside one play. */
const MOST_DEPTH = 110;
/** Dice that are rolled in a row; a third one is a tie that is rolled again, and leads nowhere else. */
const DICE_IN_A_ROW = 2;
const HEADLINE_PHASES: readonly number[] = [phase.headline, phase['headline-first'], phase['headline-second']];

/** Searches the engine, on copies, for a way in which a side loses before an action round (or the headlines) are over. */
export class DangerSearch {
  private readonly rules: Rules;
  private readonly losses: readonly EndReason[];
  /** A game for each depth, and worlds with other hidden cards. */
  private readonly games: Game[] = [];
  private readonly hidden: HiddenCards[] = [];
  private readonly known = new Map<string, Finding>();
  private readonly path: number[] = [];
  private side: Side = 0;
  private turn = 0;
  private round = 0;
  private phasing: Side = 0;
  private inHeadlines = false;
  private left = 0;

  /** Which ends count as a loss. */
  constructor(rules: Rules, losses: readonly EndReason[]) {
    this.rules = rules;
    this.losses = losses;
  }

  /** What can come of an answer of a side, looking at so many positions at most. */
  look(g: Game, side: Side, answer: number, budget: number): Danger {
    g.refresh(); // a game that was only guessed has not listed its question yet
    this.side = side;
    ({ turn: this.turn, round: this.round, phasing: this.phasing } = g);
    this.inHeadlines = HEADLINE_PHASES.includes(g.phase);
    this.left = budget;
    this.known.clear();
    this.path.length = 0;
    if (!this.inHeadlines && g.phase !== phase.round) return dangerOf(['safe']);
    return dangerOf(g.question === ask.headline ? this.headline(g, answer) : [this.after(g, answer, 0, 0)]);
  }

  /** What a headline comes to against each that the other side may have. */
  private headline(g: Game, answer: number): Finding[] {
    const them = other(this.side);
    const chosen = g.headline(them);
    const shown = chosen !== 0 && headlineShown(g, them);
    const held = (card: Card): boolean => g.inHand(them, card) && !g.rules.cards[card]!.handOnly;
    const may = g.rules.deck.filter(held);
    if (may.length > 0 && !shown)
      may.push(...unseenBy(g, this.side).filter((card) => !may.includes(card) && !g.rules.cards[card]!.handOnly));
    const theirs = shown ? [chosen] : may;
    if (theirs.length === 0) return [this.reveal(g, answer, 0)];
    const against = (card: Card): Finding | null => {
      const world = this.worldAt(0).withInHand(g, this.side, card);
      return world === null ? null : this.reveal(world, answer, card);
    };
    // The one that loses may come after some that take long, so each has a share of half the budget first
    const budget = this.left;
    const share = Math.ceil(budget / 2 / theirs.length);
    let spent = 0;
    const found = theirs.map((card) => {
      this.left = share;
      const first = against(card);
      spent += share - Math.max(0, this.left);
      return first;
    });
    this.left = budget - spent;
    const settled = found.some(isLoss) && found.includes('safe');
    const whole = (first: Finding | null, i: number) =>
      first === 'not-finished' && !settled ? against(theirs[i]!) : first;
    return found.map(whole).filter((one) => one !== null);
  }
  private reveal(g: Game, answer: number, theirs: number): Finding {
    if (this.left-- <= 0) return 'not-finished';
    const copy = this.copyOf(g, 0);
    const choose = (side: Side, text: number): void => {
      openHeadline(copy, side);
      copy.choose(text);
    };
    // The one who has chosen already may choose anew: nothing happens before both have
    const mineFirst = g.headline(this.side) !== 0 || theirs === 0;
    if (mineFirst) choose(this.side, answer);
    if (theirs !== 0) choose(other(this.side), cardAnswer(theirs));
    if (!mineFirst) choose(this.side, answer);
    return this.find(copy, 1, 0);
  }

  private after(g: Game, answer: number, depth: number, dice: number): Finding {
    if (depth >= MOST_DEPTH || this.left-- <= 0) return 'not-finished';
    const copy = this.copyOf(g, depth);
    const rolls = g.question === ask.die;
    copy.choose(answer);
    if (!rolls) this.path.push(answer);
    const found = this.find(copy, depth + 1, rolls ? dice + 1 : 0);
    if (!rolls) this.path.pop();
    return found;
  }

  private find(g: Game, depth: number, dice: number): Finding {
    if (!this.goesOn(g)) return 'safe';
    const end = outcome(g);
    if (end !== null) return end.winner === other(this.side) && this.losses.includes(end.reason) ? end.reason : 'safe';
    if (g.question === ask.die) return dice >= DICE_IN_A_ROW ? 'safe' : this.decide(g, depth, dice);
    if (!this.minds(g)) return this.decide(g, depth, dice);
    // The order in which points were spent does not matter
    const key = `${g.question} ${g.actor} ${g.cause} ${g.left} ${[...this.path].sort()} ${positionKey(g)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = this.decide(g, depth, dice);
    // With more of the budget it may be
    if (found !== 'not-finished') this.known.set(key, found);
    return found;
  }

  private decide(g: Game, depth: number, dice: number): Finding {
    const all = this.minds(g);
    if (g.actor === this.side) return this.best(g, ownTries(g, this.side, all), depth, dice);
    const worst = this.worst(g, otherTries(g, all), depth, dice);
    if (worst !== 'safe') return worst;
    let finished = true;
    for (const card of hiddenOptions(g, this.side, all)) {
      const world = this.worldAt(depth).withOption(g, this.side, card);
      const found = world === null ? 'safe' : this.after(world, cardAnswer(card), depth, 0);
      if (found === 'not-finished') finished = false;
      else if (found !== 'safe') return found;
    }
    return finished ? 'safe' : 'not-finished';
  }
  /** The side's own answers: one that is safe is enough. */
  private best(g: Game, answers: readonly number[], depth: number, dice: number): Finding {
    let loss: Finding = 'safe';
    let finished = true;
    for (const answer of answers) {
      const found = this.after(g, answer, depth, dice);
      if (found === 'safe') return found;
      if (found === 'not-finished') finished = false;
      else loss = found;
    }
    return finished ? loss : 'not-finished';
  }
  /** Answers of the other side and of chance: one that loses is enough. */
  private worst(g: Game, answers: readonly number[], depth: number, dice: number): Finding {
    let finished = true;
    for (const answer of answers) {
      const found = this.after(g, answer, depth, dice);
      if (found === 'not-finished') finished = false;
      else if (found !== 'safe') return found;
    }
    return finished ? 'safe' : 'not-finished';
  }

  /** Whether VP can lose the game. */
  private minds(g: Game): boolean {
    return this.losses.includes('vp') && vpAtStake(g, this.side);
  }
  private goesOn(g: Game): boolean {
    if (g.turn !== this.turn) return false;
    if (this.inHeadlines) return HEADLINE_PHASES.includes(g.phase);
    return g.phase === phase.round && g.round === this.round && g.phasing === this.phasing;
  }
  private copyOf(g: Game, depth: number): Game {
    this.games[depth] ??= prepareGame(this.rules);
    const copy = this.games[depth];
    copy.copyFrom(g);
    return copy;
  }
  private worldAt(depth: number): HiddenCards {
    this.hidden[depth] ??= new HiddenCards(this.rules);
    return this.hidden[depth];
  }
}

const isLoss = (one: Finding | null): one is EndReason => one !== null && one !== 'safe' && one !== 'not-finished';

function dangerOf(found: readonly Finding[]): Danger {
  const reason = found.find(isLoss) ?? null;
  if (reason !== null) return { verdict: 'can-lose', reason, always: found.every(isLoss) };
  return { verdict: found.includes('not-finished') ? 'not-finished' : 'safe', reason, always: false };
}
