import { unchosenName } from '@longtwilight/protocol';
import type { Words } from '@longtwilight/words';

/** A name as it was chosen; guests without one, and people who are deleted, are called something in every language. */
export function personName(words: Words, name: string): string {
  const unchosen = unchosenName(name);
  return unchosen === null ? name : words.unnamed(unchosen);
}

/** A name to begin with where one is asked for: none if none was chosen. */
export const chosenName = (name: string): string => (unchosenName(name) === null ? name : '');
