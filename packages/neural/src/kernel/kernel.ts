/** What a dense layer does with its sums. */
export const mode = { store: 0, rectify: 1, add: 2 } as const;

/**
 * The inner loops of the network over one stretch of memory; all offsets are in bytes. There are two of them, which give the
 * same bits: WebAssembly with SIMD (simd.ts) and TypeScript (plain.ts).
 */
export interface Kernel {
  readonly memory: ArrayBuffer;
  /** One row of the first layer: features that count once, and features with whole factors. */
  firstLayer(
    ones: number,
    oneCount: number,
    multiples: number,
    factors: number,
    multipleCount: number,
    weights: number,
    scales: number,
    biases: number,
    out: number,
    width: number,
  ): void;
  normalise(row: number, out: number, width: number): void;
  rectify(row: number, factors: number, offsets: number, width: number): void;
  /** One row as whole numbers up to `top`; gives their scale. */
  quantise(row: number, out: number, width: number, top: number): number;
  dense(
    input: number,
    rowScales: number,
    weights: number,
    scales: number,
    biases: number,
    out: number,
    rows: number,
    inputs: number,
    outputs: number,
    mode: number,
  ): void;
}

/** Makes a kernel with at least so many bytes of memory. */
export type MakeKernel = (bytes: number) => Kernel;
