import type { Danger } from '@longtwilight/bots/safety';
import { otherKey, type SideKey } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';

/** How an answer can lose the game, in words. */
export const dangerTitle = (words: Words, { sure }: Danger): string =>
  words.say(sure ? 'ui.danger.loses' : 'ui.danger.may');

/** Who does what, and when. */
export function dangerReason(words: Words, { reason, theirs, inHeadlines }: Danger, side: SideKey): string {
  if (reason === null) return '';
  const how = theirs ?? (inHeadlines ? 'headline' : null);
  return words.sayKnown([...(how === null ? [] : [`ui.danger.end.${reason}.${how}`]), `ui.danger.end.${reason}`], {
    side: otherKey(side),
  });
}

/** The same in a few words, at an answer that may be chosen. */
export const dangerNote = (words: Words, { sure }: Danger): string =>
  words.say(sure ? 'ui.use.loses' : 'ui.use.danger');
