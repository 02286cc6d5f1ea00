import { PARTS, SQUEEZE, SUPERPOWER_BOXES, ZONES } from './layout.ts';

export type ZoneId = keyof typeof ZONES;
/** Places that hold influence: the countries and the box of the Chinese Civil War variant. */
export type PlaceId = { [Zone in ZoneId]: keyof (typeof ZONES)[Zone] }[ZoneId];
export type SideKey = 'us' | 'ussr';
/** What a line of adjacency may join. */
export type NodeId = PlaceId | SideKey;
/** A part of a zone with a tint of its own. */
export type PartId = keyof typeof PARTS;
export type Point = readonly [x: number, y: number];

export const SIDE_KEYS: readonly SideKey[] = ['us', 'ussr'];
export const ZONE_IDS = Object.keys(ZONES) as readonly ZoneId[];

const placed = ZONE_IDS.flatMap((zone) =>
  Object.entries<Point>(ZONES[zone]).map(([id, centre]) => ({ id: id as PlaceId, zone, centre })),
);

export const PLACE_IDS: readonly PlaceId[] = placed.map(({ id }) => id);

const zones = new Map(placed.map(({ id, zone }) => [id, zone]));
const centres = new Map<NodeId, Point>([
  ...placed.map(({ id, centre }) => [id, centre] as const),
  ...SIDE_KEYS.map((side) => [side, SUPERPOWER_BOXES[side]] as const),
]);

/** Where a point of the drawing is shown. */
export const squeezed = ([x, y]: Point): Point => [x, y * SQUEEZE];

// Every id of these types has an entry: they are made from the same table.
export const zoneOf = (place: PlaceId): ZoneId => zones.get(place)!;
export const centreOf = (node: NodeId): Point => squeezed(centres.get(node)!);

const parts = Object.entries<readonly string[]>(PARTS) as [PartId, readonly string[]][];
const partsByPlace = new Map(
  PLACE_IDS.map((place) => [place, parts.filter(([, places]) => places.includes(place)).map(([part]) => part)]),
);
/** The parts of its zone that a place lies in: none, one or two. */
export const partsOf = (place: PlaceId): readonly PartId[] => partsByPlace.get(place)!;

export const isPlaceId = (text: string): text is PlaceId => zones.has(text as PlaceId);
export const isSide = (node: NodeId): node is SideKey => node === 'us' || node === 'ussr';
