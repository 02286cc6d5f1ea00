import { US, USSR } from '@longtwilight/engine';
import {
  COUNTRY_KEYS,
  easternEurope,
  NEIGHBOURS,
  REGION_KEYS,
  REGION_OF,
  southeastAsia,
  TOUCHES,
  westernEurope,
} from '@longtwilight/engine/data';
import { describe, expect, it } from 'vitest';
import { type Box, boxOf, linesOf } from '../src/world/geometry.ts';
import { CANVAS } from '../src/world/layout.ts';
import { LINKS } from '../src/world/links.ts';
import { type NodeId, PLACE_IDS, type Point, partsOf, SIDE_KEYS, zoneOf } from '../src/world/places.ts';

const NODES: readonly NodeId[] = [...PLACE_IDS, ...SIDE_KEYS];
/** What must stay free around a tile, so that its frame, mark and reach for a finger meet no other. */
const GAP = 10;

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a straight line passes through a box: it is cut at each edge in turn until nothing is left (Liang–Barsky). */
function passes([x, y]: Point, [toX, toY]: Point, box: Box): boolean {
  const [dx, dy] = [toX - x, toY - y];
  const cuts = [
    [-dx, x - box.x],
    [dx, box.x + box.width - x],
    [-dy, y - box.y],
    [dy, box.y + box.height - y],
  ] as const;
  let [first, last] = [0, 1];
  for (const [step, room] of cuts) {
    if (step === 0 && room < 0) return false;
    if (step < 0) first = Math.max(first, room / step);
    if (step > 0) last = Math.min(last, room / step);
  }
  return first < last;
}

describe('tiles', () => {
  it('stand for every place that the engine knows, and no other', () => {
    expect([...PLACE_IDS].sort()).toEqual([...COUNTRY_KEYS].sort());
  });

  it('lie inside the canvas', () => {
    for (const node of NODES) {
      const { x, y, width, height } = grown(boxOf(node), 5);
      expect(x, node).toBeGreaterThanOrEqual(0);
      expect(y, node).toBeGreaterThanOrEqual(0);
      expect(x + width, node).toBeLessThanOrEqual(CANVAS.width);
      expect(y + height, node).toBeLessThanOrEqual(CANVAS.height);
    }
  });

  it('keep their distance', () => {
    const tooClose = NODES.flatMap((a, i) =>
      NODES.slice(i + 1)
        .filter((b) => overlap(grown(boxOf(a), GAP / 2), grown(boxOf(b), GAP / 2)))
        .map((b) => `${a} and ${b}`),
    );
    expect(tooClose).toEqual([]);
  });

  it('are drawn in the region that the engine counts them to', () => {
    COUNTRY_KEYS.forEach((key, c) => {
      expect(zoneOf(key), key).toBe(REGION_KEYS[REGION_OF[c]!]);
    });
  });

  it('have the tints of the parts that cards speak of', () => {
    COUNTRY_KEYS.forEach((key, c) => {
      const parts = [
        ...(westernEurope(c) ? ['western-europe'] : []),
        ...(easternEurope(c) ? ['eastern-europe'] : []),
        ...(southeastAsia(c) ? ['southeast-asia'] : []),
      ];
      expect(partsOf(key), key).toEqual(parts);
    });
  });
});

describe('lines', () => {
  it('join what is adjacent in the engine, each pair once', () => {
    const pair = (a: string, b: string) => [a, b].sort().join(' ');
    const adjacent = COUNTRY_KEYS.flatMap((key, c) => [
      ...[...NEIGHBOURS[c]!].map((n) => pair(key, COUNTRY_KEYS[n]!)),
      ...(TOUCHES[c] === US ? [pair('us', key)] : []),
      ...(TOUCHES[c] === USSR ? [pair('ussr', key)] : []),
    ]);
    const drawn = LINKS.map(([from, to]) => pair(from, to));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.toSorted()).toEqual([...new Set(adjacent)].sort());
  });

  it('run under no third tile', () => {
    const hidden = LINKS.flatMap((link) =>
      linesOf(link).flatMap((line) =>
        line
          .slice(1)
          .flatMap((end, i) =>
            NODES.filter((node) => !link.includes(node) && passes(line[i]!, end, grown(boxOf(node), 3))).map(
              (node) => `${link[0]}–${link[1]} under ${node}`,
            ),
          ),
      ),
    );
    expect(hidden).toEqual([]);
  });
});
