import { boxOf } from '../world/geometry.ts';
import { CANVAS, TILE } from '../world/layout.ts';
import { SIDE_KEYS, zoneOf } from '../world/places.ts';
import { LandShapes, Links } from './scene.tsx';
import type { PlaceView } from './tile.tsx';

interface SmallMapProps {
  readonly places: readonly PlaceView[];
  /** What it is a picture of. */
  readonly label: string;
}

/** The board in small: who holds what, and where both are, without a word to read. */
export function SmallMap({ places, label }: SmallMapProps) {
  const shown = new Set<string>([...SIDE_KEYS, ...places.map(({ id }) => id)]);
  return (
    <svg
      class="lt-small-map"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <LandShapes />
      <Links shown={shown} />
      {SIDE_KEYS.map((side) => {
        const { x, y, width, height } = boxOf(side);
        const rounded = side === 'us' ? height / 2 : 8;
        return <rect key={side} class="lt-small-home" data-side={side} {...{ x, y, width, height }} rx={rounded} />;
      })}
      {places.map((place) => (
        <SmallTile key={place.id} place={place} />
      ))}
    </svg>
  );
}

/** Round for the US on the left, angular for the USSR on the right. */
const DOTS = { us: 'M22 25a12 12 0 1 0 24 0a12 12 0 1 0-24 0z', ussr: 'M66 25l7-12h14l7 12-7 12H73z' } as const;

function SmallTile({ place: { id, us, ussr, control, battleground } }: { readonly place: PlaceView }) {
  const { x, y } = boxOf(id);
  const influence = { us, ussr };
  return (
    <g
      class="lt-small-tile"
      data-zone={zoneOf(id)}
      data-side={control ?? undefined}
      data-battleground={battleground || undefined}
      transform={`translate(${x} ${y})`}
    >
      <rect width={TILE.width} height={TILE.height} rx={9} />
      {control === null &&
        SIDE_KEYS.filter((side) => influence[side] > 0).map((side) => (
          <path key={side} data-side={side} d={DOTS[side]} />
        ))}
    </g>
  );
}
