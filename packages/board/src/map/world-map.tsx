import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../marks/marks.tsx';
import { type Box, boxAround, boxOf, frameOf, WORLD } from '../world/geometry.ts';
import { isPlaceId, type PlaceId, type SideKey, type ZoneId, zoneOf } from '../world/places.ts';
import type { MapArrow } from './arrows.tsx';
import type { InfluenceChange, RollBadge } from './badges.tsx';
import { detailAt, TOUCHABLE } from './camera.ts';
import { keyOnMap, keyOnPlace, ZOOM_STEP } from './map-keys.ts';
import type { PlatesProps } from './plates.tsx';
import type { PlaceState, PlaceView, TileDanger, TileWords } from './tile.tsx';
import { type CameraControl, useCamera } from './use-camera.ts';
import { useScene } from './use-scene.tsx';

export interface MapWords {
  readonly map: string;
  readonly superpowers: Readonly<Record<SideKey, string>>;
  readonly places: Readonly<Record<PlaceId, TileWords>>;
  /** The letter of the key that shows each zone. */
  readonly zoneKeys: Readonly<Record<ZoneId, string>>;
  readonly wholeMap: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** A whole tile in one sentence. */
  readonly place: (place: PlaceView, state: PlaceState) => string;
}

/** A wish to see something: a new object is a new wish, even for the same zone. Of several places one will do, unless it is for all. */
export type Look = { readonly zone: ZoneId | 'world' } | { readonly places: readonly PlaceId[]; readonly all?: true };

export interface WorldMapProps {
  readonly places: readonly PlaceView[];
  readonly words: MapWords;
  /** Places that may be chosen now. While there are any, all others step back. */
  readonly choices?: ReadonlySet<PlaceId> | undefined;
  /** The choices that are marked so far; without it all of them. */
  readonly marked?: ReadonlySet<PlaceId> | undefined;
  /** The place that a choice about to be confirmed is aimed at. All others step back. */
  readonly chosen?: PlaceId | undefined;
  readonly pending?: ReadonlyMap<PlaceId, InfluenceChange> | undefined;
  readonly changed?: ReadonlySet<PlaceId> | undefined;
  /** What happens is being told: badges have the colours of the sides, and all that is not told of steps back. */
  readonly telling?: boolean | undefined;
  /** The dice have not landed yet. */
  readonly rolling?: boolean | undefined;
  /** Short words on tiles: what choosing them costs, or the odds. */
  readonly notes?: ReadonlyMap<PlaceId, string> | undefined;
  /** Places whose choice can lose the game. */
  readonly dangers?: ReadonlyMap<PlaceId, TileDanger> | undefined;
  /** Dice that fell for a place, in the order of their throws. */
  readonly dice?: ReadonlyMap<PlaceId, readonly RollBadge[]> | undefined;
  /** Arrows and rings that somebody has drawn over it. */
  readonly arrows?: readonly MapArrow[] | undefined;
  /** How the regions stand, on plates in the sea beside them. */
  readonly plates?: Omit<PlatesProps, 'onLook'> | undefined;
  readonly look?: Look | undefined;
  /** What the camera begins with; without it the world, or Europe in a small window. */
  readonly home?: readonly PlaceId[] | undefined;
  /** `times` is more than one when a number key was pressed. */
  readonly onChoose?: ((place: PlaceId, times: number) => void) | undefined;
  readonly onTakeBack?: ((place: PlaceId) => void) | undefined;
  /** What is under the mouse, the finger held down or the keyboard's focus; null when nothing is. */
  readonly onRegard?: ((place: PlaceId | null) => void) | undefined;
}

const NOTHING: ReadonlySet<PlaceId> = new Set();
const START = frameOf('europe');
/** So much of the map lies around what the camera begins with. */
const AROUND = 90;

function homeOf(places: readonly PlaceId[]): Box | null {
  if (places.length === 0) return null;
  const { x, y, width, height } = boxAround(places);
  return { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
}

/** What stands out over a tile: its dice above, changes and odds below. */
const BADGES = { above: 30, below: 16 };

/** A tile with all that may stand out over it. */
function wholeTile(place: PlaceId): Box {
  const { x, y, width, height } = boxOf(place);
  return { x, y: y - BADGES.above, width, height: BADGES.above + height + BADGES.below };
}

const placeAt = (target: EventTarget | null): PlaceId | null => {
  const id = target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : null;
  return id !== null && id !== undefined && isPlaceId(id) ? id : null;
};

const isByFinger = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

export function WorldMap(props: WorldMapProps) {
  const { words, choices = NOTHING, marked = choices, chosen, changed = NOTHING, onRegard } = props;
  const element = useRef<HTMLElement>(null);
  const home = useMemo(() => homeOf(props.home ?? []), []);
  const view = useCamera(element, home ?? START, home !== null, chosen === undefined ? null : wholeTile(chosen));
  const [tabStop, setTabStop] = useState<PlaceId>('west-germany');
  const [firstChoice] = choices;
  const reached = firstChoice === undefined || choices.has(tabStop) ? tabStop : firstChoice;
  useLook(props.look, view);
  const scene = useScene({ ...props, marked, changed, tabStop: reached }, view.show);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const place = placeAt(event.target);
    const used = (place !== null && keyOnPlace(event, place, props)) || keyOnMap(event, words, view);
    if (used) event.preventDefault();
  };

  const focus = (event: FocusEvent) => {
    const place = placeAt(event.target);
    if (place === null) return;
    setTabStop(place);
    // A finger or the mouse that has put the focus there says by itself what it regards
    if (!(event.target instanceof Element && event.target.matches(':focus-visible'))) return;
    onRegard?.(place);
    view.showAlso(wholeTile(place));
  };

  const { x, y, scale } = view.camera;
  return (
    <section
      class="lt-map"
      aria-label={words.map}
      ref={element}
      data-detail={detailAt(scale)}
      data-choosing={marked.size > 0 || chosen !== undefined || undefined}
      data-gliding={view.gliding || undefined}
      data-telling={props.telling || undefined}
      data-rolling={props.rolling || undefined}
    >
      {/* The camera moves the drawing as a whole: nothing of it is laid out anew */}
      <div class="lt-world" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing full of buttons is no picture, and HTML has no word for it */}
        <svg
          role="group"
          width={WORLD.width}
          height={WORLD.height}
          onKeyDown={press}
          onFocusCapture={focus}
          onBlurCapture={() => onRegard?.(null)}
          {...pointing(props, view)}
        >
          {scene}
        </svg>
      </div>
      <MapControls
        words={words}
        onZoom={(closer) => view.zoom(closer ? ZOOM_STEP : 1 / ZOOM_STEP)}
        onWholeMap={view.showWorld}
      />
    </section>
  );
}

/** Only a new wish moves the camera. */
function useLook(look: Look | undefined, view: CameraControl): void {
  useEffect(() => {
    if (look === undefined) return;
    if ('places' in look) return (look.all ? view.showMost : view.showNearest)(look.places.map(wholeTile));
    return look.zone === 'world' ? view.showWorld() : view.show(frameOf(look.zone));
  }, [look]);
}

/** What the mouse or a finger does to the map. */
function pointing({ choices, onChoose, onTakeBack, onRegard }: WorldMapProps, view: CameraControl) {
  return {
    onClick(event: MouseEvent) {
      if (view.wasDragged()) return;
      const place = placeAt(event.target);
      if (place === null) return;
      if (isByFinger(event) && view.camera.scale < TOUCHABLE) return view.show(frameOf(zoneOf(place)));
      if (choices?.has(place)) onChoose?.(place, 1);
    },
    onContextMenu(event: MouseEvent) {
      const place = placeAt(event.target);
      if (place === null) return;
      event.preventDefault();
      return isByFinger(event) ? onRegard?.(place) : onTakeBack?.(place);
    },
    onPointerDown: (event: PointerEvent) => event.pointerType === 'touch' && onRegard?.(null),
    onPointerOver: (event: PointerEvent) => event.pointerType !== 'touch' && onRegard?.(placeAt(event.target)),
    onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && onRegard?.(null),
  };
}

interface MapControlsProps {
  readonly words: MapWords;
  readonly onZoom: (closer: boolean) => void;
  readonly onWholeMap: () => void;
}

function MapControls({ words, onZoom, onWholeMap }: MapControlsProps) {
  return (
    <div class="lt-map-controls">
      <button type="button" class="lt-zoom" onClick={() => onZoom(true)}>
        <span class="lt-hidden">{words.zoomIn}</span>
        <span aria-hidden="true">+</span>
      </button>
      <button type="button" class="lt-zoom" onClick={() => onZoom(false)}>
        <span class="lt-hidden">{words.zoomOut}</span>
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" onClick={onWholeMap}>
        <span class="lt-hidden">{words.wholeMap}</span>
        <Icon name="whole-map" />
      </button>
    </div>
  );
}
