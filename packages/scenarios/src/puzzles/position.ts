import { GameRecord, type SideKey } from '@longtwilight/engine';
import { runSteps } from '../steps.ts';
import type { Puzzle } from './puzzle.ts';

/** Where a puzzle begins. */
export type PuzzlePosition = Pick<Puzzle, 'given' | 'when'> & { readonly side: SideKey };

/** The game at the question of a puzzle. */
export function gameOf({ given, when }: PuzzlePosition): GameRecord {
  const record = GameRecord.from(given);
  const board = {
    get game() {
      return record.game;
    },
    answer: (...[actor, text]: Parameters<GameRecord['answer']>) => record.answer(actor, text),
    edit: (): never => {
      throw new Error('A puzzle is not edited'); // its steps are answers alone
    },
  };
  runSteps(board, when);
  return record;
}
