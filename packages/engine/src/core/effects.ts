import type { CardKey } from './card-keys.ts';

/**
 * What the byte of an effect means: that it is there; the sides it belongs to as bits (who played it; with Missile Envy, who
 * owes it); a region (its number + 1); or how far it has come ("We Will Bury You" waits, then is due).
 */
export type EffectValue = 'flag' | 'sides' | 'region' | 'step';

/** Effects that end with the turn stand first, so that the end of a turn clears one run of bytes. */
const TURN_EFFECTS = {
  'vietnam-revolts': 'flag',
  containment: 'flag',
  'red-scare-purge': 'sides',
  'brezhnev-doctrine': 'flag',
  'salt-negotiations': 'flag',
  'nuclear-subs': 'flag',
  'cuban-missile-crisis': 'sides',
  'u2-incident': 'flag',
  'latin-american-death-squads': 'sides',
  'iran-contra-scandal': 'flag',
  chernobyl: 'region',
  'yuri-and-samantha': 'flag',
  'aldrich-ames': 'flag',
} as const satisfies Partial<Record<CardKey, EffectValue>>;

const LASTING_EFFECTS = {
  'warsaw-pact-formed': 'flag',
  'de-gaulle-leads-france': 'flag',
  nato: 'flag',
  'marshall-plan': 'flag',
  'us-japan-pact': 'flag',
  'formosan-resolution': 'flag',
  'willy-brandt': 'flag',
  'flower-power': 'flag',
  'camp-david-accords': 'flag',
  'john-paul-ii': 'flag',
  'shuttle-diplomacy': 'flag',
  'iranian-hostage-crisis': 'flag',
  'the-iron-lady': 'flag',
  'north-sea-oil': 'flag',
  'the-reformer': 'flag',
  'tear-down-this-wall': 'flag',
  'an-evil-empire': 'flag',
  norad: 'flag',
  'awacs-sale-to-saudis': 'flag',
  'nato-referendum': 'flag',
  // until something happens
  quagmire: 'flag',
  'bear-trap': 'flag',
  'missile-envy': 'sides',
  'we-will-bury-you': 'step',
} as const satisfies Partial<Record<CardKey, EffectValue>>;

export type TurnEffectKey = keyof typeof TURN_EFFECTS;
export type LastingEffectKey = keyof typeof LASTING_EFFECTS;
export const EFFECT_VALUES = { ...TURN_EFFECTS, ...LASTING_EFFECTS };
export type EffectKey = keyof typeof EFFECT_VALUES;
export const EFFECT_KEYS = Object.keys(EFFECT_VALUES) as readonly EffectKey[];
export const EFFECT_COUNT = EFFECT_KEYS.length;
export const TURN_EFFECT_COUNT = Object.keys(TURN_EFFECTS).length;

/** Effect numbers by the key of the card that makes them: `fx.nato`. */
export const fx = Object.fromEntries(EFFECT_KEYS.map((key, i) => [key, i])) as Readonly<Record<EffectKey, number>>;
export type Effect = number;
