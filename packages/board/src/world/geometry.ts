import { CANVAS, SUPERPOWER, TILE } from './layout.ts';
import { LINKS, type Link } from './links.ts';
import {
  centreOf,
  isSide,
  type NodeId,
  PLACE_IDS,
  type PlaceId,
  type Point,
  squeezed,
  type ZoneId,
  zoneOf,
} from './places.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WORLD: Box = { x: 0, y: 0, ...CANVAS };

export function boxOf(node: NodeId): Box {
  const [x, y] = centreOf(node);
  const { width, height } = isSide(node) ? SUPERPOWER : TILE;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The smallest box around the tiles. */
export function boxAround(places: readonly PlaceId[]): Box {
  const boxes = places.map(boxOf);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Far from the rest of its zone: showing the zone leaves it out, so that the others can be larger. */
const FAR: ReadonlySet<PlaceId> = new Set<PlaceId>(['canada']);

/** The smallest box around those that lie together. */
export const frameAround = (places: readonly PlaceId[]): Box => boxAround(places.filter((place) => !FAR.has(place)));

export const frameOf = (zone: ZoneId): Box => frameAround(PLACE_IDS.filter((place) => zoneOf(place) === zone));

/** The lines that show a link. From the United States west to Japan the world is round: two ends, one at each edge. */
export function linesOf([from, to, ...bends]: Link): readonly (readonly Point[])[] {
  const [start, end] = [centreOf(from), centreOf(to)];
  if (from === 'us' && to === 'japan') {
    return [
      [start, [-CANVAS.width, start[1]]],
      [end, [2 * CANVAS.width, end[1]]],
    ];
  }
  return [[start, ...bends.map(squeezed), end]];
}

export type LinkKind = 'superpower' | 'between-zones' | 'within-zone';

export function kindOf([from, to]: Link): LinkKind {
  if (isSide(from) || isSide(to)) return 'superpower';
  return zoneOf(from) === zoneOf(to) ? 'within-zone' : 'between-zones';
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const linked = new Set(LINKS.flatMap(([from, to]) => [`${from} ${to}`, `${to} ${from}`]));
/** A tile without a line to it must be this much closer to be the next one. */
const DETOUR = 2;

/** The tile that someone would expect to reach from a tile by an arrow key: adjacent ones first. */
export function nextPlace(from: PlaceId, direction: Direction, among: readonly PlaceId[]): PlaceId | null {
  const [x, y] = centreOf(from);
  const horizontal = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  let best: PlaceId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of among) {
    const [px, py] = centreOf(place);
    const ahead = sign * (horizontal ? px - x : py - y);
    const aside = Math.abs(horizontal ? py - y : px - x);
    if (place === from || ahead <= 0 || aside > 2 * ahead) continue;
    const distance = (ahead + 2 * aside) * (linked.has(`${from} ${place}`) ? 1 : DETOUR);
    if (distance < least) [least, best] = [distance, place];
  }
  return best;
}
