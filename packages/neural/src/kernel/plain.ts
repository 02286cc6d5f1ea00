import { type Kernel, mode } from './kernel.ts';

const MOST = 32767;
const LEAST = -32768;
const { fround } = Math;
/** Added and taken off again it rounds a 32-bit float below 2^22 to whole, halves to even, as the kernel does. */
const ROUNDER = fround(12_582_912);
const TINY = fround(1e-20);
const EPSILON = fround(1e-5);

const saturated = (sum: number): number => (sum > MOST ? MOST : sum < LEAST ? LEAST : sum);

/** The kernel in TypeScript: the twin of kernel/kernel.ts, operation by operation, floats added in the same four lanes. */
export function plainKernel(bytes: number): Kernel {
  const memory = new ArrayBuffer(bytes);
  const numbers: Numbers = {
    i8: new Int8Array(memory),
    i16: new Int16Array(memory, 0, bytes >> 1),
    u16: new Uint16Array(memory, 0, bytes >> 1),
    f32: new Float32Array(memory, 0, bytes >> 2),
  };
  return { memory, ...layersOf(numbers), ...rowsOf(numbers) };
}

/** The same memory, read as numbers of each kind. */
interface Numbers {
  readonly i8: Int8Array;
  readonly i16: Int16Array;
  readonly u16: Uint16Array;
  readonly f32: Float32Array;
}

/** What multiplies by weights. */
function layersOf(numbers: Numbers): Pick<Kernel, 'firstLayer' | 'dense'> {
  // Constants, not parameters: V8 then knows that they never change, and is a quarter faster
  const { i8, i16, u16, f32 } = numbers;
  const sums = new Int16Array(4096);
  return {
    firstLayer(ones, oneCount, multiples, factors, multipleCount, weights, scales, biases, out, width) {
      sums.fill(0, 0, width);
      for (let j = 0; j < oneCount; j++) {
        const row = (weights >> 1) + u16[(ones >> 1) + j]! * width;
        for (let i = 0; i < width; i++) sums[i] = saturated(sums[i]! + i16[row + i]!);
      }
      for (let j = 0; j < multipleCount; j++) {
        const row = (weights >> 1) + u16[(multiples >> 1) + j]! * width;
        const times = i16[(factors >> 1) + j]!;
        for (let i = 0; i < width; i++) sums[i] = saturated(sums[i]! + (((times * i16[row + i]!) << 16) >> 16));
      }
      for (let i = 0; i < width; i++) {
        const y = fround(f32[(biases >> 2) + i]! + fround(f32[(scales >> 2) + i]! * sums[i]!));
        f32[(out >> 2) + i] = y > 0 ? y : 0;
      }
    },
    dense(input, rowScales, weights, scales, biases, out, rows, inputs, outputs, then) {
      for (let row = 0; row < rows; row++) {
        const x = (input >> 1) + row * inputs;
        const rowScale = f32[(rowScales >> 2) + row]!;
        const finish = (output: number, sum: number): void => {
          const to = (out >> 2) + row * outputs + output;
          const scale = fround(f32[(scales >> 2) + output]! * rowScale);
          const y = fround(f32[(biases >> 2) + output]! + fround(scale * fround(sum)));
          f32[to] = then === mode.add ? y + f32[to]! : then === mode.rectify && !(y > 0) ? 0 : y;
        };
        for (let output = 0; output < outputs; output += 4) {
          const w = weights + output * inputs;
          const [w1, w2, w3] = [w + inputs, w + 2 * inputs, w + 3 * inputs];
          let [a, b, c, d] = [0, 0, 0, 0];
          for (let k = 0; k < inputs; k++) {
            const one = i16[x + k]!;
            a = (a + Math.imul(one, i8[w + k]!)) | 0;
            b = (b + Math.imul(one, i8[w1 + k]!)) | 0;
            c = (c + Math.imul(one, i8[w2 + k]!)) | 0;
            d = (d + Math.imul(one, i8[w3 + k]!)) | 0;
          }
          finish(output, a);
          finish(output + 1, b);
          finish(output + 2, c);
          finish(output + 3, d);
        }
      }
    },
  };
}

/** What is done to one row between the layers. */
function rowsOf(numbers: Numbers): Pick<Kernel, 'normalise' | 'rectify' | 'quantise'> {
  const { i16, f32 } = numbers;
  /** Four lanes, each the sum of every fourth number, added up in the end. */
  const inLanes = (from: number, width: number, term: (x: number) => number): number => {
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let i = from; i < from + width; i += 4) {
      a = fround(a + term(f32[i]!));
      b = fround(b + term(f32[i + 1]!));
      c = fround(c + term(f32[i + 2]!));
      d = fround(d + term(f32[i + 3]!));
    }
    return fround(fround(fround(a + b) + c) + d);
  };

  return {
    normalise(row, out, width) {
      const from = row >> 2;
      const mean = fround(inLanes(from, width, (x) => x) / width);
      const squares = inLanes(from, width, (x) => {
        const off = fround(x - mean);
        return fround(off * off);
      });
      const factor = fround(1 / fround(Math.sqrt(fround(fround(squares / width) + EPSILON))));
      for (let i = 0; i < width; i++) f32[(out >> 2) + i] = fround(f32[from + i]! - mean) * factor;
    },
    rectify(row, factors, offsets, width) {
      for (let i = 0; i < width; i++) {
        const y = fround(fround(f32[(row >> 2) + i]! * f32[(factors >> 2) + i]!) + f32[(offsets >> 2) + i]!);
        f32[(row >> 2) + i] = y > 0 ? y : 0;
      }
    },
    quantise(row, out, width, top) {
      let largest = TINY;
      for (let i = 0; i < width; i++) largest = Math.max(largest, Math.abs(f32[(row >> 2) + i]!));
      const factor = fround(top / largest);
      for (let i = 0; i < width; i++) {
        const x = fround(factor * f32[(row >> 2) + i]!);
        i16[(out >> 1) + i] = fround(fround(x + ROUNDER) - ROUNDER);
      }
      return fround(largest / top);
    },
  };
}
