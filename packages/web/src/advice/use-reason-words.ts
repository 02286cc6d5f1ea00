import { loadReasonWords, type ReasonWords } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import { useSpeech } from '../table/speech.ts';

/** Why moves are good, in the words of the edition that is played; null until they have come. */
export function useReasonWords(): ReasonWords | null {
  const { words } = useSpeech();
  const [reasonWords, setReasonWords] = useState<ReasonWords | null>(null);
  useEffect(() => {
    void loadReasonWords(words).then(setReasonWords);
  }, [words]);
  return reasonWords;
}
