import { GameRecord, RefusedError, type SavedGame } from '@longtwilight/engine';
import { digestOf, type GameDigest } from '@longtwilight/notation';

/** Null for a game that can't be played again, such as one of other rules. */
export type DigestAnswer = GameDigest | null;

function digest(saved: SavedGame): DigestAnswer {
  try {
    return digestOf(GameRecord.load(saved));
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<SavedGame>) => self.postMessage(digest(data)));
