import {
  type Card,
  cardValue,
  type Game,
  maySpace,
  other,
  roundsAfter,
  type Side,
  US,
  USSR,
} from '@longtwilight/engine';
import { answeredCard, BATTLEGROUND, no, phase, wordAnswer } from '@longtwilight/engine/data';
import type { CardPlay } from '../plan/plays.ts';
import { DANGEROUS } from './dangerous-cards.ts';

const UN_INTERVENTION = no['un-intervention'];
const FIVE_YEAR_PLAN = no['five-year-plan'];
const CHINA = no['china-card'];
/** What a hand costs that has no way out for one of its cards, or just enough ways, or more. */
const CORNERED = 12;
const NEARLY = 3;
const AT_EASE = 0.8;
/** While DEFCON is above 2 such cards can still be played. */
const WHILE_OPEN = 0.6;

/** Whether the event of a card would lose the game for the side that lets it happen at DEFCON 2. */
type Fatal = (card: Card) => boolean;

/**
 * Cards in hand that must not be played once DEFCON is at 2, against the ways to be rid of them: holding them to the next
 * turn, the space race, UN Intervention. Each play is charged for the hand that it leaves behind, lest that be cornered.
 */
export function mindHand(g: Game, side: Side, plays: readonly CardPlay[], fatal: Fatal): void {
  const isEnemys = (card: Card): boolean => g.rules.cards[card]!.side === other(side);
  // A card worth 1 never goes to the space race; if it is not fatal now, it will be
  const isKiller = (card: Card): boolean => cardValue(g, side, card) === 1 || fatal(card);
  const killers = DANGEROUS.filter((card) => g.inHand(side, card) && isEnemys(card) && isKiller(card));
  if (killers.length === 0) return;
  const rounds = roundsAfter(g, side);
  for (const play of plays) play.value -= chargeFor(g, side, play, killers, rounds);
}

function chargeFor(g: Game, side: Side, play: CardPlay, killers: readonly number[], rounds: number): number {
  const intervenes = play.card === UN_INTERVENTION && play.use === wordAnswer.event;
  const partner = intervenes ? answeredCard(play.targets[0]!) : 0;
  const left = killers.filter((card) => card !== play.card && card !== partner);
  if (left.length === 0) return 0;
  const canSpace = play.use !== wordAnswer.space && mayBeSpaced(g, side, left);
  const thrownAway = play.card === FIVE_YEAR_PLAN && side === USSR && play.use !== wordAnswer.space ? 1 : 0;
  const hand = g.handSize(side) - thrownAway - (g.inHand(side, play.card) ? 1 : 0) - (g.inHand(side, partner) ? 1 : 0);
  const china = play.card !== CHINA && hasChina(g, side);
  const intervention = play.card !== UN_INTERVENTION && g.inHand(side, UN_INTERVENTION);
  const ways = Math.max(0, hand - rounds) + Number(china) + Number(intervention) + Number(canSpace);
  const lowers = play.use === wordAnswer.coup && BATTLEGROUND[play.targets[0]!] === 1;
  return charge(left.length, ways, g.defcon - Number(lowers));
}

function charge(killers: number, ways: number, defcon: number): number {
  const excess = killers - ways;
  const open = defcon > 2 ? WHILE_OPEN : 1;
  return open * (excess > 0 ? CORNERED * excess : excess === 0 ? NEARLY : AT_EASE * killers);
}

const hasChina = (g: Game, side: Side): boolean => g.chinaHolder === side && g.chinaFaceUp;
const mayBeSpaced = (g: Game, side: Side, cards: readonly number[]): boolean =>
  cards.some((card) => maySpace(g, side, cardValue(g, side, card)));

/** Opponent's events that nearly always lose the game when they take effect at DEFCON 2. */
const KILLERS: readonly number[] = [
  no['duck-and-cover'],
  no['cia-created'],
  no['lone-gunman'],
  no['grain-sales-to-soviets'],
  no['we-will-bury-you'],
  no['kal-007'],
  no['tear-down-this-wall'],
];

/** What the dangerous cards of a hand cost as it is, without a look at what they would do. */
export function burden(g: Game, side: Side): number {
  const killers = KILLERS.filter((card) => g.inHand(side, card) && g.rules.cards[card]!.side === other(side));
  if (killers.length === 0) return 0;
  if (g.phase !== phase.round) return AT_EASE * killers.length;
  const rounds = roundsAfter(g, side) + (side === US || g.phasing === USSR ? 1 : 0);
  const kept = Math.max(0, g.handSize(side) - rounds);
  const others =
    Number(hasChina(g, side)) + Number(g.inHand(side, UN_INTERVENTION)) + Number(mayBeSpaced(g, side, killers));
  return charge(killers.length, kept + others, g.defcon);
}
