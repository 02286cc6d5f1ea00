import type { MapArrow, PlaceId } from '@longtwilight/board';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What is drawn over the map of the table below this. */
export interface MapDrawing {
  readonly arrows: readonly MapArrow[];
  /** Set while arrows are drawn: a click on a place is for them. */
  readonly onPick: ((place: PlaceId) => void) | null;
}

const DrawingContext = createContext<MapDrawing | null>(null);
export const DrawingProvider = DrawingContext.Provider;
export const useMapDrawing = (): MapDrawing | null => useContext(DrawingContext);
