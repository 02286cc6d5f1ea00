import {
  type Card,
  type Chance,
  type Game,
  prepareGame,
  type Rules,
  type Side,
  seeded,
  US,
} from '@longtwilight/engine';
import { ask, cardAnswer, phase, wordAnswer } from '@longtwilight/engine/data';
import { pretendDefcon, pretendRound } from '@longtwilight/engine/search';
import type { Outlook } from '../evaluate/outlook.ts';
import { CARD_WORTH, WIN } from '../evaluate/weights.ts';

/** Answers a question of a game that is only tried out. */
type Quick = (g: Game) => number;

const FACES = 6;
/** Far more than any event asks. */
const MOST_ANSWERS = 200;
const sign = (side: Side): number => (side === US ? 1 : -1);

/**
 * Tries cards out on copies of a game: an action round is pretended, in which the side plays the card, and all questions are
 * answered quickly.
 */
export class Trial {
  private readonly outlook: Outlook;
  private readonly quick: Quick;
  private readonly base: Game;
  private readonly copy: Game;
  private side: Side = US;
  private before = 0;
  /** The die to come, until it is rolled; -1 then. */
  private face = -1;
  /** The answers that were given before the die fell: the other faces find the same questions. */
  private readonly upToDie: number[] = [];
  private readonly chance: Chance;
  private readonly dice = seeded(1);

  constructor(rules: Rules, outlook: Outlook, quick: Quick) {
    this.outlook = outlook;
    this.quick = quick;
    this.base = prepareGame(rules);
    this.copy = prepareGame(rules);
    this.chance = (count) => {
      if (count !== FACES || this.face < 0) {
        // What is drawn at random will be another card the next time
        if (this.face >= 0) this.upToDie.length = 0;
        return this.dice(count);
      }
      const face = this.face;
      this.face = -1;
      return face;
    };
  }

  /** Begin from a game, which the outlook has read, as if it were an action round of this side. */
  begin(g: Game, side: Side): void {
    const { base } = this;
    base.copyFrom(g);
    base.chance = this.chance;
    pretendRound(base, side);
    if (base.question === ask.pay) base.choose(wordAnswer.decline);
    this.side = side;
    this.before = sign(side) * this.outlook.total(base);
  }

  /** A copy of any game, to go on from there. */
  fork(g: Game): Game {
    const { copy } = this;
    copy.copyFrom(g);
    copy.chance = this.chance;
    copy.refresh();
    return copy;
  }

  /** The ways in which a card may be used: the game stands at that question. */
  ways(card: Card): Game {
    const { copy } = this;
    copy.copyFrom(this.base);
    copy.chance = this.chance;
    copy.choose(cardAnswer(card));
    return copy;
  }

  /** What using a card as an event gains, dice averaged. With an opponent's event the operations that follow are left out. */
  event(card: Card, use: number): number {
    this.upToDie.length = 0;
    const first = this.once(card, use, 0);
    if (this.face >= 0) return first;
    let sum = first;
    for (let face = 1; face < FACES; face++) sum += this.once(card, use, face);
    return sum / FACES;
  }

  /** Whether an opponent's event would lose the game for the side if DEFCON stood at 2. */
  isFatalAtTwo(card: Card): boolean {
    const { defcon } = this.base;
    pretendDefcon(this.base, 2);
    const ways = this.ways(card);
    this.upToDie.length = 0;
    const fatal = ways.offered(wordAnswer['event-first']) && this.once(card, wordAnswer['event-first'], 0) < -WIN / 2;
    pretendDefcon(this.base, defcon);
    return fatal;
  }

  private once(card: Card, use: number, face: number): number {
    const g = this.ways(card);
    this.face = face;
    g.choose(use);
    this.finish(g, card);
    return sign(this.side) * this.outlook.total(g) - this.before + CARD_WORTH;
  }

  /** Play on until the round is over or only the card's own operations are left. */
  private finish(g: Game, card: Card): void {
    const { upToDie } = this;
    for (let i = 0; i < MOST_ANSWERS && !g.over; i++) {
      if (g.phase !== phase.round || g.phasing !== this.side || g.round !== 1) return;
      if (g.question === ask.operations && g.cause === card && g.actor === this.side && this.isEnemys(g, card)) return;
      const waiting = this.face >= 0;
      const answer = (waiting ? upToDie[i] : undefined) ?? this.quick(g);
      if (waiting) upToDie[i] = answer;
      g.choose(answer);
    }
  }
  private isEnemys(g: Game, card: Card): boolean {
    const owner = g.rules.cards[card]!.side;
    return owner !== 'neutral' && owner !== this.side;
  }
}
