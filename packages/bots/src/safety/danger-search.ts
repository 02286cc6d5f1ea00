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
import { optionsOf, otherTries, ownTries } from './tries.ts';

/** What a search has found about a position: how it can be lost, that it can't, or nothing within its budget. */
type Finding = EndReason | 'safe' | 'not-finished';
/** The same with what belongs to it: the last answer of the other side on the way that loses. */
interface Found {
  readonly finding: Finding;
  readonly theirs: Danger['theirs'];
}

/** What is said of an answer: see `index.ts`. */
export interface Danger {
  readonly verdict: 'can-lose' | 'safe' | 'not-finished';
  /** How the game can be lost; null unless it can. */
  readonly reason: EndReason | null;
  /** Of a headline: it can lose whatever the opponent's is. Elsewhere: it can lose. */
  readonly always: boolean;
  /** It loses whatever comes: all dice, hidden cards and later answers of both sides. */
  readonly sure: boolean;
  /** What the other side does last before the game is lost in the way that was found; null if the side loses by its own doing. */
  readonly theirs: 'coup' | 'other' | null;
  /** The game is lost while headlines are carried out. */
  readonly inHeadlines: boolean;
}

/** Nothing asks more often than this inside one play. */
const MOST_DEPTH = 110;
/** Positions to look at to see whether a loss is sure: nearly always the first ones tell that it is not. */
const SURE_BUDGET = 2000;
/** Dice that are rolled in a row; a third one is a tie that is rolled again, and leads nowhere else. */
const DICE_IN_A_ROW = 2;
const HEADLINE_PHASES: readonly number[] = [phase.headline, phase['headline-first'], phase['headline-second']];

/** Searches the engine, on copies, for a way in which a side loses before an action round (or the headlines, or the turn) is over. */
export class DangerSearch {
  private readonly rules: Rules;
  private readonly losses: readonly EndReason[];
  /** A game for each depth, and worlds with other hidden cards. */
  private readonly games: Game[] = [];
  private readonly hidden: HiddenCards[] = [];
  private readonly known = new Map<string, Found>();
  private readonly path: number[] = [];
  private side: Side = 0;
  private turn = 0;
  private round = 0;
  private phasing: Side = 0;
  private inHeadlines = false;
  private atTurnEnd = false;
  private left = 0;
  /** The last answer of the other side on the way that is being looked at; and on the one that lost. */
  private theirs: Danger['theirs'] = null;
  private lostBy: Danger['theirs'] = null;

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
    this.theirs = null;
    this.lostBy = null;
    this.atTurnEnd = g.phase === phase['turn-end'];
    if (!this.inHeadlines && !this.atTurnEnd && g.phase !== phase.round) return dangerOf([this.found('safe')]);
    const { inHeadlines } = this;
    const isHeadline = g.question === ask.headline;
    const found = dangerOf(isHeadline ? this.headline(g, answer) : [this.found(this.after(g, answer, 0, 0))]);
    if (found.verdict !== 'can-lose') return found;
    this.left = SURE_BUDGET;
    const sure = isHeadline
      ? found.always && this.headlineIsSure(g, answer)
      : !this.atTurnEnd && this.isSure(this.chosen(g, answer, 0), 1);
    return { ...found, sure, inHeadlines };
  }
  /** What has just been found. */
  private found(finding: Finding): Found {
    return { finding, theirs: isLoss(finding) ? this.lostBy : null };
  }

  /** Whether nothing that may still come saves the side. */
  private isSure(g: Game, depth: number): boolean {
    if (depth >= MOST_DEPTH || this.left-- <= 0 || !this.goesOn(g)) return false;
    if (outcome(g) !== null) return isLoss(this.endOf(g));
    const answers = g.actor === this.side ? ownTries(g, this.side, this.minds(g)) : optionsOf(g);
    for (const answer of answers) if (!this.isSure(this.chosen(g, answer, depth), depth + 1)) return false;
    for (const card of g.actor === this.side ? [] : hiddenOptions(g, this.side, true)) {
      const world = this.worldAt(depth).withOption(g, this.side, card);
      if (world !== null && !this.isSure(this.chosen(world, cardAnswer(card), depth), depth + 1)) return false;
    }
    return g.count > 0;
  }
  private headlineIsSure(g: Game, answer: number): boolean {
    return this.theirHeadlines(g).every((card) => {
      const world = card === 0 ? g : this.worldAt(0).withInHand(g, this.side, card);
      return world === null || this.isSure(this.revealed(world, answer, card), 1);
    });
  }

  /** What a headline comes to against each that the other side may have. */
  private headline(g: Game, answer: number): Found[] {
    const theirs = this.theirHeadlines(g);
    if (theirs[0] === 0) return [this.found(this.reveal(g, answer, 0))];
    const against = (card: Card): Found | null => {
      const world = this.worldAt(0).withInHand(g, this.side, card);
      return world === null ? null : this.found(this.reveal(world, answer, card));
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
    const settled = found.some(loses) && found.some((one) => one?.finding === 'safe');
    const whole = (first: Found | null, i: number) =>
      first?.finding === 'not-finished' && !settled ? against(theirs[i]!) : first;
    return found.map(whole).filter((one) => one !== null);
  }
  /** Each headline that the other side may have; 0 where it has none. */
  private theirHeadlines(g: Game): readonly number[] {
    const them = other(this.side);
    const chosen = g.headline(them);
    if (chosen !== 0 && headlineShown(g, them)) return [chosen];
    const may = g.rules.deck.filter((card) => g.inHand(them, card) && !g.rules.cards[card]!.handOnly);
    if (may.length === 0) return [0];
    const unseen = unseenBy(g, this.side).filter((card) => !may.includes(card) && !g.rules.cards[card]!.handOnly);
    return [...may, ...unseen];
  }
  private reveal(g: Game, answer: number, theirs: number): Finding {
    return this.left-- <= 0 ? 'not-finished' : this.find(this.revealed(g, answer, theirs), 1, 0);
  }
  private revealed(g: Game, answer: number, theirs: number): Game {
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
    return copy;
  }

  private after(g: Game, answer: number, depth: number, dice: number): Finding {
    if (depth >= MOST_DEPTH || this.left-- <= 0) return 'not-finished';
    const rolls = g.question === ask.die;
    const before = this.theirs;
    if (g.actor === other(this.side)) this.theirs = g.question === ask.coup ? 'coup' : 'other';
    const copy = this.chosen(g, answer, depth);
    if (!rolls) this.path.push(answer);
    const found = this.find(copy, depth + 1, rolls ? dice + 1 : 0);
    if (!rolls) this.path.pop();
    this.theirs = before;
    return found;
  }

  private find(g: Game, depth: number, dice: number): Finding {
    if (!this.goesOn(g)) return 'safe';
    if (outcome(g) !== null) return this.endOf(g);
    if (g.question === ask.die) return dice >= DICE_IN_A_ROW ? 'safe' : this.decide(g, depth, dice);
    if (!this.minds(g)) return this.decide(g, depth, dice);
    // The order in which points were spent does not matter
    const key = `${g.question} ${g.actor} ${g.cause} ${g.left} ${[...this.path].sort()} ${positionKey(g)}`;
    const known = this.known.get(key);
    if (known !== undefined) {
      if (loses(known)) this.lostBy = known.theirs;
      return known.finding;
    }
    const finding = this.decide(g, depth, dice);
    // With more of the budget it may be
    if (finding !== 'not-finished') this.known.set(key, this.found(finding));
    return finding;
  }

  private endOf(g: Game): Finding {
    const end = outcome(g);
    if (end === null || !this.losses.includes(end.reason)) return 'safe';
    // What the turn pays is settled; the scoring card that is kept loses unless the other side keeps one too, which is hidden
    const loses = this.atTurnEnd
      ? end.reason === 'held-scoring' && end.winner !== this.side
      : end.winner === other(this.side);
    if (!loses) return 'safe';
    this.lostBy = this.theirs;
    return end.reason;
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
    if (this.atTurnEnd) return g.phase === phase['turn-end'];
    return g.phase === phase.round && g.round === this.round && g.phasing === this.phasing;
  }
  private chosen(g: Game, answer: number, depth: number): Game {
    const copy = this.copyOf(g, depth);
    copy.choose(answer);
    return copy;
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

const isLoss = (one: Finding): one is EndReason => one !== 'safe' && one !== 'not-finished';
const loses = (one: Found | null): boolean => one !== null && isLoss(one.finding);

function dangerOf(all: readonly Found[]): Danger {
  const rest = { reason: null, sure: false, theirs: null, inHeadlines: false };
  for (const { finding, theirs } of all)
    if (isLoss(finding)) return { ...rest, reason: finding, theirs, verdict: 'can-lose', always: all.every(loses) };
  const finished = all.every(({ finding }) => finding !== 'not-finished');
  return { ...rest, verdict: finished ? 'safe' : 'not-finished', always: false };
}
