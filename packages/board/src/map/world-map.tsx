import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../marks/marks.tsx';
import { type Box, boxAround, boxOf, type Direction, frameOf, nextPlace, WORLD } from '../world/geometry.ts';
import { isPlaceId, type PlaceId, SIDE_KEYS, type SideKey, ZONE_IDS, type ZoneId, zoneOf } from '../world/places.ts';
import { Arrows, type MapArrow } from './arrows.tsx';
import type { InfluenceChange, RollBadge } from './badges.tsx';
import { detailAt, TOUCHABLE } from './camera.ts';
import { Plates, type PlatesProps } from './plates.tsx';
import { LandShapes, Links, Superpowers } from './scene.tsx';
import type { PlaceState, PlaceView, TileDanger, TileWords } from './tile.tsx';
import { Tiles } from './tiles.tsx';
import { useCamera } from './use-camera.ts';

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
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const PAN_STEP = 80;
const ZOOM_STEP = 1.35;
const START = frameOf('europe');
/** So much of the map lies around what the camera begins with. */
const AROUND = 90;

function homeOf(places: readonly PlaceId[]): Box | null {
  if (places.length === 0) return null;
  const { x, y, width, height } = boxAround(places);
  return { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
}

const placeAt = (target: EventTarget | null): PlaceId | null => {
  const id = target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : null;
  return id !== null && id !== undefined && isPlaceId(id) ? id : null;
};

export function WorldMap(props: WorldMapProps) {
  const {
    places,
    words,
    choices = NOTHING,
    marked = choices,
    chosen,
    pending,
    changed = NOTHING,
    notes,
    dangers,
    dice,
    plates,
    arrows,
    look,
  } = props;
  const element = useRef<HTMLElement>(null);
  const home = useMemo(() => homeOf(props.home ?? []), []);
  const view = useCamera(element, home ?? START, home !== null);
  const [tabStop, setTabStop] = useState<PlaceId>('west-germany');
  const onTable = places.map(({ id }) => id).join(' ');
  const [firstChoice] = choices;
  const reached = firstChoice === undefined || choices.has(tabStop) ? tabStop : firstChoice;

  // Only a new wish moves the camera
  useEffect(() => {
    if (look === undefined) return;
    if ('places' in look) return (look.all ? view.showMost : view.showNearest)(look.places.map(boxOf));
    return look.zone === 'world' ? view.showWorld() : view.show(frameOf(look.zone));
  }, [look]);

  // The same drawing while only the camera moves, and the same ground whatever stands on it
  const ground = useMemo(
    () => (
      <>
        <LandShapes />
        <Links shown={new Set<string>([...SIDE_KEYS, ...onTable.split(' ')])} />
        <Superpowers names={words.superpowers} />
      </>
    ),
    [onTable, words],
  );
  const showZone = useCallback((zone: ZoneId) => view.show(frameOf(zone)), [view.show]);
  const scene = useMemo(
    () => (
      <>
        {ground}
        {plates !== undefined && <Plates {...plates} onLook={showZone} />}
        <Tiles
          {...{ places, words, chosen, pending, changed, notes, dangers, dice }}
          choices={marked}
          tabStop={reached}
        />
        {arrows !== undefined && arrows.length > 0 && <Arrows arrows={arrows} />}
      </>
    ),
    [ground, places, words, marked, chosen, pending, changed, notes, dangers, dice, plates, arrows, reached, showZone],
  );

  const choose = (place: PlaceId | null, times: number) => {
    if (place !== null && choices.has(place)) props.onChoose?.(place, times);
  };

  const click = (event: MouseEvent) => {
    if (view.wasDragged()) return;
    const place = placeAt(event.target);
    if (place === null) return;
    const byFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (byFinger && view.camera.scale < TOUCHABLE) return view.show(frameOf(zoneOf(place)));
    choose(place, 1);
  };

  const contextMenu = (event: MouseEvent) => {
    const place = placeAt(event.target);
    if (place === null) return;
    event.preventDefault();
    const byFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    return byFinger ? props.onRegard?.(place) : props.onTakeBack?.(place);
  };

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const place = placeAt(event.target);
    if (pressOnPlace(event, place) || pressOnMap(event)) event.preventDefault();
  };

  /** Keys that mean the tile in focus. True when the key was used. */
  const pressOnPlace = (event: KeyboardEvent, place: PlaceId | null): boolean => {
    if (place === null) return false;
    const direction = event.shiftKey ? undefined : ARROWS[event.key];
    if (direction !== undefined) {
      const next = nextPlace(
        place,
        direction,
        places.map(({ id }) => id),
      );
      if (next !== null) element.current?.querySelector<SVGGElement>(`[data-place="${next}"]`)?.focus();
      return true;
    }
    if (event.key === 'Backspace' || event.key === 'Delete') {
      props.onTakeBack?.(place);
      return true;
    }
    const times = event.key === 'Enter' || event.key === ' ' ? 1 : Number.parseInt(event.key, 10) || 0;
    if (times === 0 || !choices.has(place)) return false;
    choose(place, times);
    return true;
  };

  /** Keys that mean the map as a whole. */
  const pressOnMap = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    const zone = ZONE_IDS.find((id) => words.zoneKeys[id] === key);
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
  };

  const focus = (event: FocusEvent) => {
    const place = placeAt(event.target);
    if (place === null) return;
    setTabStop(place);
    // A finger or the mouse that has put the focus there says by itself what it regards
    if (!(event.target instanceof Element && event.target.matches(':focus-visible'))) return;
    props.onRegard?.(place);
    view.showAlso(boxOf(place));
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
    >
      {/* The camera moves the drawing as a whole: nothing of it is laid out anew */}
      <div class="lt-world" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing full of buttons is no picture, and HTML has no word for it */}
        <svg
          role="group"
          width={WORLD.width}
          height={WORLD.height}
          onClick={click}
          onContextMenu={contextMenu}
          onKeyDown={press}
          onFocusCapture={focus}
          onBlurCapture={() => props.onRegard?.(null)}
          onPointerDown={(event) => event.pointerType === 'touch' && props.onRegard?.(null)}
          onPointerOver={(event) => event.pointerType !== 'touch' && props.onRegard?.(placeAt(event.target))}
          onPointerLeave={(event) => event.pointerType !== 'touch' && props.onRegard?.(null)}
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
