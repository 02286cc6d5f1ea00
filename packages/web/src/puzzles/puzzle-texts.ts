import { gameOf, type Puzzle, type StoredReason, taskOf } from '@longtwilight/scenarios/puzzles';
import type { PuzzleWords, ReasonWords, Words } from '@longtwilight/words';
import { reasonText } from '../advice/reason-text.ts';

export const themeName = (words: PuzzleWords, theme: string): string => words.find(`puzzle.theme.${theme}`) ?? '';

export const taskText = (words: PuzzleWords, puzzle: Puzzle): string =>
  words.find(`puzzle.task.${taskOf(puzzle)}`) ?? '';

/** Why the answer is the best: what can be said of any move, or what only its proof can say. */
export const whyText = (words: PuzzleWords, reasonWords: ReasonWords, reason: StoredReason): string =>
  reasonText(reasonWords, reason) ??
  words.find(`puzzle.why.${reason.kind}`, { battleground: 'no', ...reason, result: reason.by ?? '' }) ??
  '';

/** The best answers in words, one behind the other. */
export function solutionText(words: Words, puzzle: Puzzle): string {
  const board = gameOf(puzzle);
  const times = new Map<string, number>();
  for (const text of puzzle.answer) {
    const open = board.decisions().find(({ actor }) => actor === puzzle.side);
    if (open === undefined) break;
    const label = words.answer(open, text);
    times.set(label, (times.get(label) ?? 0) + 1);
    board.answer(puzzle.side, text);
  }
  return [...times].map(([label, count]) => (count === 1 ? label : `${label} ×${count}`)).join(' · ');
}

/** The chances behind the answer that was given and behind the best, in per cent; null where they are not known. */
export function chancesBehind({ proof, answer }: Puzzle, given: string | undefined): readonly [number, number] | null {
  const [own, best] = [proof.chances[given ?? ''], proof.chances[answer[0]!]];
  return own === undefined || best === undefined || given === answer[0] ? null : [own, best];
}
