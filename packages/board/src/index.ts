export {
  CardBack,
  CardChip,
  CardFace,
  type CardFaceProps,
  CardInHand,
  type CardLabels,
  CardLine,
  type CardUse,
  type CardView,
  type Stamp,
} from './cards/card.tsx';
export type { CardId } from './cards/emblems.ts';
export {
  CardBacks,
  CardList,
  type CardListProps,
  Hand,
  type HandProps,
  type HandWords,
  OtherHand,
  type OtherHandProps,
} from './cards/hand.tsx';
export { Piles, type PilesProps, type PileView } from './cards/piles.tsx';
export { kept } from './kept.ts';
export type { MapArrow } from './map/arrows.tsx';
export type { InfluenceChange, RollBadge } from './map/badges.tsx';
export { type PlatesProps, type RegionSummary, type SideInRegion, STANDINGS, type Standing } from './map/plates.tsx';
export { RegionMap } from './map/region-map.tsx';
export { SmallMap } from './map/small-map.tsx';
export type { PlaceState, PlaceView, TileDanger, TileWords } from './map/tile.tsx';
export { type Look, type MapWords, WorldMap, type WorldMapProps } from './map/world-map.tsx';
export { Die } from './marks/die.tsx';
export { SideMark } from './marks/marks.tsx';
export { useFrameLater, useNextFrame } from './next-frame.ts';
export { EffectsList, type EffectsListProps, type EffectView } from './table/effects-list.tsx';
export { type SpaceBox, SpaceRace, type SpaceRaceProps, SpaceTrack } from './table/space-race.tsx';
export { TableLayout, type TableLayoutProps } from './table/table-layout.tsx';
export {
  ChinaTrack,
  type ChinaTrackProps,
  DefconTrack,
  type DefconTrackProps,
  MilitaryTrack,
  type MilitaryTrackProps,
  TurnTrack,
  type TurnTrackProps,
  VictoryTrack,
  type VictoryTrackProps,
} from './table/tracks.tsx';
export { PLACE_IDS, type PlaceId, SIDE_KEYS, type SideKey, ZONE_IDS, type ZoneId } from './world/places.ts';
