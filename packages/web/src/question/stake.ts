import { answer, copyOf, decisions, type Game, type SideKey, sideOf } from '@longtwilight/engine';
import { pretendRound } from '@longtwilight/engine/search';
import type { Draft } from './draft.ts';

/** The last answer of a move that waits to be confirmed, at the question that it answers. */
export interface Stake {
  readonly game: Game;
  readonly side: SideKey;
  readonly text: string;
}

/** What a complete move puts at stake with its last answer; of a headline its own event alone, whatever the other one is. */
export function stakeOf(draft: Draft | null): Stake | null {
  const before = draft?.complete ? draft.without() : null;
  const text = draft?.answers.at(-1);
  if (!before?.decision || text === undefined) return null;
  const { game, side } = before;
  return before.decision.question === 'headline' ? eventOf(game, side, text) : { game, side, text };
}

/** The event of a card of the headline phase, as it would happen on this table in a round. */
function eventOf(game: Game, side: SideKey, card: string): Stake | null {
  const round = copyOf(game);
  pretendRound(round, sideOf(side));
  const [open] = decisions(round);
  if (open?.actor !== side || !open.options.includes(card)) return null;
  answer(round, side, card);
  const use = decisions(round)[0]?.options.find((one) => one === 'event' || one === 'event-first');
  return use === undefined ? null : { game: round, side, text: use };
}
