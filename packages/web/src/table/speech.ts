import type { CardWords, Words } from '@longtwilight/words';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What a table needs in order to speak: the words of the language in the edition played, and the texts of its cards. */
export interface Speech {
  readonly words: Words;
  readonly cardWords: CardWords;
}

const SpeechContext = createContext<Speech | null>(null);
export const SpeechProvider = SpeechContext.Provider;

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error('There is no speech above this component');
  return speech;
}
