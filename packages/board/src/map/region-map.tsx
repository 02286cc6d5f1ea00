import { useNextFrame } from '../next-frame.ts';
import { boxOf, frameAround } from '../world/geometry.ts';
import { type PlaceId, partsOf, zoneOf } from '../world/places.ts';
import { LandShapes, Links } from './scene.tsx';
import { type PlaceView, TileFace, type TileWords } from './tile.tsx';

interface RegionMapProps {
  /** What is shown: nothing else is on this map. */
  readonly places: readonly PlaceView[];
  readonly words: Readonly<Record<PlaceId, TileWords>>;
  /** What it is a picture of. */
  readonly label: string;
}

/** So much of the land around the tiles is in the picture. */
const AROUND = 22;

/** Some countries as they stand, to be looked at: its frame first, and what is in it one frame later. */
export function RegionMap({ places, words, label }: RegionMapProps) {
  const framed = useNextFrame();
  const ids = places.map(({ id }) => id);
  const { x, y, width, height } = frameAround(ids);
  const box = [x - AROUND, y - AROUND, width + 2 * AROUND, height + 2 * AROUND];
  return (
    <svg class="lt-region-map" role="img" aria-label={label} viewBox={box.join(' ')}>
      {framed && (
        <>
          <LandShapes />
          <Links shown={new Set<string>(ids)} />
          {places.map((place) => (
            <Country key={place.id} place={place} words={words[place.id]} />
          ))}
        </>
      )}
    </svg>
  );
}

function Country({ place, words }: { readonly place: PlaceView; readonly words: TileWords }) {
  const { x, y } = boxOf(place.id);
  const [tint = zoneOf(place.id)] = partsOf(place.id);
  return (
    <g
      class="lt-tile"
      transform={`translate(${x} ${y})`}
      data-zone={tint}
      data-control={place.control ?? undefined}
      data-battleground={place.battleground || undefined}
    >
      <TileFace place={place} words={words} />
    </g>
  );
}
