import { CARD_COUNT, PHASE_KEYS, QUESTION_KEYS } from '@longtwilight/engine/data';
import {
  BALANCE_ZERO,
  CARD_AT,
  LEAD_ZERO,
  OBSERVATION,
  OBSERVATION_SIZE,
  OBSERVATION_VERSION,
  OBSERVED_VP_ZERO,
  type ObservationPart,
  type PartOfObservation,
} from '@longtwilight/engine/search';
import { checksum } from './checksum.ts';
import type { Inputs } from './inputs.ts';

/*
 * How the bytes of an observation become the inputs of the network. This table is the only place that says so: the forward
 * pass reads it here, the learner reads the same table as JSON.
 */
interface Bytes {
  readonly part: ObservationPart;
  readonly at: number;
  readonly count: number;
  /** The first input that these bytes set. */
  readonly column: number;
}
export type Feature =
  /** Each byte sets one of `size` inputs, the first for the value `first`; other values set none. */
  | (Bytes & { readonly kind: 'one-hot'; readonly first: number; readonly size: number })
  /** The lowest `size` bits of each byte are inputs. */
  | (Bytes & { readonly kind: 'bits'; readonly size: number })
  /** Each byte is one input: its distance from `zero`, kept within `least` and `most`, in units of `unit`. */
  | (Bytes & {
      readonly kind: 'scaled';
      readonly zero: number;
      readonly least: number;
      readonly most: number;
      readonly unit: number;
    });

type Shape =
  | { readonly kind: 'one-hot'; readonly first?: number; readonly size: number }
  | { readonly kind: 'bits'; readonly size: number }
  | {
      readonly kind: 'scaled';
      readonly zero?: number;
      readonly least?: number;
      readonly most: number;
      readonly unit: number;
    };

const oneOf = (size: number, first = 0): Shape => ({ kind: 'one-hot', first, size });
const bits = (size: number): Shape => ({ kind: 'bits', size });
const upTo = (most: number, unit: number): Shape => ({ kind: 'scaled', most, unit });
const around = (zero: number, most: number, unit: number): Shape => ({
  kind: 'scaled',
  zero,
  least: -most,
  most,
  unit,
});

const CARDS_AND_NONE = CARD_COUNT + 1;
/** The largest value of an effect is 3: both sides. */
const EFFECT_BITS = 3;

/** All inputs, those of one kind together: the learner fills each kind in one stroke. */
const SHAPES: readonly (readonly [ObservationPart, Shape])[] = [
  ['control', oneOf(2, 1)],
  ['cards', oneOf(Object.keys(CARD_AT).length)],
  ['phase', oneOf(PHASE_KEYS.length)],
  ['turn', oneOf(11)],
  ['round', oneOf(9)],
  ['phasing', oneOf(2)],
  ['defcon', oneOf(6)],
  ['vp', oneOf(2 * OBSERVED_VP_ZERO + 1)],
  ['military', oneOf(6)],
  ['space', oneOf(9)],
  ['spaceUsed', oneOf(3)],
  ['chinaHolder', oneOf(3)],
  ['ownHeadline', oneOf(CARDS_AND_NONE)],
  ['otherHeadline', oneOf(CARDS_AND_NONE)],
  ['handSize', oneOf(12)],
  ['nextInOrder', oneOf(CARD_COUNT, 1)],
  ['question', oneOf(QUESTION_KEYS.length)],
  ['cause', oneOf(CARDS_AND_NONE)],
  ['left', oneOf(8)],
  ['side', oneOf(2)],
  ['edition', oneOf(4)],
  ['handicap', oneOf(4, 1)],
  ['effects', bits(EFFECT_BITS)],
  ['variants', bits(4)],
  ['options', bits(4)],
  ['answers', bits(8)],
  ['usInfluence', upTo(8, 4)],
  ['ussrInfluence', upTo(8, 4)],
  ['usInfluence', upTo(1, 1)],
  ['ussrInfluence', upTo(1, 1)],
  ['lead', around(LEAD_ZERO, 6, 4)],
  ['balance', around(BALANCE_ZERO, 40, 5)],
  ['vp', around(OBSERVED_VP_ZERO, 20, 10)],
  ['chinaFaceUp', upTo(1, 1)],
  ['eighthRound', upTo(1, 1)],
  ['noradAlert', upTo(1, 1)],
  ['handSize', upTo(20, 5)],
  ['pileSize', upTo(110, 25)],
  ['discardSize', upTo(110, 25)],
  ['left', upTo(20, 4)],
  ['handicap', upTo(20, 4)],
];

let columns = 0;
const table: Feature[] = [];
for (const [part, shape] of SHAPES) {
  const bytes = { part, ...OBSERVATION[part], column: columns };
  if (shape.kind === 'one-hot') table.push({ ...bytes, ...shape, first: shape.first ?? 0 });
  else if (shape.kind === 'bits') table.push({ ...bytes, ...shape });
  else table.push({ ...bytes, ...shape, zero: shape.zero ?? 0, least: shape.least ?? 0 });
  columns += bytes.count * (shape.kind === 'scaled' ? 1 : shape.size);
}
export const FEATURES: readonly Feature[] = table;
export const FEATURE_COUNT = columns;

interface FeatureTable {
  readonly version: number;
  readonly bytes: number;
  readonly columns: number;
  readonly cards: number;
  readonly parts: Readonly<Record<ObservationPart, PartOfObservation>>;
  readonly features: readonly Feature[];
}
/** The table as data for the learner. */
export const featureTable: FeatureTable = {
  version: OBSERVATION_VERSION,
  bytes: OBSERVATION_SIZE,
  columns: FEATURE_COUNT,
  cards: CARD_COUNT,
  parts: OBSERVATION,
  features: FEATURES,
};

// The table once more, flat, for the loops

const bytesOf = (feature: Feature): number[] => Array.from({ length: feature.count }, (_, i) => i);
const hot = FEATURES.flatMap((f) =>
  f.kind === 'one-hot' ? bytesOf(f).map((i) => ({ ...f, at: f.at + i, column: f.column + i * f.size })) : [],
);
const bitFields = FEATURES.flatMap((f) =>
  f.kind === 'bits' ? bytesOf(f).map((i) => ({ ...f, at: f.at + i, column: f.column + i * f.size })) : [],
);
const scaled = FEATURES.flatMap((f) =>
  f.kind === 'scaled' ? bytesOf(f).map((i) => ({ ...f, at: f.at + i, column: f.column + i })) : [],
);
const flat = <T>(rows: readonly T[], value: (row: T) => number): Int16Array => Int16Array.from(rows, value);
const HOT_AT = flat(hot, (f) => f.at);
const HOT_FIRST = flat(hot, (f) => f.first);
const HOT_SIZE = flat(hot, (f) => f.size);
const HOT_COLUMN = flat(hot, (f) => f.column);
const BITS_AT = flat(bitFields, (f) => f.at);
const BITS_MASK = flat(bitFields, (f) => (1 << f.size) - 1);
const BITS_COLUMN = flat(bitFields, (f) => f.column);
const SCALED_AT = flat(scaled, (f) => f.at);
const SCALED_ZERO = flat(scaled, (f) => f.zero);
const SCALED_LEAST = flat(scaled, (f) => f.least);
const SCALED_MOST = flat(scaled, (f) => f.most);
const SCALED_COLUMN = flat(scaled, (f) => f.column);

function perColumn(value: (feature: Feature) => number): Uint8Array {
  const all = new Uint8Array(FEATURE_COUNT).fill(1);
  for (const feature of FEATURES)
    if (feature.kind === 'scaled') all.fill(value(feature), feature.column, feature.column + feature.count);
  return all;
}

/** How the engine's observation becomes the inputs of the network. */
export const observationInputs: Inputs = {
  observation: OBSERVATION_VERSION,
  table: checksum(new TextEncoder().encode(JSON.stringify(featureTable))),
  rowBytes: OBSERVATION_SIZE,
  count: FEATURE_COUNT,
  units: perColumn((f) => (f.kind === 'scaled' ? f.unit : 1)),
  largest: perColumn((f) => (f.kind === 'scaled' ? Math.max(f.most, -f.least) : 1)),
  list(observations, at, into) {
    const { ones, multiples, factors } = into;
    let n = 0;
    for (let i = 0; i < HOT_AT.length; i++) {
      const value = observations[at + HOT_AT[i]!]! - HOT_FIRST[i]!;
      if (value >= 0 && value < HOT_SIZE[i]!) ones[n++] = HOT_COLUMN[i]! + value;
    }
    for (let i = 0; i < BITS_AT.length; i++)
      for (let left = observations[at + BITS_AT[i]!]! & BITS_MASK[i]!; left !== 0; left &= left - 1)
        ones[n++] = BITS_COLUMN[i]! + 31 - Math.clz32(left & -left);
    into.oneCount = n;
    n = 0;
    for (let i = 0; i < SCALED_AT.length; i++) {
      const value = observations[at + SCALED_AT[i]!]! - SCALED_ZERO[i]!;
      if (value === 0) continue;
      multiples[n] = SCALED_COLUMN[i]!;
      factors[n++] = Math.max(SCALED_LEAST[i]!, Math.min(SCALED_MOST[i]!, value));
    }
    into.multipleCount = n;
  },
};
