import { type Inputs, type Listed, MOST_LISTED } from './inputs.ts';
import { type Kernel, type MakeKernel, mode } from './kernel/kernel.ts';
import { plainKernel } from './kernel/plain.ts';
import { hasSimd, simdKernel } from './kernel/simd.ts';
import type { Dense, Weights } from './weights.ts';

const MOST_ROWS = 64;

const I16_MOST = 32767;
const LINE = 64;

interface Options {
  /** Most positions of one batch. */
  readonly rows?: number;
  /** The kernel to run on; by default WebAssembly with SIMD where there is some. */
  readonly kernel?: MakeKernel;
}

/** Where the numbers of a layer lie in memory. */
interface Placed {
  readonly weights: number;
  readonly scales: number;
  readonly biases: number;
  readonly outputs: number;
}

/** Hands out stretches of memory, each at the beginning of a cache line. */
class Plan {
  size = 0;
  readonly filled: (readonly [number, Int8Array | Int16Array | Float32Array])[] = [];
  room(bytes: number): number {
    const at = this.size;
    this.size = Math.ceil((at + bytes) / LINE) * LINE;
    return at;
  }
  put(numbers: Int8Array | Int16Array | Float32Array): number {
    const at = this.room(numbers.byteLength);
    this.filled.push([at, numbers]);
    return at;
  }
  fill(memory: ArrayBuffer): void {
    const bytes = new Uint8Array(memory);
    for (const [at, { buffer, byteOffset, byteLength }] of this.filled)
      bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
  }
}

/** A network ready to run. What it says of a position does not depend on the other positions of the batch. */
export class Network {
  readonly rows: number;
  /** The checksum of its weights file, by which it is known. */
  readonly id: number;
  readonly answers: number;
  /** After a run: a score for every answer to every position, row by row; only those of legal answers mean something. */
  readonly scores: Float32Array;
  /** After a run: what each position is worth to the US, from -1 (lost) to 1 (won). */
  readonly values: Float32Array;

  private readonly inputs: Inputs;
  private readonly width: number;
  private readonly kernel: Kernel;
  /** The largest whole number of an activation: with it no sum of a layer leaves 32 bits. */
  private readonly top: number;
  private readonly listed: Listed;
  private readonly listedAt: { readonly ones: number; readonly multiples: number; readonly factors: number };
  private readonly first: Placed;
  private readonly blocks: readonly { readonly inner: Placed; readonly outer: Placed }[];
  private readonly norm: { readonly factors: number; readonly offsets: number };
  private readonly policy: Placed;
  private readonly value: Float32Array;
  /** Rows at work: the residual, what a norm or a layer made of it, the same as whole numbers, and their scales. */
  private readonly at: Readonly<Record<'residual' | 'normed' | 'inner' | 'whole' | 'scales' | 'scores', number>>;
  private readonly scales: Float32Array;
  private readonly normed: Float32Array;

  constructor(weights: Weights, inputs: Inputs, { rows = MOST_ROWS, kernel }: Options = {}) {
    const { width, answers } = weights.shape;
    const plan = new Plan();
    const place = ({ weights, scales, biases }: Dense): Placed => ({
      weights: plan.put(weights),
      scales: plan.put(scales),
      biases: plan.put(biases),
      outputs: scales.length,
    });
    this.inputs = inputs;
    this.rows = rows;
    this.id = weights.id;
    this.answers = answers;
    this.width = width;
    this.top = Math.min(I16_MOST, Math.floor(2 ** 31 / 127 / width) - 1);
    this.first = {
      weights: plan.put(firstRows(weights, inputs)),
      scales: plan.put(weights.first.rooms.map((room) => room / I16_MOST)),
      biases: plan.put(weights.first.biases),
      outputs: width,
    };
    this.blocks = weights.blocks.map(({ inner, outer }) => ({ inner: place(inner), outer: place(outer) }));
    this.policy = place(weights.policy);
    this.norm = { factors: plan.put(weights.norm.factors), offsets: plan.put(weights.norm.offsets) };
    this.value = weights.value.slice();
    this.listedAt = {
      ones: plan.room(2 * MOST_LISTED),
      multiples: plan.room(2 * MOST_LISTED),
      factors: plan.room(2 * MOST_LISTED),
    };
    this.at = {
      residual: plan.room(4 * rows * width),
      normed: plan.room(4 * rows * width),
      inner: plan.room(4 * rows * width),
      whole: plan.room(2 * rows * width),
      scales: plan.room(4 * rows),
      scores: plan.room(4 * rows * answers),
    };
    this.kernel = (kernel ?? (hasSimd() ? simdKernel : plainKernel))(plan.size);
    const { memory } = this.kernel;
    plan.fill(memory);
    this.listed = {
      ones: new Uint16Array(memory, this.listedAt.ones, MOST_LISTED),
      oneCount: 0,
      multiples: new Uint16Array(memory, this.listedAt.multiples, MOST_LISTED),
      factors: new Int16Array(memory, this.listedAt.factors, MOST_LISTED),
      multipleCount: 0,
    };
    this.scales = new Float32Array(memory, this.at.scales, rows);
    this.normed = new Float32Array(memory, this.at.normed, rows * width);
    this.scores = new Float32Array(memory, this.at.scores, rows * answers);
    this.values = new Float32Array(rows);
  }

  /** Look at so many positions, whose observations follow each other; without the policy only `values` are filled. */
  run(observations: Uint8Array, rows: number, withPolicy = true): void {
    if (rows > this.rows) throw new RangeError(`A batch has at most ${this.rows} positions, not ${rows}`);
    const { kernel, at, width } = this;
    const line = 4 * width;
    for (let row = 0; row < rows; row++) this.firstRow(observations, row);
    for (const { inner, outer } of this.blocks) {
      for (let row = 0; row < rows; row++) kernel.normalise(at.residual + row * line, at.normed + row * line, width);
      this.dense(inner, at.normed, at.inner, rows, mode.rectify);
      this.dense(outer, at.inner, at.residual, rows, mode.add);
    }
    for (let row = 0; row < rows; row++) {
      kernel.normalise(at.residual + row * line, at.normed + row * line, width);
      kernel.rectify(at.normed + row * line, this.norm.factors, this.norm.offsets, width);
      this.values[row] = this.valueOf(row);
    }
    if (withPolicy) this.dense(this.policy, at.normed, at.scores, rows, mode.store);
  }

  private firstRow(observations: Uint8Array, row: number): void {
    const { inputs, listed, listedAt, first, width } = this;
    inputs.list(observations, row * inputs.rowBytes, listed);
    this.kernel.firstLayer(
      listedAt.ones,
      listed.oneCount,
      listedAt.multiples,
      listedAt.factors,
      listed.multipleCount,
      first.weights,
      first.scales,
      first.biases,
      this.at.residual + 4 * row * width,
      width,
    );
  }

  private dense({ weights, scales, biases, outputs }: Placed, from: number, to: number, rows: number, then: number) {
    const { kernel, at, width, top } = this;
    for (let row = 0; row < rows; row++)
      this.scales[row] = kernel.quantise(from + 4 * row * width, at.whole + 2 * row * width, width, top);
    kernel.dense(at.whole, at.scales, weights, scales, biases, to, rows, width, outputs, then);
  }

  private valueOf(row: number): number {
    const { value, normed, width } = this;
    let sum = value[width]!;
    for (let i = 0, p = row * width; i < width; i++, p++) sum += value[i]! * normed[p]!;
    return Math.tanh(sum);
  }
}

/** The first layer as it is added up: 16 bits a weight, with the room of a column as its range, units taken into account. */
export function firstRows({ first, shape: { features: count, width } }: Weights, { units }: Inputs): Int16Array {
  const rows = new Int16Array(count * width);
  for (let feature = 0; feature < count; feature++) {
    const scale = (first.scales[feature]! / units[feature]!) * I16_MOST;
    for (let i = 0, p = feature * width; i < width; i++, p++)
      rows[p] = Math.round((first.weights[p]! * scale) / first.rooms[i]!);
  }
  return rows;
}
