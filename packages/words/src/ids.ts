/*
 * The ids and facts of the engine, as types only: nothing of it runs here. This is the one place that names it.
 */
// biome-ignore lint/style/noRestrictedImports: types are gone when it runs
import type { View } from '@longtwilight/engine';

export type {
  CardKey,
  CountryKey,
  Decision,
  Edition,
  EffectKey,
  Fact,
  FullRulesSpec as Rules,
  Problem,
  RegionKey,
  SideKey,
  // biome-ignore lint/style/noRestrictedImports: types are gone when it runs
} from '@longtwilight/engine';

/** What somebody else is doing. */
export type Waiting = View['waiting'][number];
