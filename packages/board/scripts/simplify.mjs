/** @typedef {readonly [number, number]} Point */

const triangle = (/** @type {Point} */ a, /** @type {Point} */ b, /** @type {Point} */ c) =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/**
 * Drops, one after another, the points that change a line's shape least (Visvalingam's way). The ends stay, so that
 * lines which met still meet.
 * @param {readonly Point[]} line
 * @param {number} leastArea
 */
export function simplify(line, leastArea) {
  const kept = [...line];
  while (kept.length > 2) {
    let least = Number.POSITIVE_INFINITY;
    let at = 0;
    for (let i = 1; i < kept.length - 1; i++) {
      const area = triangle(kept[i - 1], kept[i], kept[i + 1]);
      if (area < least) [least, at] = [area, i];
    }
    if (least >= leastArea) break;
    kept.splice(at, 1);
  }
  return kept;
}

/** @param {readonly Point[]} ring */
export const areaOf = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], i) => sum + x * ring.at(i - 1)[1] - ring.at(i - 1)[0] * y, 0)) / 2;
