import { loadPuzzleWords, type PuzzleWords } from '@longtwilight/words';
import { useSetting } from '../settings/context.ts';
import { useLoaded } from '../shared/loaded.tsx';

/** What is said about puzzles; null until it has come. */
export function usePuzzleWords(): PuzzleWords | null {
  const { words } = useSetting();
  return useLoaded(() => loadPuzzleWords(words), [words]).come?.value ?? null;
}
