import type { Danger } from '@longtwilight/bots/safety';
import type { Words } from '@longtwilight/words';

/** How an answer can lose the game, in words. */
export const dangerTitle = (words: Words, { always }: Danger): string =>
  words.say(always ? 'ui.danger.can' : 'ui.danger.may');

export const dangerReason = (words: Words, { reason }: Danger): string =>
  reason === null ? '' : words.sayKnown([`ui.danger.end.${reason}`], {});
