import type { PlaceView } from '@longtwilight/board';
import { tileSentence } from '@longtwilight/picture/map';
import { useMemo } from 'preact/hooks';
import { Told } from '../log/told.tsx';
import { consequencesOf } from '../question/consequences.ts';
import type { Draft } from '../question/draft.ts';
import { useSpeech } from '../table/speech.ts';

interface CaptionProps {
  /** What is under the mouse, a finger held down or the keyboard's focus. */
  readonly place: PlaceView | undefined;
  /** The move so far, where it is this player's turn. */
  readonly draft: Draft | null;
}

/** A line over the map: the place that somebody looks at, and what choosing it would do. */
export function Caption({ place, draft }: CaptionProps) {
  const { words } = useSpeech();
  const ahead = useMemo(
    () => (place === undefined || draft === null ? [] : consequencesOf(words, draft, place.id)),
    [words, draft, place],
  );
  if (place === undefined) return null;
  return (
    // Those who hear the page hear the tile itself
    <div class="caption" aria-hidden="true">
      <p>{tileSentence(words, place, false)}</p>
      {ahead.map((text) => (
        <p key={text}>
          <b>
            <Told text={text} />
          </b>
        </p>
      ))}
    </div>
  );
}
