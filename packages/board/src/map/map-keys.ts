import { type Direction, frameOf, nextPlace } from '../world/geometry.ts';
import { type PlaceId, ZONE_IDS } from '../world/places.ts';
import type { CameraControl } from './use-camera.ts';
import type { MapWords, WorldMapProps } from './world-map.tsx';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const PAN_STEP = 80;
export const ZOOM_STEP = 1.35;

/** Keys that mean the tile in focus. True when the key was used. */
export function keyOnPlace(
  event: KeyboardEvent,
  place: PlaceId,
  { places, choices, onChoose, onTakeBack }: Pick<WorldMapProps, 'places' | 'choices' | 'onChoose' | 'onTakeBack'>,
): boolean {
  const direction = event.shiftKey ? undefined : ARROWS[event.key];
  if (direction !== undefined) {
    const next = nextPlace(
      place,
      direction,
      places.map(({ id }) => id),
    );
    if (next !== null) focusOn(event, next);
    return true;
  }
  if (event.key === 'Backspace' || event.key === 'Delete') {
    onTakeBack?.(place);
    return true;
  }
  const times = event.key === 'Enter' || event.key === ' ' ? 1 : Number.parseInt(event.key, 10) || 0;
  if (times === 0 || !choices?.has(place)) return false;
  onChoose?.(place, times);
  return true;
}

function focusOn({ target }: KeyboardEvent, place: PlaceId): void {
  if (!(target instanceof Element)) return;
  target.closest('.lt-map')?.querySelector<SVGGElement>(`[data-place="${place}"]`)?.focus();
}

/** Keys that mean the map as a whole. True when the key was used. */
export function keyOnMap(event: KeyboardEvent, { zoneKeys }: MapWords, view: CameraControl): boolean {
  const key = event.key.toLowerCase();
  const zone = ZONE_IDS.find((id) => zoneKeys[id] === key);
  if (zone !== undefined) view.show(frameOf(zone));
  else if (key === '0') view.showWorld();
  else if (key === '+' || key === '=') view.zoom(ZOOM_STEP);
  else if (key === '-') view.zoom(1 / ZOOM_STEP);
  else if (event.key in ARROWS) {
    const direction = ARROWS[event.key];
    view.pan(
      direction === 'left' ? PAN_STEP : direction === 'right' ? -PAN_STEP : 0,
      direction === 'up' ? PAN_STEP : direction === 'down' ? -PAN_STEP : 0,
    );
  } else return false;
  return true;
}
