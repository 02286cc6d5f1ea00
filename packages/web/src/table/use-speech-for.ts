import type { Edition } from '@longtwilight/engine';
import { loadCardWords } from '@longtwilight/words';
import { useSetting } from '../settings/context.ts';
import { useLoaded } from '../shared/loaded.tsx';
import { whenIdle } from '../shared/when-idle.ts';
import type { Speech } from './speech.ts';

/** The words of the language as an edition uses them, with the texts of its cards; null until they have come. */
export function useSpeechFor(edition: Edition): Speech | null {
  const { words } = useSetting();
  const { come } = useLoaded(async (): Promise<Speech> => {
    const spoken = words.for(edition);
    // Or the first click that brings up a number would wait for it
    whenIdle(() => spoken.prepare());
    return { words: spoken, cardWords: await loadCardWords(spoken) };
  }, [words, edition]);
  return come?.value ?? null;
}
