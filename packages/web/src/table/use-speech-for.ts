import type { Edition } from '@longtwilight/engine';
import { loadCardWords } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import type { Speech } from './speech.ts';

/** The words of the language as an edition uses them, with the texts of its cards; null until they have come. */
export function useSpeechFor(edition: Edition): Speech | null {
  const { words } = useSetting();
  const [speech, setSpeech] = useState<Speech | null>(null);
  useEffect(() => {
    const spoken = words.for(edition);
    void loadCardWords(spoken).then((cardWords) => setSpeech({ words: spoken, cardWords }));
  }, [words, edition]);
  return speech;
}
