import {
  type Card,
  type Country,
  cardValue,
  type Game,
  numberOf,
  other,
  type Region,
  type Side,
  US,
  warPenalty,
  winnerByWargames,
} from '@longtwilight/engine';
import {
  answeredCard,
  answeredDigit,
  answeredRegion,
  ask,
  at,
  COUNTRIES,
  isCardAnswer,
  no,
  TRAP_OF,
  wordAnswer,
} from '@longtwilight/engine/data';
import { isUnderWay } from '@longtwilight/engine/search';
import { cardWorth, eventWorth, OPS_WORTH } from '../evaluate/cards.ts';
import type { Outlook } from '../evaluate/outlook.ts';
import { Operations } from './operations.ts';

/** Events that take all influence of a country away, not a point or two. */
const EMPTIES: ReadonlySet<number> = new Set([
  no['truman-doctrine'],
  no['muslim-revolution'],
  no['warsaw-pact-formed'],
]);
const TRAPS: ReadonlySet<number> = new Set(Object.values(TRAP_OF).map((key) => no[key]));
const WIN_NOW = 100;
/** What a coup is worth that an event gives. */
const FREE_ATTACK = 1;
/** The least that a removal of own influence may cost and still be worth moving it elsewhere. */
const MOVE_LOSS = 0.45;

/** How a side values every answer to a question inside a card play, without looking further. */
export class Inner {
  private readonly outlook: Outlook;
  private readonly operations: Operations;

  constructor(outlook: Outlook) {
    this.outlook = outlook;
    this.operations = new Operations(outlook);
  }

  /** Write the value of each option of the open question; the outlook has read the game. */
  weigh(g: Game, values: Float64Array): void {
    const side = g.actor as Side;
    this.operations.look(g, side);
    for (let i = 0; i < g.count; i++) values[i] = this.value(g, side, g.options[i]!);
  }

  private value(g: Game, side: Side, answer: number): number {
    switch (g.question) {
      case ask.place:
      case ask.setup:
      case ask.bonus:
        return answer < COUNTRIES ? this.adding(g, side, answer) : 0;
      case ask.remove:
        return answer < COUNTRIES ? this.removing(g, side, answer) : 0;
      case ask.coup:
        return answer < COUNTRIES ? this.operations.coupGain(answer, this.opsOf(g, side), isFreeCoup(g)) : 0;
      case ask.realign:
        return answer < COUNTRIES ? this.operations.realignGain(answer) : 0;
      case ask.war:
        return this.war(g, side, answer);
      case ask.operations:
      case ask.use:
      case ask.follow:
        return this.use(g, side, answer);
      case ask.pay:
        return this.paying(g, side, answer);
      case ask.region:
        return answer === wordAnswer.done ? 0 : this.closing(answeredRegion(answer));
      case ask.level:
        return this.level(g, side, answeredDigit(answer));
      case ask.choose:
        return choice(g, side, answer);
      default:
        return isCardAnswer(answer) ? cardChoice(g, side, answeredCard(answer)) : refusal(g, answer);
    }
  }

  private changeFor(g: Game, side: Side, c: Country, mine: number, theirs: number): number {
    return side === US ? this.outlook.change(g, c, mine, theirs) : -this.outlook.change(g, c, theirs, mine);
  }

  /** A point of own influence, or two where a second may follow, taken for each point. */
  private adding(g: Game, side: Side, c: Country): number {
    const mine = g.influence(side, c);
    const theirs = g.influence(other(side), c);
    const one = this.changeFor(g, side, c, mine + 1, theirs);
    return g.left < 2 ? one : Math.max(one, this.changeFor(g, side, c, mine + 2, theirs) / 2 - 0.02);
  }

  private removing(g: Game, side: Side, c: Country): number {
    const mine = g.influence(side, c);
    const theirs = g.influence(other(side), c);
    if (g.cause === no['de-stalinization']) return MOVE_LOSS + this.changeFor(g, side, c, mine - 1, theirs);
    const taken = EMPTIES.has(g.cause) ? theirs : 1;
    const one = this.changeFor(g, side, c, mine, theirs - taken);
    return taken > 1 || g.left < 2 || theirs < 2
      ? one
      : Math.max(one, this.changeFor(g, side, c, mine, theirs - 2) / 2);
  }

  private war(g: Game, side: Side, c: Country): number {
    const { numbers } = g.rules.cards[g.cause]!;
    const chance = Math.min(6, Math.max(0, 7 - (numbers.win ?? 4) - warPenalty(g, side, c))) / 6;
    const theirs = g.influence(other(side), c);
    return chance * ((numbers.vp ?? 0) + this.changeFor(g, side, c, g.influence(side, c) + theirs, 0));
  }

  private opsOf(g: Game, side: Side): number {
    return g.cause === 0 ? 2 : Math.max(1, g.rules.cards[g.cause]!.numbers.ops ?? cardValue(g, side, g.cause));
  }

  private use(g: Game, side: Side, answer: number): number {
    const ops = this.opsOf(g, side);
    const free = g.question === ask.follow;
    if (answer === wordAnswer.coup) return free ? FREE_ATTACK : this.operations.bestCoup(ops).gain;
    if (answer === wordAnswer.realign) return free ? FREE_ATTACK / 2 : this.operations.bestRealign(ops).gain;
    if (answer === wordAnswer.influence) return OPS_WORTH * ops;
    if (answer === wordAnswer.event || answer === wordAnswer['event-first']) return eventWorth(g.cause);
    return 0;
  }

  /** Paying in the Cuban Missile Crisis is worth it when the coup has been begun. */
  private paying(g: Game, side: Side, answer: number): number {
    if (answer === wordAnswer.decline) return 0;
    if (isUnderWay(g)) return WIN_NOW;
    const price = numberOf(g, no['cuban-missile-crisis'], 'price');
    return this.changeFor(g, side, answer, g.influence(side, answer) - price, g.influence(other(side), answer)) + 0.3;
  }

  /** Chernobyl: a region matters as much as its battlegrounds. */
  private closing(region: Region): number {
    return this.outlook.stake(region);
  }

  private level(g: Game, side: Side, level: number): number {
    if (level === 1) return g.phasing === side ? -WIN_NOW : WIN_NOW;
    return level === 2 ? 1 : 0.5 - 0.05 * level;
  }
}

const isFreeCoup = (g: Game): boolean => g.rules.cards[g.cause]?.freeCoup ?? false;

/** Words printed on a card. */
function choice(g: Game, side: Side, answer: number): number {
  const mayWin = g.defcon === 2 && g.phasing !== side;
  switch (answer) {
    case wordAnswer.boycott:
      return mayWin ? WIN_NOW : 0;
    case wordAnswer.lower:
      return mayWin ? WIN_NOW : g.defcon === 2 ? -WIN_NOW : 0.1;
    case wordAnswer.raise:
      return g.defcon === 2 ? 0.2 : -0.1;
    case wordAnswer.compete:
    case wordAnswer.add:
    case wordAnswer.play:
    case wordAnswer.roll:
    case wordAnswer.neighbours:
      return 0.5;
    case wordAnswer.end:
      return winnerByWargames(g, side) === side ? WIN_NOW : -WIN_NOW;
    case at['south-africa']:
      return 0.4;
    default:
      return 0;
  }
}

/** Which card to give away, discard, reclaim or trigger. */
function cardChoice(g: Game, side: Side, card: Card): number {
  const worth = cardWorth(g, side, card);
  const rule = g.rules.cards[card]!;
  switch (g.question) {
    case ask.discard:
      if (g.cause === no['aldrich-ames']) return cardWorth(g, other(side), card);
      if (g.cause === no['our-man-in-tehran']) return rule.side === other(side) ? eventWorth(card) : -1;
      if (rule.scoring) return TRAPS.has(g.cause) ? 0 : 0.2;
      return 1.4 - worth;
    case ask.give:
      return rule.side === side ? -OPS_WORTH * rule.ops : -eventWorth(card);
    case ask.partner:
      return OPS_WORTH * cardValue(g, side, card) + eventWorth(card);
    case ask.trigger:
      return rule.side === other(side) ? -eventWorth(card) : eventWorth(card);
    default:
      return worth;
  }
}
const refusal = (g: Game, answer: number): number => (answer === wordAnswer.refuse ? refusalCost(g) : 0);
/** Blockade takes West Germany, the debt crisis doubles the USSR in South America. */
const refusalCost = (g: Game): number => (g.cause === no.blockade ? -4 : -2.2);
