import type { Words } from '@longtwilight/words';
import { RefusedByServer, Unreachable } from './api.ts';

/** What went wrong, in plain words. */
export function refusalText(words: Words, error: unknown): string {
  if (error instanceof Unreachable) return words.say('ui.trouble.unreachable');
  if (!(error instanceof RefusedByServer)) return String(error);
  switch (error.code) {
    case 'not-found':
      return words.say('ui.trouble.no-server-game');
    case 'stale-answer':
      return words.say('error.stale-answer');
    case 'too-many-requests':
      return words.say('ui.trouble.too-many');
    default:
      return error.message;
  }
}
