export {
  CardBack,
  CardFace,
  type CardFaceProps,
  type CardLabels,
  CardLine,
  type CardUse,
  type CardView,
} from './cards/card.tsx';
export {
  CardList,
  type CardListProps,
  Hand,
  type HandProps,
  type HandWords,
  OtherHand,
  type OtherHandProps,
} from './cards/hand.tsx';
export { Piles, type PilesProps, type PileView } from './cards/piles.tsx';
export type { InfluenceChange, RollBadge } from './map/badges.tsx';
export type { PlaceView, TileWords } from './map/tile.tsx';
export type { PlaceState } from './map/tiles.tsx';
export { type Look, type MapWords, WorldMap, type WorldMapProps } from './map/world-map.tsx';
export { SideMark } from './marks/marks.tsx';
export { EffectsList, type EffectsListProps, type EffectView } from './table/effects-list.tsx';
export {
  RegionStandings,
  type RegionStandingsProps,
  type RegionSummary,
  type SideInRegion,
  STANDINGS,
  type Standing,
} from './table/region-standings.tsx';
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
