import {
  at,
  BATTLEGROUND,
  COUNTRIES,
  type CountryKey,
  EFFECT_KEYS,
  EFFECT_VALUES,
  type EffectKey,
  fx,
  type LastingEffectKey,
  REGION_OF,
  type TurnEffectKey,
} from '@longtwilight/engine/data';

/*
 * What things are worth, in victory points. Positive is good for the US where a number belongs to no side.
 * Most figures follow human games and others' fitted players; the rest was tuned in matches.
 */

/** What one scoring of its region gains from control of a battleground, Europe first (region order). */
const BATTLEGROUND_BY_REGION = [3.0, 2.0, 1.6, 1.9, 2.4, 2.0] as const;
const OTHER_BY_REGION = [0.22, 0.3, 0.3, 0.25, 0.25, 0.2] as const;
const SPECIAL: Readonly<Partial<Record<CountryKey, number>>> = {
  japan: 2.3,
  'north-korea': 2.4,
  panama: 2.1,
  mexico: 2.6,
  cuba: 2.6,
  canada: 0.6,
  finland: 0.5,
  romania: 0.5,
  afghanistan: 0.7,
  'united-kingdom': 0.35,
};
export const COUNTRY_WEIGHT = Float64Array.from(
  { length: COUNTRIES },
  (_, c) => (BATTLEGROUND[c] ? BATTLEGROUND_BY_REGION : OTHER_BY_REGION)[REGION_OF[c]!]!,
);
for (const [key, weight] of Object.entries(SPECIAL)) COUNTRY_WEIGHT[at[key as CountryKey]] = weight;

/** How sure control is to last to the next scoring, less the chance that the other side gets it; by stability. */
const LASTING = [0, 0.42, 0.66, 0.83, 0.92, 0.94] as const;
const MOST_STABILITY = 5;
const MOST_LEAD = 12;

/** The worth of a lead in a country, as a share of lasting control: index by stability and lead. */
const LEADS: readonly Float64Array[] = Array.from({ length: MOST_STABILITY + 1 }, (_, stability) =>
  Float64Array.from({ length: MOST_LEAD + 1 }, (_, lead) => {
    const lasting = LASTING[stability]!;
    if (lead === 0) return 0;
    if (lead < stability) return lasting * (0.08 + (0.62 * lead) / stability);
    const surplus = lead - stability;
    const safer = surplus === 0 ? 0 : surplus === 1 ? 0.3 : surplus === 2 ? 0.45 : 0.5;
    return lasting + (1 - lasting) * safer;
  }),
);
/** How much of a country's weight a lead of the US (negative: of the USSR) is worth. */
export const leadShare = (stability: number, lead: number): number =>
  lead >= 0 ? LEADS[stability]![Math.min(lead, MOST_LEAD)]! : -LEADS[stability]![Math.min(-lead, MOST_LEAD)]!;

/** What a point of operations is worth wherever it goes. */
export const POINT_WORTH = 0.35;
/** Points that the other side is expected to answer a placement with. */
export const ANSWERING_POINTS = 2;

/** A way into a battleground, as a share of its weight. */
export const ACCESS_SHARE = 0.1;

export const WIN = 1000;

/** Effects of this turn, for each action round left; those that belong to a side count for that side. */
const PER_ROUND: Readonly<Record<TurnEffectKey, number>> = {
  'vietnam-revolts': -0.1,
  containment: 0.4,
  'red-scare-purge': 0.55,
  'brezhnev-doctrine': -0.4,
  'salt-negotiations': 0,
  'nuclear-subs': 0.2,
  'cuban-missile-crisis': 0.3,
  'u2-incident': 0,
  'latin-american-death-squads': 0.1,
  'iran-contra-scandal': -0.05,
  chernobyl: 0.15,
  'yuri-and-samantha': -0.15,
  'aldrich-ames': -0.1,
};
/** All others, whatever is left of the turn. */
const LASTING_EFFECT: Readonly<Record<LastingEffectKey, number>> = {
  'warsaw-pact-formed': 0,
  'de-gaulle-leads-france': -0.2,
  nato: 0.5,
  'marshall-plan': 0.2,
  'us-japan-pact': 0.4,
  'formosan-resolution': 0.1,
  'willy-brandt': -0.2,
  'flower-power': -1,
  'camp-david-accords': 0.5,
  'john-paul-ii': 0.6,
  'shuttle-diplomacy': 1,
  'iranian-hostage-crisis': -0.4,
  'the-iron-lady': 0.4,
  'north-sea-oil': 0.6,
  'the-reformer': 0,
  'tear-down-this-wall': 0.2,
  'an-evil-empire': 0.3,
  norad: 0.8,
  'awacs-sale-to-saudis': 0.4,
  'nato-referendum': 0,
  quagmire: -2.8,
  'bear-trap': 2.8,
  'missile-envy': -0.5,
  'we-will-bury-you': -2.7,
};
const byEffect = (values: Readonly<Partial<Record<EffectKey, number>>>): Float64Array => {
  const all = new Float64Array(EFFECT_KEYS.length);
  for (const [key, value] of Object.entries(values)) all[fx[key as EffectKey]] = value;
  return all;
};
export const ROUND_EFFECTS = byEffect(PER_ROUND);
export const LASTING_EFFECTS = byEffect(LASTING_EFFECT);
/** Effects whose byte holds the bits of the sides they belong to. */
export const SIDED = new Set(EFFECT_KEYS.filter((key) => EFFECT_VALUES[key] === 'sides').map((key) => fx[key]));

/** What is still to come for a side that has reached a box of the space race. */
export const SPACE_WORTH = [0, 0.3, 1, 0.8, 1.6, 1.3, 2.4, 1.6, 0.8] as const;
export const CHINA_WORTH = 1.6;
/** A card in hand. */
export const CARD_WORTH = 0.6;

/** The chance that a game which has come to a turn is still going on in a later one; the last is final scoring. */
export const SURVIVAL = [1, 1, 1, 1, 0.97, 0.92, 0.84, 0.74, 0.63, 0.53, 0.42, 0.3] as const;
