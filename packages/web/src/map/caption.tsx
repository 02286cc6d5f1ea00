import type { PlaceView } from '@longtwilight/board';
import type { RegionKey } from '@longtwilight/engine/data';
import { useMemo } from 'preact/hooks';
import { Told } from '../log/told.tsx';
import { consequencesOf } from '../question/consequences.ts';
import type { Draft } from '../question/draft.ts';
import { useSpeech } from '../table/speech.ts';
import { tileSentence } from './map-words.ts';
import { regionOf } from './places.ts';

interface CaptionProps {
  /** What is under the mouse, a finger held down or the keyboard's focus. */
  readonly place: PlaceView | undefined;
  /** The move so far, where it is this player's turn. */
  readonly draft: Draft | null;
}

/** The caption keeps away from what it speaks of. */
const IN_THE_EAST: ReadonlySet<RegionKey> = new Set(['asia', 'middle-east']);

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
    <div class="caption" aria-hidden="true" data-at={IN_THE_EAST.has(regionOf(place.id)) ? 'left' : 'right'}>
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
