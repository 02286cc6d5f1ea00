import type { Words } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import type { Draft } from '../question/draft.ts';
import { type TileNotes, tileNotes } from './tile-notes.ts';

/** So long the notes are worked at without a pause: a click in between is answered. */
const WITHOUT_PAUSE_MS = 5;

/** The notes of a move so far. They come a moment after the click; until then those of the same question stay. */
export function useTileNotes(words: Words, draft: Draft | null): TileNotes | undefined {
  const [written, setWritten] = useState<{ readonly of: Draft; readonly notes: TileNotes } | null>(null);
  useEffect(() => {
    if (draft === null) return;
    const work = tileNotes(words, draft);
    const goOn = () => {
      for (const began = performance.now(); performance.now() - began < WITHOUT_PAUSE_MS; ) {
        const { done, value } = work.next();
        // What says nothing need not be drawn
        if (done) return setWritten((now) => (now === null && value.size === 0 ? null : { of: draft, notes: value }));
      }
      timer = setTimeout(goOn);
    };
    let timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [words, draft]);
  if (written === null || draft === null) return undefined;
  const { of, notes } = written;
  const isSame = of.seen === draft.seen && of.decision?.question === draft.decision?.question;
  return isSame ? notes : undefined;
}
