import {
  CHANCE,
  type EndReason,
  type Game,
  other,
  outcome,
  prepareGame,
  type Rules,
  type Side,
  threatened,
} from '@longtwilight/engine';
import {
  answeredCard,
  answeredDigit,
  ask,
  BATTLEGROUND,
  COUNTRIES,
  cardPlace,
  handOf,
  isCardAnswer,
  no,
  phase,
  wordAnswer,
} from '@longtwilight/engine/data';
import { moveCard } from '@longtwilight/engine/search';
import { DANGEROUS, fearedOnTable, isDangerous, isFeared } from './danger.ts';

const UN_INTERVENTION = no['un-intervention'];
/** Events that depend on cards of the other hand, which the player does not see. */
const LOOKS_INTO_HAND: ReadonlySet<number> = new Set([no['missile-envy'], no['five-year-plan'], no['star-wars']]);
/** Events that use the card they draw. */
const SETS_OFF_DRAWN: ReadonlySet<number> = new Set([no['five-year-plan'], no['grain-sales-to-soviets']]);
/** Nothing asks more often than this inside one play; a line that does is given up as dangerous. */
const MOST_DEPTH = 60;
/** A search that takes longer is given up in the same way. */
const MOST_TRIES = 3000;

/** What a search was asked about: whose loss, and which round. */
interface Round {
  readonly side: Side;
  readonly turn: number;
  readonly round: number;
}

/**
 * Whether an answer allows the phasing side to lose by DEFCON before its action round is over, whatever chance and the other
 * side do. Searches the engine itself, on copies; answers that can't differ in this respect are tried only once.
 */
export class Safety {
  private readonly games: Game[] = [];
  private readonly rules: Rules;
  private readonly losses: readonly EndReason[];
  private tried = 0;

  /** What counts as a loss by DEFCON. */
  constructor(rules: Rules, losses: readonly EndReason[]) {
    this.rules = rules;
    this.losses = losses;
  }

  /** Whether there is anything to fear from this answer at all; if not, no search is needed. */
  mayHarm(g: Game, answer: number): boolean {
    if (g.phase !== phase.round || g.actor !== g.phasing) return false;
    const side = g.phasing;
    if (g.question === ask.play) return isCardAnswer(answer) && this.cardMayHarm(g, answeredCard(answer));
    if (answer === wordAnswer.coup || g.question === ask.coup)
      return g.defcon === 2 || threatened(g, side) || fearedOnTable(g);
    return fearedOnTable(g) && answer !== wordAnswer.space;
  }
  private cardMayHarm(g: Game, card: number): boolean {
    if (card !== UN_INTERVENTION) return isFeared(card, g.defcon);
    return g.handSize(g.phasing) < 2 ? false : g.defcon === 2 || threatened(g, g.phasing);
  }

  /** Whether the phasing side can lose by DEFCON in this play once it has given this answer. */
  allowsLoss(g: Game, answer: number): boolean {
    this.tried = 0;
    const round = { side: g.phasing, turn: g.turn, round: g.round };
    if (this.after(g, answer, 0, round)) return true;
    const card = g.question === ask.play && isCardAnswer(answer) ? answeredCard(answer) : g.cause;
    if (!LOOKS_INTO_HAND.has(card)) return false;
    return this.possibleHands(g, round.side).some((world) => this.after(world, answer, 0, round));
  }

  private after(g: Game, answer: number, depth: number, round: Round): boolean {
    if (depth >= MOST_DEPTH || ++this.tried > MOST_TRIES) return true;
    this.games[depth] ??= prepareGame(this.rules);
    const copy = this.games[depth];
    copy.copyFrom(g);
    copy.choose(answer);
    return this.canLose(copy, depth + 1, round);
  }

  private canLose(g: Game, depth: number, round: Round): boolean {
    const end = outcome(g);
    if (end !== null) return end.winner === other(round.side) && this.losses.includes(end.reason);
    if (g.phase !== phase.round || g.phasing !== round.side || g.turn !== round.turn || g.round !== round.round)
      return false;
    const mine = g.actor === round.side;
    const tries = mine ? ownTries(g) : otherTries(g);
    for (const answer of tries) if (this.after(g, answer, depth, round) !== mine) return !mine;
    return mine;
  }

  /** Worlds in which the other side holds dangerous cards that it may hold: each as its best card, with all that are lower. */
  private possibleHands(g: Game, side: Side): Game[] {
    const them = handOf(other(side));
    const may = DANGEROUS.filter(
      (card) => g.placeOf(card) === them || (!g.knows(side, card) && g.placeOf(card) === cardPlace.pile),
    );
    return may.map((best) => {
      const world = prepareGame(this.rules);
      world.copyFrom(g);
      const ops = (card: number): number => g.rules.cards[card]!.ops;
      for (const card of g.rules.deck) {
        const holds = may.includes(card) && (card === best || ops(card) < ops(best));
        if (holds !== (world.placeOf(card) === them)) {
          if (holds) moveCard(world, card, them);
          else moveCard(world, card, cardPlace.pile);
        }
      }
      world.refresh();
      return world;
    });
  }
}

const options = (g: Game): number[] => [...g.options.subarray(0, g.count)];
const isBattleground = (answer: number): boolean => answer < COUNTRIES && BATTLEGROUND[answer] === 1;
const first = (answers: readonly number[], test: (answer: number) => boolean): number[] => {
  const found = answers.find(test);
  return found === undefined ? [] : [found];
};

/** Answers of the side that wants to be safe, the harmless first: one of each kind is enough. */
function ownTries(g: Game): number[] {
  const all = options(g);
  switch (g.question) {
    case ask.place:
    case ask.remove:
    case ask.coup:
    case ask.realign:
    case ask.war:
    case ask.region:
      return [
        ...all.filter((answer) => answer >= COUNTRIES),
        ...first(all, (answer) => answer < COUNTRIES && !isBattleground(answer)),
        ...first(all, isBattleground),
      ];
    case ask.use:
    case ask.operations:
    case ask.follow:
      return all.sort((a, b) => risk(a) - risk(b));
    default:
      return all;
  }
}
const risk = (answer: number): number =>
  answer === wordAnswer.done || answer === wordAnswer.space
    ? 0
    : answer === wordAnswer.influence
      ? 1
      : answer === wordAnswer.coup
        ? 3
        : 2;

/** Answers of the other side and of chance, the worst first: what can't make a difference is left out. */
function otherTries(g: Game): number[] {
  const all = options(g);
  if (g.question === ask.die) return all.filter((answer) => [1, 6].includes(answeredDigit(answer)));
  if (g.actor === CHANCE) return SETS_OFF_DRAWN.has(g.cause) ? someCards(all) : all.slice(0, 1);
  switch (g.question) {
    case ask.coup:
      return [...first(all, isBattleground), ...first(all, (answer) => !isBattleground(answer))];
    case ask.use:
    case ask.operations:
    case ask.follow:
      return all
        .filter((answer) => answer !== wordAnswer.realign || all.length === 1)
        .sort((a, b) => risk(b) - risk(a));
    case ask.trigger:
    case ask.give:
      return someCards(all);
    case ask.choose:
    case ask.level:
      return all;
    default:
      return all.slice(0, 1);
  }
}
/** Every dangerous card, and one of the others. */
const someCards = (all: readonly number[]): number[] => [
  ...all.filter((answer) => isDangerous(answeredCard(answer))),
  ...first(all, (answer) => !isDangerous(answeredCard(answer))),
];
