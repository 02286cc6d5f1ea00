import type { SavedGame } from '@longtwilight/engine';
import type { GameDigest } from '@longtwilight/notation';
import { textHash } from '../store/logs.ts';
import type { DigestAnswer } from './digest-worker.ts';

/** Reads kept games off the page's own thread, one after the other. */
export class Digester {
  private worker: Worker | null = null;

  read(saved: SavedGame): Promise<DigestAnswer> {
    this.worker ??= new Worker(new URL('./digest-worker.ts', import.meta.url), { type: 'module', name: 'digests' });
    const { worker } = this;
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<DigestAnswer>) => resolve(data);
      worker.onerror = () => resolve(null);
      worker.postMessage(saved);
    });
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}

/** The same for the same game by what everybody could see of it: a log of a game is that game. */
export const contentKey = ({ rules, setup, plays, faces, course, winner, reason }: GameDigest): string =>
  textHash(
    JSON.stringify([
      rules.edition,
      setup,
      plays.map(({ steps: _steps, ...play }) => Object.values(play)),
      faces,
      course,
      winner,
      reason,
    ]),
  );
