import { type Card, cardValue, type Game, other, type Rules, roundsAfter, type Side, US } from '@longtwilight/engine';
import {
  answeredCard,
  ask,
  BATTLEGROUND,
  cardAnswer,
  isCardAnswer,
  no,
  phase,
  SPACE_BOXES,
  wordAnswer,
} from '@longtwilight/engine/data';
import { eventWorth } from '../evaluate/cards.ts';
import { Outlook } from '../evaluate/outlook.ts';
import { isLastTurn } from '../evaluate/scorings.ts';
import { CARD_WORTH, CHINA_WORTH, SPACE_WORTH } from '../evaluate/weights.ts';
import { isDangerous } from '../safety/dangerous-cards.ts';
import { mindHand } from '../safety/hand.ts';
import { Inner } from './inner.ts';
import { Operations } from './operations.ts';
import { Trial } from './trial.ts';

/** A whole card play: the card, its use, and the answers that follow as far as they can be foreseen. */
export interface CardPlay {
  readonly card: Card;
  /** The answer to how it is used; 0 for a pass or a headline. */
  readonly use: number;
  /** Countries for the points, or the target. */
  readonly targets: readonly number[];
  value: number;
}

const CHINA = no['china-card'];
const UN_INTERVENTION = no['un-intervention'];
/** A play of the China Card gives it to the other side. */
const CHINA_PRICE = 2 * CHINA_WORTH;
/** What it is worth to have a round behind oneself that a scoring card takes anyway. */
const SCORING_TEMPO = 1.2;
const FACES = 6;
const LAST_RESORT = -20;

/** What one attempt on the space race gains on average. */
function spaceGain(g: Game, side: Side): number {
  const box = g.space(side);
  const next = SPACE_BOXES[box]!;
  const points = next.vp[g.space(other(side)) > box ? 1 : 0];
  return (next.roll / FACES) * (points + SPACE_WORTH[box + 1]! - SPACE_WORTH[box]!);
}

/** Whether only final scoring comes after this action round. */
export const isLastPlay = (g: Game, side: Side): boolean =>
  isLastTurn(g) && g.phase === phase.round && roundsAfter(g, side) === 0 && side === US;

/** Lists and values the card plays of a side in its action round. */
export class Plays {
  readonly outlook = new Outlook();
  private readonly operations = new Operations(this.outlook);
  private readonly inner = new Inner(this.outlook);
  private readonly trial: Trial;
  private readonly values = new Float64Array(256);
  private readonly harm = new Float64Array(128);

  constructor(rules: Rules) {
    this.trial = new Trial(rules, this.outlook, (g) => this.quick(g));
  }

  /** What each option of a question inside a card play is worth; the outlook has read the game. */
  weigh(g: Game): Float64Array {
    this.inner.weigh(g, this.values);
    return this.values;
  }

  /** A quick answer to any question, for games that are only tried out. */
  quick(g: Game): number {
    const values = this.weigh(g);
    let best = 0;
    for (let i = 1; i < g.count; i++) if (values[i]! > values[best]!) best = i;
    return g.options[best]!;
  }

  /** All plays worth considering, in no order. The game stands at the question which card is played. */
  list(g: Game): CardPlay[] {
    const side = g.actor as Side;
    const plays: CardPlay[] = [];
    this.survey(g, side);
    for (let i = 0; i < g.count; i++) {
      const answer = g.options[i]!;
      if (answer === wordAnswer.pass) plays.push({ card: 0, use: 0, targets: [], value: 0 });
      else this.cardPlays(g, side, answeredCard(answer), plays);
    }
    this.addIntervention(g, side, plays);
    this.mindHand(g, side, plays);
    return plays;
  }

  /** The plays of one card that is on the table already: the game stands at the question how it is used. */
  uses(g: Game): CardPlay[] {
    const side = g.actor as Side;
    const plays: CardPlay[] = [];
    this.outlook.read(g, side);
    this.weighOperations(this.trial.fork(g), g, side);
    const worth = eventWorth(g.cause) * (g.rules.cards[g.cause]!.side === other(side) ? -1 : 1);
    for (let i = 0; i < g.count; i++) this.addUse(g, side, g.cause, g.options[i]!, worth, plays);
    if (g.phase === phase.round && g.phasing === side) {
      this.trial.begin(g, side);
      this.mindHand(g, side, plays);
    }
    return plays;
  }

  /** The trial has begun from this game. */
  private mindHand(g: Game, side: Side, plays: readonly CardPlay[]): void {
    mindHand(g, side, plays, (card) => this.trial.isFatalAtTwo(card));
  }

  /** Influence of up to four points is the same for all cards; `at` stands where it may be chosen as a use. */
  private weighOperations(at: Game, g: Game, side: Side): void {
    this.operations.forgetPlaces();
    if (at.offered(wordAnswer.influence)) {
      at.choose(wordAnswer.influence);
      this.operations.look(at, side);
      if (at.question === ask.place && at.actor === side) {
        this.operations.weighPlaces(at.options, at.count, 4);
        if (isLastPlay(g, side)) this.operations.solveLast(at.options, at.count);
      }
    }
    this.operations.look(g, side);
  }

  private cardPlays(g: Game, side: Side, card: Card, plays: CardPlay[]): void {
    const rule = g.rules.cards[card]!;
    const ways = this.trial.ways(card);
    const uses = ways.options.slice(0, ways.count);
    if (rule.scoring) {
      plays.push({ card, use: wordAnswer.event, targets: [], value: this.scoring(g, side, card) });
      return;
    }
    const enemy = rule.side === other(side);
    const eventUse = enemy ? wordAnswer['event-first'] : wordAnswer.event;
    const event = uses.includes(eventUse) && card !== UN_INTERVENTION ? this.trial.event(card, eventUse) : 0;
    this.harm[card] = enemy ? event : 0;
    const known = plays.length;
    for (const use of uses) this.addUse(g, side, card, use, event, plays);
    // Every card can be played somehow, be it badly
    if (plays.length === known) plays.push({ card, use: uses[0]!, targets: [], value: LAST_RESORT });
  }

  private addUse(g: Game, side: Side, card: Card, use: number, event: number, plays: CardPlay[]): void {
    const ops = cardValue(g, side, card);
    const enemy = g.rules.cards[card]!.side === other(side);
    const after = enemy ? event : 0;
    const price = card === CHINA ? CHINA_PRICE - CARD_WORTH : 0;
    const { operations } = this;
    if (use === wordAnswer.event) {
      if (card !== UN_INTERVENTION) plays.push({ card, use, targets: [], value: event });
    } else if (use === wordAnswer.space) plays.push({ card, use, targets: [], value: spaceGain(g, side) });
    else if (use === wordAnswer.influence || use === wordAnswer['event-first']) {
      const bonus = use === wordAnswer['event-first'] ? 0.01 : 0;
      const targets = use === wordAnswer.influence ? operations.placement(ops) : [];
      plays.push({ card, use, targets, value: operations.placing(ops) + after - price + bonus });
    } else if (use === wordAnswer.coup) {
      const { country, gain } = operations.bestCoup(ops);
      // The coup comes before the event, which may then find DEFCON too low
      const fatal = enemy && g.defcon <= 3 && BATTLEGROUND[country] === 1 && isDangerous(card);
      if (country >= 0 && !fatal) plays.push({ card, use, targets: [country], value: gain + after - price });
    } else if (use === wordAnswer.realign) {
      const { country, gain } = operations.bestRealign(ops);
      if (country >= 0) plays.push({ card, use, targets: [country], value: gain + after - price });
    }
  }

  /** A scoring card has to be played this turn: the better it pays, the sooner. */
  private scoring(g: Game, side: Side, card: Card): number {
    const paid = this.trial.event(card, wordAnswer.event) - CARD_WORTH;
    if (Math.abs(paid) > 500) return paid;
    const left = roundsAfter(g, side);
    return SCORING_TEMPO + 0.25 * paid - (paid < 0 ? 0.1 * left : 0);
  }

  /** UN Intervention with each card that has an opponent's event. */
  private addIntervention(g: Game, side: Side, plays: CardPlay[]): void {
    if (!g.offered(cardAnswer(UN_INTERVENTION))) return;
    for (let i = 0; i < g.count; i++) {
      const partner = answeredCard(g.options[i]!);
      if (!isCardAnswer(g.options[i]!) || !g.inHand(side, partner)) continue;
      if (g.rules.cards[partner]!.side !== other(side)) continue;
      const ops = cardValue(g, side, partner);
      const gain = Math.max(this.operations.placing(ops), this.operations.bestCoup(ops).gain);
      const spared = Math.min(3, -0.5 * Math.min(0, this.harm[partner]!));
      const targets = [cardAnswer(partner)];
      plays.push({ card: UN_INTERVENTION, use: wordAnswer.event, targets, value: gain + spared - CARD_WORTH });
    }
  }

  /** What each card that may be a headline gains as one, over keeping it for an action round. */
  headlines(g: Game): CardPlay[] {
    const side = g.actor as Side;
    const plays: CardPlay[] = [];
    this.survey(g, side);
    for (let i = 0; i < g.count; i++) {
      const card = answeredCard(g.options[i]!);
      plays.push({ card, use: 0, targets: [], value: this.headline(g, side, card) });
    }
    return plays;
  }

  /** Look at the board, and at what operations can do on it: they are the same with every card that has some. */
  private survey(g: Game, side: Side): void {
    this.outlook.read(g, side);
    this.trial.begin(g, side);
    for (let i = 0; i < g.count; i++) {
      const card = isCardAnswer(g.options[i]!) ? answeredCard(g.options[i]!) : 0;
      if (card === 0 || g.rules.cards[card]!.scoring) continue;
      this.weighOperations(this.trial.ways(card), g, side);
      return;
    }
  }

  private headline(g: Game, side: Side, card: Card): number {
    const rule = g.rules.cards[card]!;
    const ways = this.trial.ways(card);
    const use = rule.side === other(side) ? wordAnswer['event-first'] : wordAnswer.event;
    const event = ways.offered(use) ? this.trial.event(card, use) : 0;
    if (rule.scoring) return Math.abs(event) > 500 ? event : 0.4 + 0.25 * event;
    if (card === no.defectors && side === US) return 1.4;
    const operations = this.operations.placing(cardValue(g, side, card));
    return event - Math.max(operations, 0.55 * event);
  }
}
