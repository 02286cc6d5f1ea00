import { unchosenName } from '@longtwilight/protocol';
import type { Words } from '@longtwilight/words';

/** A name as it was chosen; guests without one, and people who are deleted, are called something in every language. */
export function personName(words: Words, name: string): string {
  const unchosen = unchosenName(name);
  if (unchosen === null) return name;
  return unchosen === 'deleted' ? words.say('ui.deleted-player') : words.say('ui.guest', { name: unchosen.guest });
}

/** A name to begin with where one is asked for: none if none was chosen. */
export const chosenName = (name: string): string => (unchosenName(name) === null ? name : '');
