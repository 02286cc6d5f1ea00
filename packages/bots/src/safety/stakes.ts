import { balance, type Game, type Side, US, WINNING_VP } from '@longtwilight/engine';
import { cardPlace, no, REGION_KEYS } from '@longtwilight/engine/data';

/** VP that a side can lose in one action round at most, scoring cards apart: by an event, and what falls due beside it. */
const MOST_LOST = 13;
/** What operations can change in a region that is scored right after them. */
const MOST_SHIFT = 8;
/** Cards by which the other side may come to play a scoring card in one's own round. */
const MAY_SCORE: readonly number[] = [no['grain-sales-to-soviets'], no['missile-envy']];

/** Whether VP can lose this side the game before the round is over: then it matters which country and which card. */
export function vpAtStake(g: Game, side: Side): boolean {
  const behind = side === US ? -g.vp : g.vp;
  if (behind + MOST_LOST >= WINNING_VP) return true;
  if (!MAY_SCORE.some((card) => g.placeOf(card) === cardPlace.table)) return false;
  return REGION_KEYS.some((_, region) => {
    const paid = side === US ? -balance(g, region) : balance(g, region);
    return behind + paid + MOST_SHIFT >= WINNING_VP;
  });
}
