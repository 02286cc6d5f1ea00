/*
 * The inner loops of the network in AssemblyScript: WebAssembly with fixed-width SIMD and nothing beyond it. `npm run kernel`
 * compiles them into src/kernel/code.ts. All arguments named after memory are byte offsets. Weights have 8 bits (16 in the
 * first layer), activations 16, sums 32; sums of whole numbers come out alike on every machine, and floats are added in a
 * fixed order, so that the TypeScript twin (src/kernel/plain.ts) gives the very same bits. Change both together.
 */

/** One row of the first layer: the weight rows of the set features added up, with saturation; then scale, bias, ReLU. */
export function firstLayer(
  ones: usize,
  oneCount: i32,
  multiples: usize,
  factors: usize,
  multipleCount: i32,
  weights: usize,
  scales: usize,
  biases: usize,
  out: usize,
  width: i32,
): void {
  const line = (<usize>width) << 1;
  const onesEnd = ones + ((<usize>oneCount) << 1);
  const multiplesEnd = multiples + ((<usize>multipleCount) << 1);
  // 64 columns at a time stay in eight registers
  for (let column: usize = 0; column < line; column += 128) {
    const base = weights + column;
    let s0 = i16x8.splat(0);
    let s1 = s0;
    let s2 = s0;
    let s3 = s0;
    let s4 = s0;
    let s5 = s0;
    let s6 = s0;
    let s7 = s0;
    for (let at = ones; at < onesEnd; at += 2) {
      const row = base + <usize>load<u16>(at) * line;
      s0 = i16x8.add_sat_s(s0, v128.load(row));
      s1 = i16x8.add_sat_s(s1, v128.load(row, 16));
      s2 = i16x8.add_sat_s(s2, v128.load(row, 32));
      s3 = i16x8.add_sat_s(s3, v128.load(row, 48));
      s4 = i16x8.add_sat_s(s4, v128.load(row, 64));
      s5 = i16x8.add_sat_s(s5, v128.load(row, 80));
      s6 = i16x8.add_sat_s(s6, v128.load(row, 96));
      s7 = i16x8.add_sat_s(s7, v128.load(row, 112));
    }
    for (let at = multiples, by = factors; at < multiplesEnd; at += 2, by += 2) {
      const row = base + <usize>load<u16>(at) * line;
      const times = v128.load16_splat(by);
      s0 = i16x8.add_sat_s(s0, i16x8.mul(times, v128.load(row)));
      s1 = i16x8.add_sat_s(s1, i16x8.mul(times, v128.load(row, 16)));
      s2 = i16x8.add_sat_s(s2, i16x8.mul(times, v128.load(row, 32)));
      s3 = i16x8.add_sat_s(s3, i16x8.mul(times, v128.load(row, 48)));
      s4 = i16x8.add_sat_s(s4, i16x8.mul(times, v128.load(row, 64)));
      s5 = i16x8.add_sat_s(s5, i16x8.mul(times, v128.load(row, 80)));
      s6 = i16x8.add_sat_s(s6, i16x8.mul(times, v128.load(row, 96)));
      s7 = i16x8.add_sat_s(s7, i16x8.mul(times, v128.load(row, 112)));
    }
    const floats = column << 1;
    eightColumns(s0, out + floats, scales + floats, biases + floats);
    eightColumns(s1, out + floats + 32, scales + floats + 32, biases + floats + 32);
    eightColumns(s2, out + floats + 64, scales + floats + 64, biases + floats + 64);
    eightColumns(s3, out + floats + 96, scales + floats + 96, biases + floats + 96);
    eightColumns(s4, out + floats + 128, scales + floats + 128, biases + floats + 128);
    eightColumns(s5, out + floats + 160, scales + floats + 160, biases + floats + 160);
    eightColumns(s6, out + floats + 192, scales + floats + 192, biases + floats + 192);
    eightColumns(s7, out + floats + 224, scales + floats + 224, biases + floats + 224);
  }
}

function eightColumns(sums: v128, out: usize, scales: usize, biases: usize): void {
  fourColumns(i32x4.extend_low_i16x8_s(sums), out, scales, biases);
  fourColumns(i32x4.extend_high_i16x8_s(sums), out + 16, scales + 16, biases + 16);
}
function fourColumns(sums: v128, out: usize, scales: usize, biases: usize): void {
  const scaled = f32x4.mul(v128.load(scales), f32x4.convert_i32x4_s(sums));
  v128.store(out, f32x4.pmax(f32x4.splat(0), f32x4.add(v128.load(biases), scaled)));
}

function lanesAdded(v: v128): f32 {
  return f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3);
}

/** One row with its mean taken off, divided by its deviation. */
export function normalise(row: usize, out: usize, width: i32): void {
  const end = row + ((<usize>width) << 2);
  const count = <f32>width;
  let sums = f32x4.splat(0);
  for (let at = row; at < end; at += 16) sums = f32x4.add(sums, v128.load(at));
  const mean = f32x4.splat(lanesAdded(sums) / count);
  let squares = f32x4.splat(0);
  for (let at = row; at < end; at += 16) {
    const off = f32x4.sub(v128.load(at), mean);
    squares = f32x4.add(squares, f32x4.mul(off, off));
  }
  const factor = f32x4.splat(<f32>1 / sqrt<f32>(lanesAdded(squares) / count + <f32>1e-5));
  for (let at = row, to = out; at < end; at += 16, to += 16)
    v128.store(to, f32x4.mul(f32x4.sub(v128.load(at), mean), factor));
}

/** One row times factors plus offsets, negative numbers cut off: behind the last norm. */
export function rectify(row: usize, factors: usize, offsets: usize, width: i32): void {
  const bytes = (<usize>width) << 2;
  for (let at: usize = 0; at < bytes; at += 16) {
    const y = f32x4.add(f32x4.mul(v128.load(row + at), v128.load(factors + at)), v128.load(offsets + at));
    v128.store(row + at, f32x4.pmax(f32x4.splat(0), y));
  }
}

/** One row as whole numbers of 16 bits, the largest of which is `top`; gives their scale. */
export function quantise(row: usize, out: usize, width: i32, top: f32): f32 {
  const bytes = (<usize>width) << 2;
  let most = f32x4.splat(0);
  for (let at: usize = 0; at < bytes; at += 16) most = f32x4.pmax(most, f32x4.abs(v128.load(row + at)));
  const largest = max(
    max(max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)), f32x4.extract_lane(most, 2)),
    max(f32x4.extract_lane(most, 3), <f32>1e-20),
  );
  const factor = f32x4.splat(top / largest);
  for (let at: usize = 0; at < bytes; at += 32) {
    const low = f32x4.nearest(f32x4.mul(factor, v128.load(row + at)));
    const high = f32x4.nearest(f32x4.mul(factor, v128.load(row + at, 16)));
    v128.store(out + (at >> 1), i16x8.narrow_i32x4_s(i32x4.trunc_sat_f32x4_s(low), i32x4.trunc_sat_f32x4_s(high)));
  }
  return largest / top;
}

/** The four lanes of each of four vectors added up, as one vector. */
function addedAcross(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7));
  return i32x4.add(v128.shuffle<i32>(ab, cd, 0, 1, 4, 5), v128.shuffle<i32>(ab, cd, 2, 3, 6, 7));
}

/** What becomes of four sums: 0 stored, 1 stored without negative numbers, 2 added to what is there. */
function finish(sums: v128, out: usize, scale: v128, rowScale: usize, bias: v128, mode: i32): void {
  let y = f32x4.add(bias, f32x4.mul(f32x4.mul(scale, v128.load32_splat(rowScale)), f32x4.convert_i32x4_s(sums)));
  if (mode === 1) y = f32x4.pmax(f32x4.splat(0), y);
  else if (mode === 2) y = f32x4.add(y, v128.load(out));
  v128.store(out, y);
}

/** A dense layer for some rows of 16-bit numbers; in tiles of four outputs and two rows, which fit the registers. */
export function dense(
  input: usize,
  rowScales: usize,
  weights: usize,
  scales: usize,
  biases: usize,
  out: usize,
  rows: i32,
  inputs: i32,
  outputs: i32,
  mode: i32,
): void {
  const line = <usize>inputs;
  const inputLine = line << 1;
  const outLine = (<usize>outputs) << 2;
  for (let output = 0; output < outputs; output += 4) {
    const w0 = weights + <usize>output * line;
    const w1 = w0 + line;
    const w2 = w1 + line;
    const w3 = w2 + line;
    const column = (<usize>output) << 2;
    const bias = v128.load(biases + column);
    const scale = v128.load(scales + column);
    let row = 0;
    for (; row + 2 <= rows; row += 2) {
      const x = input + <usize>row * inputLine;
      const y = x + inputLine;
      let x0 = i32x4.splat(0);
      let x1 = x0;
      let x2 = x0;
      let x3 = x0;
      let y0 = x0;
      let y1 = x0;
      let y2 = x0;
      let y3 = x0;
      for (let k: usize = 0; k < line; k += 8) {
        const u = v128.load(x + (k << 1));
        const v = v128.load(y + (k << 1));
        let w = v128.load_ext<i8>(w0 + k);
        x0 = i32x4.add(x0, i32x4.dot_i16x8_s(w, u));
        y0 = i32x4.add(y0, i32x4.dot_i16x8_s(w, v));
        w = v128.load_ext<i8>(w1 + k);
        x1 = i32x4.add(x1, i32x4.dot_i16x8_s(w, u));
        y1 = i32x4.add(y1, i32x4.dot_i16x8_s(w, v));
        w = v128.load_ext<i8>(w2 + k);
        x2 = i32x4.add(x2, i32x4.dot_i16x8_s(w, u));
        y2 = i32x4.add(y2, i32x4.dot_i16x8_s(w, v));
        w = v128.load_ext<i8>(w3 + k);
        x3 = i32x4.add(x3, i32x4.dot_i16x8_s(w, u));
        y3 = i32x4.add(y3, i32x4.dot_i16x8_s(w, v));
      }
      const to = out + <usize>row * outLine + column;
      const rowScale = rowScales + ((<usize>row) << 2);
      finish(addedAcross(x0, x1, x2, x3), to, scale, rowScale, bias, mode);
      finish(addedAcross(y0, y1, y2, y3), to + outLine, scale, rowScale + 4, bias, mode);
    }
    if (row === rows) continue;
    const x = input + <usize>row * inputLine;
    let x0 = i32x4.splat(0);
    let x1 = x0;
    let x2 = x0;
    let x3 = x0;
    for (let k: usize = 0; k < line; k += 8) {
      const u = v128.load(x + (k << 1));
      x0 = i32x4.add(x0, i32x4.dot_i16x8_s(v128.load_ext<i8>(w0 + k), u));
      x1 = i32x4.add(x1, i32x4.dot_i16x8_s(v128.load_ext<i8>(w1 + k), u));
      x2 = i32x4.add(x2, i32x4.dot_i16x8_s(v128.load_ext<i8>(w2 + k), u));
      x3 = i32x4.add(x3, i32x4.dot_i16x8_s(v128.load_ext<i8>(w3 + k), u));
    }
    const to = out + <usize>row * outLine + column;
    finish(addedAcross(x0, x1, x2, x3), to, scale, rowScales + ((<usize>row) << 2), bias, mode);
  }
}
