import { readFileSync } from 'node:fs';
import { merge } from 'topojson-client';
import { DRAWN, ZONES } from '../src/world/layout.ts';
import { COUNTRY_ANCHORS, FIXED_ANCHORS } from './anchors.mjs';
import { LAND_ZONES } from './land-zones.mjs';
import { areaOf, simplify } from './simplify.mjs';
import { warp } from './warp.mjs';

/** @typedef {[number, number]} Point */

/** How much of a coast's shape may be lost, and how small an island may be, in square units of the canvas. */
const LEAST_DETAIL = 5;
const LEAST_ISLAND = 50;
/** How much the world resists being bent to its tiles. */
const STIFFNESS = 18;
/** Longest piece of a straight border, in degrees, before it is stretched. */
const LONGEST_PIECE = 3;
/** Beyond the canvas the land ends. */
const MARGIN = 120;

const atlas = JSON.parse(readFileSync(new URL(import.meta.resolve('world-atlas/countries-50m.json')), 'utf8'));

/**
 * Beyond the date line the world goes on, so that Siberia stays in one piece.
 * @param {Point[]} line
 * @returns {Point[]}
 */
function unroll(line) {
  const east = line.some(([longitude]) => longitude > 100);
  const far = line.every(([longitude]) => longitude < -169);
  return line.map(([longitude, latitude]) => [
    longitude < -169 && (east || far) ? longitude + 360 : longitude,
    latitude,
  ]);
}

/** How a place on the globe lands on the canvas: close to its tile. */
function stretchToTiles() {
  return warp([
    ...Object.values(ZONES).flatMap((tiles) =>
      Object.entries(tiles).map(([country, [x, y]]) => {
        const from = COUNTRY_ANCHORS[country];
        if (from === undefined) throw new Error(`No anchor for ${country}: add it to scripts/anchors.mjs`);
        return { from, to: /** @type {Point} */ ([x, y]), stiffness: STIFFNESS };
      }),
    ),
    ...FIXED_ANCHORS.map(([longitude, latitude, x, y]) => ({
      from: /** @type {Point} */ ([longitude, latitude]),
      to: /** @type {Point} */ ([x, y]),
      stiffness: STIFFNESS,
    })),
  ]);
}

/** @param {Point[]} line */
function densify(line) {
  return line.flatMap((point, i) => {
    const next = line[i + 1];
    if (next === undefined) return [point];
    const pieces = Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / LONGEST_PIECE) || 1;
    return Array.from({ length: pieces }, (_, k) => [
      point[0] + ((next[0] - point[0]) * k) / pieces,
      point[1] + ((next[1] - point[1]) * k) / pieces,
    ]);
  });
}

/** The atlas keeps each line as steps on a grid. @param {Point[]} arc @returns {Point[]} */
function decode(arc) {
  const { scale, translate } = atlas.transform;
  let [column, row] = [0, 0];
  return arc.map(([dx, dy]) => {
    column += dx;
    row += dy;
    return [column * scale[0] + translate[0], row * scale[1] + translate[1]];
  });
}

/** Points far outside are pulled to the margin: nothing of them is seen. @param {Point} point @returns {Point} */
const bounded = ([x, y]) => [
  Math.round(Math.min(Math.max(x, -MARGIN), DRAWN.width + MARGIN)),
  Math.round(Math.min(Math.max(y, -MARGIN), DRAWN.height + MARGIN)),
];

/** @param {Point[]} ring */
function pathOf(ring) {
  let [x, y] = [0, 0];
  let path = '';
  for (const [i, [nextX, nextY]] of ring.entries()) {
    const [dx, dy] = [nextX - x, nextY - y];
    if (i > 0 && dx === 0 && dy === 0) continue;
    path +=
      i === 0 ? `M${nextX} ${nextY}l` : `${dx < 0 || path.endsWith('l') ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [x, y] = [nextX, nextY];
  }
  return `${path}z`;
}

/**
 * The outlines of several shapes as one.
 * @param {object} world
 * @param {readonly string[]} names
 */
function landOf(world, names) {
  const shapes = atlas.objects.countries.geometries.filter((/** @type {{ properties: { name: string } }} */ shape) =>
    names.includes(shape.properties.name),
  );
  if (shapes.length !== names.length) {
    const found = shapes.map((/** @type {{ properties: { name: string } }} */ shape) => shape.properties.name);
    throw new Error(`Not in the atlas: ${names.filter((name) => !found.includes(name)).join(', ')}`);
  }
  return merge(world, shapes)
    .coordinates.flat()
    .map((/** @type {Point[]} */ ring) => ring.slice(0, -1).map(bounded))
    .filter((/** @type {Point[]} */ ring) => ring.length > 2 && areaOf(ring) >= LEAST_ISLAND)
    .map(pathOf)
    .join('');
}

/** Every tinted part of the map with its path. @returns {[zone: string, path: string][]} */
export function drawLand() {
  const stretch = stretchToTiles();
  const outline = (/** @type {Point[]} */ arc) => simplify(densify(unroll(decode(arc))).map(stretch), LEAST_DETAIL);
  const world = { type: 'Topology', arcs: atlas.arcs.map(outline) };
  return Object.entries(LAND_ZONES).map(([zone, names]) => [zone, landOf(world, names)]);
}

/** All that the land depends on, as text. */
export const INPUTS = JSON.stringify([
  ...[DRAWN, ZONES, COUNTRY_ANCHORS, FIXED_ANCHORS, LAND_ZONES],
  ...[LEAST_DETAIL, LEAST_ISLAND, STIFFNESS],
]);
