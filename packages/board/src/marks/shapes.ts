import type { SideKey } from '../world/places.ts';

/** Each side has a shape of its own beside its colour: round for the United States, angular for the Soviet Union. */
export const FIGURE_SHAPES: Readonly<Record<SideKey, string>> = {
  us: 'M-8-12H8a12 12 0 0 1 0 24H-8a12 12 0 0 1 0-24z',
  ussr: 'M-13-12h26l7 12-7 12h-26l-7-12z',
};

/** The same two shapes as small marks of 24 units, for words and tracks: a star in a disc, a bar in a hexagon. */
export const MARK_SHAPES: Readonly<Record<SideKey, string>> = {
  us: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 4 1.9 5h5.3l-4.3 3.2 1.7 5.1-4.6-3.2-4.6 3.2 1.7-5.1L4.8 10h5.3z',
  ussr: 'M6.5 2h11L23 12l-5.5 10h-11L1 12zM8 7v3h8V7zm0 7v3h8v-3z',
};

/** Small drawings of 24 units, so that no font needs to have them. */
export const ICON_SHAPES = {
  /** Four corners: all of the map. */
  'whole-map': 'M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6',
  /** A scoring card: a mark on a target. */
  scoring: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
} as const;
