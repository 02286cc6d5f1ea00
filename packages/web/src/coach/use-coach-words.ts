import { type CoachWords, loadCoachWords } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';

/** What the coach says; null until it has come. */
export function useCoachWords(): CoachWords | null {
  const { words } = useSetting();
  const [coachWords, setCoachWords] = useState<CoachWords | null>(null);
  useEffect(() => {
    void loadCoachWords(words).then(setCoachWords);
  }, [words]);
  return coachWords;
}
