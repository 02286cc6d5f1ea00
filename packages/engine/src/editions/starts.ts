import type { EffectKey } from '../core/effects.ts';
import { USSR } from '../core/ids.ts';
import type { Start, StartInfluence } from './rules.ts';

/** What both sides have on the map before they place their free influence (3.2, 3.3). */
const SECOND_EDITION_INFLUENCE: StartInfluence = {
  syria: [0, 1],
  iraq: [0, 1],
  'north-korea': [0, 3],
  'east-germany': [0, 3],
  finland: [0, 1],
  iran: [1, 0],
  israel: [1, 0],
  japan: [1, 0],
  australia: [4, 0],
  philippines: [1, 0],
  'south-korea': [1, 0],
  panama: [1, 0],
  'south-africa': [1, 0],
  'united-kingdom': [5, 0],
};

export const SECOND_EDITION_START: Start = {
  turn: 1,
  defcon: 5,
  vp: 0,
  space: [0, 0],
  influence: SECOND_EDITION_INFLUENCE,
  free: [7, 6],
  effects: [],
  isRemoved: () => false,
  china: USSR,
};

export const DELUXE_START: Start = {
  ...SECOND_EDITION_START,
  influence: { ...SECOND_EDITION_INFLUENCE, canada: [2, 0] },
};

const LATE_WAR_EFFECTS: readonly EffectKey[] = [
  'us-japan-pact',
  'marshall-plan',
  'nato',
  'warsaw-pact-formed',
  'de-gaulle-leads-france',
  'flower-power',
];
/** Asterisked cards of the first two eras that stay in the Late War scenario. */
const LATE_WAR_KEEPS: readonly string[] = ['bear-trap', 'camp-david-accords', 'john-paul-ii', 'panama-canal-returned'];

/** The Late War scenario: turn 8, with the world as these seven turns have left it (LW-1 to LW-13). */
// biome-ignore format: a table
export const LATE_WAR_START: Start = {
  turn: 8,
  defcon: 4,
  vp: -4,
  space: [6, 4],
  free: [0, 0],
  effects: LATE_WAR_EFFECTS,
  isRemoved: (card) => card.era !== 'late' && card.once && !LATE_WAR_KEEPS.includes(card.key),
  china: USSR,
  influence: {
    // controlled by the US
    'united-kingdom': [5, 0], italy: [2, 0], benelux: [3, 0], denmark: [3, 0], norway: [4, 0], 'west-germany': [5, 1],
    israel: [4, 0], iran: [2, 0], pakistan: [2, 0], turkey: [2, 0], zaire: [1, 0], somalia: [2, 0], kenya: [2, 0],
    nigeria: [1, 0], japan: [4, 0], 'south-korea': [3, 0], taiwan: [3, 0], philippines: [3, 1], thailand: [2, 0],
    indonesia: [1, 0], australia: [4, 0], malaysia: [3, 1], nicaragua: [1, 0], panama: [2, 0], haiti: [1, 0],
    honduras: [2, 0], venezuela: [2, 0], chile: [3, 0], argentina: [2, 0], colombia: [2, 1], 'dominican-republic': [1, 0],
    // controlled by the USSR
    'east-germany': [0, 3], poland: [0, 3], hungary: [0, 3], czechoslovakia: [0, 3], bulgaria: [0, 3], cuba: [0, 3],
    'north-korea': [0, 3], iraq: [0, 3], syria: [0, 3], india: [0, 3], afghanistan: [0, 2], libya: [0, 2],
    algeria: [0, 2], ethiopia: [0, 1], zimbabwe: [0, 1], angola: [1, 3], 'laos-cambodia': [0, 2], vietnam: [0, 5],
    'se-african-states': [0, 2],
    // contested
    'spain-portugal': [1, 0], france: [3, 1], romania: [1, 3], jordan: [2, 2], egypt: [1, 0], 'south-africa': [2, 1],
    finland: [1, 2], burma: [0, 1], peru: [2, 1], yugoslavia: [1, 2], 'saudi-arabia': [2, 0],
  },
};
/** What the US needs at the end of the Late War scenario. */
export const LATE_WAR_US_NEEDS = 20;

export const unclaimedChina = (start: Start): Start => ({ ...start, china: null });
