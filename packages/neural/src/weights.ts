import { checksum } from './checksum.ts';

/*
 * The weights file, all numbers little-endian:
 *
 *   bytes   what
 *   4       "LTNW"
 *   2       version of this format
 *   2       version of the observation that the network reads
 *   4       checksum of the table of features
 *   2 × 4   sizes: features, width, blocks, answers
 *   4       checksum (CRC-32) of everything but these four bytes
 *
 * Then the parts in the order of `layOut`: `f32` 32-bit floats, `i8` whole numbers from -127 to 127 with a scale apart.
 */
const MAGIC = 0x574e544c;
const FORMAT = 1;
const HEADER = 24;
const CHECKSUM_AT = 20;

/** The network in numbers: sparse features, a first layer, residual blocks of two layers each, a score for every answer. */
export interface Shape {
  readonly features: number;
  /** A multiple of 64, because the kernel works on so many columns at a time. */
  readonly width: number;
  readonly blocks: number;
  readonly answers: number;
}

/** Which observation a network reads. */
export interface Reads {
  readonly observation: number;
  readonly table: number;
}

/** A layer from every input to every output: one row of weights and one scale an output. */
export interface Dense {
  readonly scales: Float32Array;
  readonly biases: Float32Array;
  readonly weights: Int8Array;
}

/** What a weights file holds, looked at in place. */
export interface Weights {
  readonly file: Uint8Array;
  /** The checksum of the file. */
  readonly id: number;
  readonly reads: Reads;
  readonly shape: Shape;
  /** One row of weights and one scale a feature; `rooms` says how far the sum of each column may go. */
  readonly first: Dense & { readonly rooms: Float32Array };
  readonly blocks: readonly { readonly inner: Dense; readonly outer: Dense }[];
  readonly norm: { readonly factors: Float32Array; readonly offsets: Float32Array };
  readonly policy: Dense;
  /** One row of weights, and the bias behind it. */
  readonly value: Float32Array;
}

export type WeightsProblem = 'foreign' | 'format' | 'observation' | 'damaged';

/** A file is not a weights file that can be used here. */
export class WeightsError extends Error {
  override readonly name = 'WeightsError';
  readonly problem: WeightsProblem;
  constructor(problem: WeightsProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** The parts of a file of this shape over its bytes; `end` is where they end. */
function layOut(buffer: ArrayBuffer, { features, width, blocks, answers }: Shape) {
  let end = HEADER;
  const f32 = (length: number): Float32Array => new Float32Array(buffer, take(4 * length), length);
  const i8 = (length: number): Int8Array => new Int8Array(buffer, take(length), length);
  const take = (bytes: number): number => {
    end += bytes;
    return end - bytes;
  };
  const dense = (outputs: number): Dense => ({
    scales: f32(outputs),
    biases: f32(outputs),
    weights: i8(outputs * width),
  });
  const parts = {
    first: { scales: f32(features), biases: f32(width), rooms: f32(width), weights: i8(features * width) },
    blocks: Array.from({ length: blocks }, () => ({ inner: dense(width), outer: dense(width) })),
    norm: { factors: f32(width), offsets: f32(width) },
    policy: dense(answers),
    value: f32(width + 1),
  };
  return { parts, end };
}

function sizeOf({ features, width, blocks, answers }: Shape): number {
  const dense = (outputs: number): number => outputs * (8 + width);
  const first = features * (4 + width) + 8 * width;
  return HEADER + first + 2 * blocks * dense(width) + 8 * width + dense(answers) + 4 * (width + 1);
}

/** A file of this shape whose parts are all 0, to be filled in and sealed. */
export function blankWeights(shape: Shape, reads: Reads): Weights {
  const buffer = new ArrayBuffer(sizeOf(shape));
  const head = new DataView(buffer);
  head.setUint32(0, MAGIC, true);
  head.setUint16(4, FORMAT, true);
  head.setUint16(6, reads.observation, true);
  head.setUint32(8, reads.table, true);
  const sizes = [shape.features, shape.width, shape.blocks, shape.answers];
  for (const [i, size] of sizes.entries()) head.setUint16(12 + 2 * i, size, true);
  return { file: new Uint8Array(buffer), id: 0, reads, shape, ...layOut(buffer, shape).parts };
}

/** The same with its checksum, ready to be kept. */
export function sealWeights(weights: Weights): Weights {
  const id = checksumOf(weights.file);
  new DataView(weights.file.buffer).setUint32(CHECKSUM_AT, id, true);
  return { ...weights, id };
}

const checksumOf = (file: Uint8Array): number => {
  const rest = file.slice();
  rest.fill(0, CHECKSUM_AT, CHECKSUM_AT + 4);
  return checksum(rest);
};

/** Reads a weights file for this observation; one that can't be used is refused with a WeightsError. */
export function readWeights(bytes: Uint8Array, wanted: Reads): Weights {
  const file = bytes.slice();
  const head = new DataView(file.buffer);
  if (file.length < HEADER || head.getUint32(0, true) !== MAGIC)
    throw new WeightsError('foreign', 'This is not a weights file of Long Twilight');
  const format = head.getUint16(4, true);
  if (format !== FORMAT)
    throw new WeightsError('format', `The weights file has format ${format}; this version reads format ${FORMAT}`);
  const [features, width, blocks, answers] = [12, 14, 16, 18].map((at) => head.getUint16(at, true)) as Sizes;
  const shape = { features, width, blocks, answers };
  const size = sizeOf(shape);
  if (file.length !== size)
    throw new WeightsError('damaged', `The weights file is damaged: it has ${file.length} bytes, not ${size}`);
  const id = head.getUint32(CHECKSUM_AT, true);
  if (id !== checksumOf(file)) throw new WeightsError('damaged', 'The weights file is damaged: its checksum is wrong');
  const reads = { observation: head.getUint16(6, true), table: head.getUint32(8, true) };
  if (reads.observation !== wanted.observation || reads.table !== wanted.table)
    throw new WeightsError('observation', `The weights file reads ${text(reads)}; this version writes ${text(wanted)}`);
  if (width === 0 || width % 64 !== 0 || answers % 4 !== 0)
    throw new WeightsError('format', `A network of width ${width} with ${answers} answers can't be run here`);
  return { file, id, reads, shape, ...layOut(file.buffer, shape).parts };
}
type Sizes = [features: number, width: number, blocks: number, answers: number];

const text = ({ observation, table }: Reads): string =>
  `observation ${observation} with features ${table.toString(16).padStart(8, '0')}`;
