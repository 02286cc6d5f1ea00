/*
 * What matters in a position, and what a move has changed (door `@longtwilight/bots/coach`)
 *
 *   coach(view)                        what the side that is asked should think of now, most pressing first
 *   changesBetween(before, after, me)  what differs between two positions for a side
 *
 * Remarks are data; `coach.<kind>` of the words says them. They come from what the side sees: control, what regions would
 * pay, military operations owed, scoring cards still to come, the own hand. Whether a card can lose is asked of
 * `@longtwilight/bots/safety`, or of whoever has asked it already.
 */
import type { SideKey, View } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import { Dangers } from '../safety/index.ts';
import { Board } from './board.ts';
import { byWeight, type Remark } from './remark.ts';
import {
  boardRemarks,
  cardRemarks,
  dangerRemarks,
  headlineRemarks,
  militaryRemarks,
  scoringRemarks,
} from './warnings.ts';

export { changesBetween } from './changes.ts';
export { CHANGES, type Remark, type RemarkKind, URGENT, WARNINGS } from './remark.ts';

/** Positions to look at for each card: little, for somebody waits. */
const BUDGET = 3_000;

/** What matters now to the side that is asked; nothing while nobody is. */
export function coach(seen: View, canLose?: (card: CardKey) => boolean): Remark[] {
  const { decision, viewer } = seen;
  if (decision === null || viewer === 'public') return [];
  if (decision.question === 'setup') return [{ kind: viewer === 'us' ? 'setup-us' : 'setup-ussr', weight: 50 }];
  if (decision.question !== 'play' && decision.question !== 'headline') return [];
  const board = new Board(seen, viewer);
  const loses = canLose ?? searching(board, viewer, decision.options);
  const always = [...dangerRemarks(board, loses), ...scoringRemarks(board)];
  if (decision.question === 'headline') return byWeight([...always, ...headlineRemarks(board, loses)]);
  return byWeight([...always, ...militaryRemarks(board), ...boardRemarks(board), ...cardRemarks(board)]);
}

function searching({ game }: Board, me: SideKey, options: readonly string[]): (card: CardKey) => boolean {
  const search = new Dangers(game.rules);
  return (card) => options.includes(card) && search.of(game, me, card, BUDGET).verdict === 'can-lose';
}
