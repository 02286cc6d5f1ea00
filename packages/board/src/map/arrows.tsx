import { boxOf } from '../world/geometry.ts';
import { TILE } from '../world/layout.ts';
import type { PlaceId } from '../world/places.ts';

/** An arrow from place to place, or a ring where both are the same. */
export interface MapArrow {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly colour: 'us' | 'ussr' | 'neutral';
}

const HEAD = 22;
const MARGIN = 8;

/** Arrows over the map, which say nothing to whoever does not see them: the words of a note do. */
export function Arrows({ arrows }: { readonly arrows: readonly MapArrow[] }) {
  return (
    <g class="lt-arrows">
      {arrows.map(({ from, to, colour }) => (
        <g key={`${from} ${to}`} data-colour={colour}>
          {from === to ? <Ring place={from} /> : <Arrow from={from} to={to} />}
        </g>
      ))}
    </g>
  );
}

function Ring({ place }: { readonly place: PlaceId }) {
  const { x, y, width, height } = boxOf(place);
  return (
    <rect
      class="lt-ring"
      x={x - MARGIN}
      y={y - MARGIN}
      width={width + 2 * MARGIN}
      height={height + 2 * MARGIN}
      rx={16}
    />
  );
}

/** From the edge of one tile to the edge of the other. */
function Arrow({ from, to }: Pick<MapArrow, 'from' | 'to'>) {
  const [a, b] = [from, to].map((place) => {
    const { x, y, width, height } = boxOf(place);
    return { x: x + width / 2, y: y + height / 2 };
  }) as [Point, Point];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  // As far as the edge of a tile is away in this direction
  const edge = Math.min(TILE.width / 2 / Math.max(Math.abs(ux), 1e-6), TILE.height / 2 / Math.max(Math.abs(uy), 1e-6));
  const begin = { x: a.x + ux * edge, y: a.y + uy * edge };
  const tip = { x: b.x - ux * (edge + 4), y: b.y - uy * (edge + 4) };
  const neck = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
  const [sx, sy] = [(-uy * HEAD) / 1.7, (ux * HEAD) / 1.7];
  return (
    <>
      <line x1={begin.x} y1={begin.y} x2={neck.x} y2={neck.y} />
      <path d={`M${tip.x} ${tip.y}L${neck.x + sx} ${neck.y + sy}L${neck.x - sx} ${neck.y - sy}Z`} />
    </>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}
