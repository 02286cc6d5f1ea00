import { answeredCard } from '../core/answers.ts';
import { cardKey, no } from '../core/card-keys.ts';
import type { Game, Play } from '../core/game.ts';
import { type Card, other, SIDES, type Side, US, USSR } from '../core/ids.ts';
import { HAND, HEADLINE, PHASING, TABLE } from '../core/layout.ts';
import { ask } from '../core/questions.ts';
import { move, offerCards, showCard } from '../verbs/hands.ts';
import { CHOOSES_LAST, hasAbility } from '../verbs/space.ts';
import { cancelCard, eventThenFile, payFlowerPower } from './event.ts';

/** A side that had no card to headline. */
export const NO_HEADLINE = 255;

/** Whether the other side may see the headline that this side has chosen: it had to be shown first (space race box 4). */
export const headlineShown = (g: Game, side: Side): boolean => choosesLast(g, other(side));

const choosesLast = (g: Game, side: Side): boolean => hasAbility(g, side, CHOOSES_LAST);
const hasChosen = (g: Game, side: Side): boolean => g.headline(side) !== 0;

/** The sides that may choose or change a headline now: both at once, or one after the other (space race box 4). */
export function headlineChoosers(g: Game): Side[] {
  const last = SIDES.find((side) => choosesLast(g, side));
  if (last === undefined) return SIDES.filter((side) => g.headline(side) !== NO_HEADLINE);
  return [hasChosen(g, other(last)) ? last : other(last)];
}

/** Open the headline question of one side. */
export function openHeadline(g: Game, side: Side): void {
  g.ask(side, ask.headline, 0);
  offerCards(g, HAND + side, (card) => !g.rules.cards[card]!.handOnly);
}

/** Open the question of the next side that has not chosen; a side with nothing to headline is passed over. False if none is left. */
export function openHeadlines(g: Game): boolean {
  for (const side of choosesLast(g, US) ? ([USSR, US] as const) : SIDES) {
    if (hasChosen(g, side)) continue;
    openHeadline(g, side);
    if (g.count > 0) return true;
    g.bytes[HEADLINE + side] = NO_HEADLINE;
  }
  return false;
}

/** Take the answer of the side asked. True once both have chosen. */
export function takeHeadline(g: Game, answer: number): boolean {
  const side = g.actor as Side;
  const card = answeredCard(answer);
  g.bytes[HEADLINE + side] = card;
  if (headlineShown(g, side)) showCard(g, side, card);
  return !openHeadlines(g);
}

/** Turn the headlines over, let Defectors cancel, and see whose comes first. */
export function revealHeadlines(g: Game): void {
  for (const side of SIDES) if (g.headline(side) === NO_HEADLINE) g.bytes[HEADLINE + side] = 0;
  const [us, ussr] = [g.headline(US), g.headline(USSR)];
  g.facts?.push({ t: 'headline', us: us ? cardKey(us) : null, ussr: ussr ? cardKey(ussr) : null });
  for (const card of [us, ussr]) if (card !== 0) move(g, card, TABLE);
  if (us === no.defectors) cancelHeadline(g, USSR);
  const value = (card: Card): number => (card === 0 ? 0 : g.rules.cards[card]!.ops);
  g.bytes[PHASING] = value(ussr) > value(us) ? USSR : US;
}

/** A headline that has not been resolved yet is cancelled and discarded. */
export function cancelHeadline(g: Game, side: Side): void {
  const card = g.headline(side);
  if (card === 0 || g.over) return;
  g.bytes[HEADLINE + side] = 0;
  cancelCard(g, card);
}

/** Resolve the headline of the phasing side. */
export function* headlineCard(g: Game): Play {
  const side = g.phasing;
  const card = g.headline(side);
  if (card === 0) return;
  g.bytes[HEADLINE + side] = 0;
  payFlowerPower(g, card, side);
  yield eventThenFile(g, card, side);
}
