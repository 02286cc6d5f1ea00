import type { PlaceId } from '@longtwilight/board';
import type { ArrowColour, StudyArrow, StudyNote } from '@longtwilight/notation';
import { useState } from 'preact/hooks';
import type { MapDrawing } from '../map/drawing.ts';

export interface Drawing {
  readonly onMap: MapDrawing;
  /** The colour that is drawn with; null while nobody draws. */
  readonly colour: ArrowColour | null;
  setColour(colour: ArrowColour | null): void;
  /** Where the arrow begins that is not whole yet. */
  readonly begun: PlaceId | null;
}

const isSame = (one: StudyArrow, other: StudyArrow): boolean => one.from === other.from && one.to === other.to;

/** Draws arrows by two clicks, and rings by two on the same place; what is there already goes away by the same clicks. */
export function useDrawing(
  notes: readonly StudyNote[],
  onChange: ((arrows: readonly StudyArrow[], note: Partial<StudyNote>) => void) | undefined,
): Drawing {
  const [colour, setColour] = useState<ArrowColour | null>(null);
  const [begun, setBegun] = useState<PlaceId | null>(null);
  const [note] = notes;
  const arrows = notes.flatMap((one) => one.arrows ?? []);
  const pick = (place: PlaceId) => {
    if (begun === null || colour === null) return setBegun(place);
    const drawn: StudyArrow = { from: begun, to: place, colour };
    const mine = note?.arrows ?? [];
    const others = mine.filter((one) => !isSame(one, drawn));
    setBegun(null);
    onChange?.(others.length < mine.length ? others : [...mine, drawn], note ?? {});
  };
  const shown = begun === null || colour === null ? arrows : [...arrows, { from: begun, to: begun, colour }];
  return {
    onMap: { arrows: shown, onPick: colour === null ? null : pick },
    colour,
    setColour(next) {
      setColour(next);
      setBegun(null);
    },
    begun,
  };
}
