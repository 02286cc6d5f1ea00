import { type GameRecord, type SideKey, view } from '@longtwilight/engine';
import type { MatchState } from './match.ts';
import { seenEntries } from './seen-entries.ts';

/** A lesson's step or a puzzle. */
interface Task {
  readonly record: GameRecord;
  readonly undoable: number;
  /** `open` until it is done or missed. */
  readonly state: string;
}

/** How the table stands in a task. */
export function taskState({ record, undoable, state }: Task, side: SideKey): MatchState {
  const seen = view(record.game, side);
  return {
    // What was reached or missed is looked at; whatever the game would ask next does not matter
    view: state === 'open' ? seen : { ...seen, decision: null },
    side,
    story: seenEntries(record, side),
    undoable,
    practice: false,
    curtain: null,
  };
}
