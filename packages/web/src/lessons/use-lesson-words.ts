import { type LessonWords, loadLessonWords } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';

/** What is said in lessons; null until it has come. */
export function useLessonWords(): LessonWords | null {
  const { words } = useSetting();
  const [lessonWords, setLessonWords] = useState<LessonWords | null>(null);
  useEffect(() => {
    void loadLessonWords(words).then(setLessonWords);
  }, [words]);
  return lessonWords;
}
