import { RefusedError } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { RefusedByServer, Unreachable } from './api.ts';

/** What went wrong, in plain words. */
export function refusalText(words: Words, error: unknown): string {
  if (error instanceof Unreachable) return words.say('ui.trouble.unreachable');
  if (error instanceof RefusedError) return words.error(error.problem);
  if (!(error instanceof RefusedByServer)) return words.say('ui.trouble.refused');
  if (error.code === 'not-found') return words.say('ui.trouble.no-server-game');
  return words.sayKnown([`error.${error.code}`, 'ui.trouble.refused'], {});
}
