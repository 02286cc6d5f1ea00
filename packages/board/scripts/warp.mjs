/** @typedef {readonly [number, number]} Point */

/** The kernel of a thin plate: how strongly a pull at one point is felt at a squared distance. */
const felt = (/** @type {number} */ squared) => (squared === 0 ? 0 : squared * Math.log(squared));

/**
 * Solves the square system `rows · x = right` for several right sides at once, by elimination with pivots.
 * @param {number[][]} rows
 * @param {number[][]} right
 */
function solve(rows, right) {
  const n = rows.length;
  const m = rows.map((row, i) => [...row, ...(right[i] ?? [])]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column + 1; i < n; i++) if (Math.abs(m[i][column]) > Math.abs(m[pivot][column])) pivot = i;
    [m[column], m[pivot]] = [m[pivot], m[column]];
    for (let i = 0; i < n; i++) {
      if (i === column) continue;
      const factor = m[i][column] / m[column][column];
      for (let j = column; j < m[i].length; j++) m[i][j] -= factor * m[column][j];
    }
  }
  return m.map((row, i) => row.slice(n).map((value) => value / row[i]));
}

/**
 * Bends a plane like a thin sheet of metal so that each `from` comes close to its `to`. A stiffer sheet bends less.
 * @param {readonly { from: Point, to: Point, stiffness: number }[]} pins
 * @returns {(point: Point) => [number, number]}
 */
export function warp(pins) {
  const flat = 3;
  const rows = pins.map(({ from: [x, y], stiffness }, i) => [
    ...pins.map(({ from: [px, py] }, j) => felt((x - px) ** 2 + (y - py) ** 2) + (i === j ? stiffness : 0)),
    1,
    x,
    y,
  ]);
  for (let k = 0; k < flat; k++) {
    rows.push([...pins.map(({ from }) => [1, from[0], from[1]][k]), ...Array(flat).fill(0)]);
  }
  const right = [...pins.map(({ to }) => [...to]), ...Array.from({ length: flat }, () => [0, 0])];
  const weights = solve(rows, right);
  return ([x, y]) => {
    const result = [0, 0];
    const terms = [...pins.map(({ from: [px, py] }) => felt((x - px) ** 2 + (y - py) ** 2)), 1, x, y];
    for (const [i, term] of terms.entries()) {
      result[0] += term * weights[i][0];
      result[1] += term * weights[i][1];
    }
    return /** @type {[number, number]} */ (result);
  };
}
