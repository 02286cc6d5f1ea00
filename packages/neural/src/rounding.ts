import type { Dense } from './weights.ts';

const I8_MOST = 127;
const SWEEPS = 3;
/** Inputs may go together otherwise than in the observations at hand: every weight is held a little to its own value. */
const HOLD = 0.002;

/** Which inputs of a layer go together, and how strongly: sums of their products over many positions. */
export class Together {
  readonly count: number;
  positions = 0;
  private readonly sums: Float32Array;

  constructor(count: number) {
    this.count = count;
    this.sums = new Float32Array(count * count);
  }

  /** One position more, by its inputs that are not 0. */
  add(inputs: readonly number[], values: readonly number[]): void {
    this.positions++;
    for (let a = 0; a < inputs.length; a++) {
      const line = inputs[a]! * this.count;
      for (let b = 0; b < inputs.length; b++) this.sums[line + inputs[b]!]! += values[a]! * values[b]!;
    }
  }

  /** The same without inputs that were never set. */
  packed(): { readonly inputs: readonly number[]; readonly sums: Float32Array } {
    const { count } = this;
    const inputs = Array.from({ length: count }, (_, i) => i).filter((i) => this.sums[i * count + i]! > 0);
    const sums = new Float32Array(inputs.length ** 2);
    for (const [a, input] of inputs.entries())
      for (const [b, other] of inputs.entries()) sums[a * inputs.length + b] = this.sums[input * count + other]!;
    const mean = inputs.reduce((sum, _, a) => sum + sums[a * (inputs.length + 1)]!, 0) / Math.max(1, inputs.length);
    for (const a of inputs.keys()) sums[a * (inputs.length + 1)]! += HOLD * mean;
    return { inputs, sums };
  }
}

/**
 * Rounds a layer so that errors of inputs that go together cancel out: each weight in turn goes to the step where the squared
 * error of its output is least. Fewer positions than inputs say too little: there each weight keeps its nearest step. Rows belong to outputs, or to inputs where `rowsOf` says so.
 */
export function roundTogether(
  layer: Dense,
  exact: Float32Array,
  together: Together,
  rowsOf: 'inputs' | 'outputs',
): void {
  const { weights, scales } = layer;
  const { inputs, sums } = together.packed();
  if (together.positions < inputs.length) return;
  const outputs = exact.length / together.count;
  const size = inputs.length;
  /** How much the squared error would fall with each weight, but for a factor. */
  const pull = new Float64Array(size);
  const move = (a: number, by: number): void => {
    for (let b = 0, p = a * size; b < size; b++, p++) pull[b]! -= by * sums[p]!;
  };
  for (let output = 0; output < outputs; output++) {
    const at = (input: number): number =>
      rowsOf === 'inputs' ? input * outputs + output : output * together.count + input;
    const step = (input: number): number => scales[rowsOf === 'inputs' ? input : output]!;
    pull.fill(0);
    for (let a = 0; a < size; a++) {
      const p = at(inputs[a]!);
      move(a, weights[p]! * step(inputs[a]!) - exact[p]!);
    }
    for (let sweep = 0; sweep < SWEEPS; sweep++)
      for (let a = 0; a < size; a++) {
        const p = at(inputs[a]!);
        const unit = step(inputs[a]!);
        const best = Math.round(weights[p]! + pull[a]! / sums[a * (size + 1)]! / unit);
        const whole = Math.max(-I8_MOST, Math.min(I8_MOST, best));
        if (whole === weights[p]) continue;
        move(a, (whole - weights[p]!) * unit);
        weights[p] = whole;
      }
  }
}
