import { RefusedError, type SavedGame } from '@longtwilight/engine';
import { doubtText, readGames } from '@longtwilight/notation';

/** A file that was read: the game, with what is doubtful in it by line of a log, or why there is none. */
export type ReadAnswer =
  | { readonly saved: SavedGame; readonly doubts: readonly FileDoubt[] }
  | { readonly problem: string };
export interface FileDoubt {
  readonly line: number;
  readonly text: string;
}

function read(text: string): ReadAnswer {
  const [reading] = readGames(text);
  const doubts = reading.doubts.map((doubt) => ({ line: doubt.line, text: doubtText(doubt) }));
  if (reading.game !== null) return { saved: reading.game.record.save(), doubts };
  const [first] = doubts;
  return { problem: first === undefined ? '' : `${first.line}: ${first.text}` };
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  try {
    self.postMessage(read(data));
  } catch (error) {
    self.postMessage({ problem: error instanceof RefusedError ? error.message : String(error) });
  }
});
