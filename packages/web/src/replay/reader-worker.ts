import { RefusedError, type SavedGame } from '@longtwilight/engine';
import { importLog, readGameFile } from '@longtwilight/notation';

/** A file that was read: the game, or why there is none. */
export type ReadAnswer =
  | { readonly saved: SavedGame; readonly findings: readonly string[] }
  | { readonly problem: string };

/** A game of ours, or a text log of the licensed app. */
function read(text: string): ReadAnswer {
  if (text.trimStart().startsWith('{')) return { saved: readGameFile(text).record.save(), findings: [] };
  const { reached, mismatches } = importLog(text);
  const findings = mismatches
    .filter(({ explanation }) => explanation === null)
    .map(({ line, expected, got }) => `${line}: ${expected} / ${got}`);
  return reached === null ? { problem: findings[0] ?? '' } : { saved: reached.save(), findings };
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  try {
    self.postMessage(read(data));
  } catch (error) {
    self.postMessage({ problem: error instanceof RefusedError ? error.message : String(error) });
  }
});
