/*
 * The ids and facts of the engine, as types only: nothing of it runs here. This is the one place that names it.
 */
import type { View } from '@longtwilight/engine';

export type { Decision, Edition, Fact, FullRulesSpec, Problem, SideKey } from '@longtwilight/engine';
export type { CardKey, CountryKey, EffectKey, RegionKey } from '@longtwilight/engine/data';

/** What somebody else is doing. */
export type Waiting = View['waiting'][number];
