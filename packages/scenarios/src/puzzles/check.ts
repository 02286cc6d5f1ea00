import { RefusedError } from '@longtwilight/engine';
import { ScenarioError } from '../data.ts';
import { gameOf } from './position.ts';
import type { Puzzle } from './puzzle.ts';
import { themesOf } from './themes.ts';

/** A puzzle must be playable as it stands: its position, what was played before, and every answer, each of them a choice. */
export function checkPuzzle(puzzle: Puzzle): void {
  try {
    const { id, side, answer, proof } = puzzle;
    const board = gameOf(puzzle);
    for (const text of answer) {
      const open = board.decisions().find((one) => one.actor === side && !one.answered);
      if (open === undefined) throw new ScenarioError(`${id}: nobody asks ${side} for "${text}"`);
      board.answer(side, text);
    }
    const themes = themesOf({ ...puzzle, by: proof.by });
    if (themes.join() !== puzzle.themes.join())
      throw new ScenarioError(`${id}: its themes are ${themes.join(', ')}, not ${puzzle.themes.join(', ')}`);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    throw new ScenarioError(`${puzzle.id}: ${error.message}`);
  }
}
