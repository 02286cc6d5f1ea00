import { type LessonWords, loadLessonWords } from '@longtwilight/words';
import { useSetting } from '../settings/context.ts';
import { useLoaded } from '../shared/loaded.tsx';

/** What is said in lessons; null until it has come. */
export function useLessonWords(): LessonWords | null {
  const { words } = useSetting();
  return useLoaded(() => loadLessonWords(words), [words]).come?.value ?? null;
}
