import { type Reads, type Shape, WeightsError } from './weights.ts';

/*
 * What training hands over, all numbers little-endian and without gaps:
 *
 *   "LTNF"; 4 bytes: length of the head; the head, JSON:
 *     { "format": 1, "observation": version, "table": checksum of the table of features,
 *       "tensors": [{ "name": "first.weight", "shape": [512, 2479], "type": "f16" or "f32" }, ...],
 *       "observations": how many observations follow }
 *   the tensors in the order of the head, rows first
 *   observations of real games, over which the room of the first layer is measured
 *
 * The tensors: first.weight [width, features] and first.bias; for each block N from 0 blocks.N.norm.weight and .bias,
 * blocks.N.inner.weight [width, width] and .bias, blocks.N.outer.weight and .bias; norm.weight and .bias; policy.weight
 * [answers, width] and .bias; value.weight [1, width] and value.bias [1].
 */
const MAGIC = 0x464e544c;
const FORMAT = 1;

/** A network in floats, as it was trained. */
export interface Floats {
  readonly reads: Reads;
  readonly shape: Shape;
  /** Every tensor by its name, rows first. */
  tensor(name: string): Float32Array;
  readonly observations: Uint8Array;
}

interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly type: 'f16' | 'f32';
}
interface Head extends Reads {
  readonly format: number;
  readonly tensors: readonly Tensor[];
  readonly observations: number;
}

/** Reads what training has written; anything else is refused with a WeightsError. */
export function readFloats(file: Uint8Array): Floats {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 8 || view.getUint32(0, true) !== MAGIC)
    throw new WeightsError('foreign', 'This is not a file of float weights');
  const headEnd = 8 + view.getUint32(4, true);
  const head = readHead(file.subarray(8, headEnd));
  if (head.format !== FORMAT)
    throw new WeightsError('format', `Float weights have format ${FORMAT}, not ${head.format}`);
  const tensors = new Map<string, Float32Array>();
  let at = headEnd;
  for (const { name, shape, type } of head.tensors) {
    const count = shape.reduce((product, size) => product * size, 1);
    const bytes = count * (type === 'f16' ? 2 : 4);
    if (at + bytes > file.length) throw new WeightsError('damaged', `Float weights end in the middle of ${name}`);
    const numbers = file.slice(at, at + bytes).buffer;
    tensors.set(
      name,
      type === 'f16' ? Float32Array.from(new Uint16Array(numbers), fromHalf) : new Float32Array(numbers),
    );
    at += bytes;
  }
  const tensor = (name: string): Float32Array => {
    const found = tensors.get(name);
    if (found === undefined) throw new WeightsError('damaged', `Float weights have no ${name}`);
    return found;
  };
  const width = tensor('first.bias').length;
  const blocks = head.tensors.filter(({ name }) => /^blocks\.\d+\.inner\.bias$/.test(name)).length;
  const shape = {
    features: tensor('first.weight').length / width,
    width,
    blocks,
    answers: tensor('policy.bias').length,
  };
  return {
    reads: { observation: head.observation, table: head.table },
    shape,
    tensor,
    observations: file.slice(at),
  };
}

function readHead(bytes: Uint8Array): Head {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Head;
  } catch {
    throw new WeightsError('damaged', 'The head of these float weights is not JSON');
  }
}

/** Writes what `readFloats` reads, in 32 bits. */
export function writeFloats(
  { observation, table }: Reads,
  tensors: readonly { readonly name: string; readonly shape: readonly number[]; readonly numbers: Float32Array }[],
  observations: { readonly count: number; readonly bytes: Uint8Array },
): Uint8Array {
  const listed = tensors.map(({ name, shape }): Tensor => ({ name, shape, type: 'f32' }));
  const head: Head = { format: FORMAT, observation, table, tensors: listed, observations: observations.count };
  const headBytes = new TextEncoder().encode(JSON.stringify(head));
  const begin = new Uint32Array([MAGIC, headBytes.length]);
  const parts = [
    new Uint8Array(begin.buffer),
    headBytes,
    ...tensors.map(({ numbers: { buffer, byteOffset, byteLength } }) => new Uint8Array(buffer, byteOffset, byteLength)),
    observations.bytes,
  ];
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/** A 16-bit float: a sign, five bits of exponent, ten of fraction. */
function fromHalf(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const size =
    exponent === 0
      ? fraction * 2 ** -24
      : exponent === 31
        ? fraction === 0
          ? Number.POSITIVE_INFINITY
          : Number.NaN
        : (1024 + fraction) * 2 ** (exponent - 25);
  return bits & 0x8000 ? -size : size;
}
