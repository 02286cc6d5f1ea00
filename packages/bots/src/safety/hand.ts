import {
  answeredCard,
  BATTLEGROUND,
  cardValue,
  type Game,
  maySpace,
  no,
  other,
  type Side,
  USSR,
  word,
} from '@longtwilight/engine';
import { roundsAfter } from '../evaluate/outlook.ts';
import type { CardPlay } from '../plan/plays.ts';
import { DANGEROUS } from './danger.ts';

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
type Fatal = (card: number) => boolean;

/**
 * Cards in hand that must not be played once DEFCON is at 2, against the ways to be rid of them: holding them to the next
 * turn, the space race, UN Intervention. Each play is charged for the hand that it leaves behind, lest that be cornered.
 */
export function mindHand(g: Game, side: Side, plays: readonly CardPlay[], fatal: Fatal): void {
  const isEnemys = (card: number): boolean => g.rules.cards[card]!.side === other(side);
  // A card worth 1 never goes to the space race; if it is not fatal now, it will be
  const isKiller = (card: number): boolean => cardValue(g, side, card) === 1 || fatal(card);
  const killers = DANGEROUS.filter((card) => g.inHand(side, card) && isEnemys(card) && isKiller(card));
  if (killers.length === 0) return;
  const rounds = roundsAfter(g, side);
  for (const play of plays) play.value -= chargeFor(g, side, play, killers, rounds);
}

function chargeFor(g: Game, side: Side, play: CardPlay, killers: readonly number[], rounds: number): number {
  const intervenes = play.card === UN_INTERVENTION && play.use === word.event;
  const partner = intervenes ? answeredCard(play.targets[0]!) : 0;
  const left = killers.filter((card) => card !== play.card && card !== partner);
  if (left.length === 0) return 0;
  const canSpace = play.use !== word.space && left.some((card) => maySpace(g, side, cardValue(g, side, card)));
  const thrownAway = play.card === FIVE_YEAR_PLAN && side === USSR && play.use !== word.space ? 1 : 0;
  const hand = g.handSize(side) - thrownAway - (g.inHand(side, play.card) ? 1 : 0) - (g.inHand(side, partner) ? 1 : 0);
  const china = play.card !== CHINA && g.chinaHolder === side && g.chinaFaceUp;
  const intervention = play.card !== UN_INTERVENTION && g.inHand(side, UN_INTERVENTION);
  const ways = Math.max(0, hand - rounds) + Number(china) + Number(intervention) + Number(canSpace);
  const excess = left.length - ways;
  const lowers = play.use === word.coup && BATTLEGROUND[play.targets[0]!] === 1;
  const open = g.defcon - Number(lowers) > 2 ? WHILE_OPEN : 1;
  return open * (excess > 0 ? CORNERED * excess : excess === 0 ? NEARLY : AT_EASE * left.length);
}
