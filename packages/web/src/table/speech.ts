import { type FullRulesSpec, type Rules, resolveRules } from '@longtwilight/engine';
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

const resolved = new Map<string, Rules>();

/** The rules of a game with all their cards, looked up once. */
export function resolvedRules(spec: FullRulesSpec): Rules {
  const key = JSON.stringify(spec);
  const rules = resolved.get(key) ?? resolveRules({ ...spec, bidding: 'none' });
  resolved.set(key, rules);
  return rules;
}
