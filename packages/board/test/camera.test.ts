import { describe, expect, it } from 'vitest';
import { type Camera, lookAt, lookAtNearest, panBy, reveal, TOUCHABLE, wholeWorld, zoomBy } from '../src/map/camera.ts';
import { type Box, boxAround, boxOf, frameOf, nextPlace, WORLD } from '../src/world/geometry.ts';
import { PLACE_IDS, type PlaceId, ZONE_IDS } from '../src/world/places.ts';

const DESK = { width: 1100, height: 770 };
const PHONE = { width: 390, height: 480 };

const seen = (camera: Camera, { x, y, width, height }: Box): Box => ({
  x: x * camera.scale + camera.x,
  y: y * camera.scale + camera.y,
  width: width * camera.scale,
  height: height * camera.scale,
});

describe('the camera', () => {
  it('shows the whole world in the middle of any window', () => {
    for (const view of [DESK, PHONE]) {
      const world = seen(wholeWorld(view), WORLD);
      expect(world.x).toBeGreaterThanOrEqual(0);
      expect(world.y).toBeGreaterThanOrEqual(0);
      expect(world.x * 2 + world.width).toBeCloseTo(view.width);
      expect(world.y * 2 + world.height).toBeCloseTo(view.height);
    }
  });

  it('shows every zone whole on a desk', () => {
    for (const zone of ZONE_IDS) {
      const frame = seen(lookAt(frameOf(zone), DESK), frameOf(zone));
      expect(frame.x, zone).toBeGreaterThanOrEqual(0);
      expect(frame.y, zone).toBeGreaterThanOrEqual(0);
      expect(frame.x + frame.width, zone).toBeLessThanOrEqual(DESK.width);
      expect(frame.y + frame.height, zone).toBeLessThanOrEqual(DESK.height);
    }
  });

  it('never shows a zone too small for a finger', () => {
    for (const zone of ZONE_IDS) {
      expect(lookAt(frameOf(zone), PHONE).scale, zone).toBeGreaterThanOrEqual(TOUCHABLE);
    }
  });

  it('stays where it is while a choice is in view, and else goes to the nearest ones, never to the whole world', () => {
    const camera = lookAt(boxAround(['france', 'italy']), PHONE);
    const boxes = (...places: PlaceId[]) => places.map(boxOf);
    expect(lookAtNearest(boxes('panama', 'italy'), camera, PHONE)).toBe(camera);
    const moved = lookAtNearest(boxes('japan', 'panama', 'costa-rica'), camera, PHONE);
    expect(moved.scale).toBeGreaterThanOrEqual(TOUCHABLE);
    const panama = seen(moved, boxOf('panama'));
    expect(panama.x).toBeGreaterThanOrEqual(0);
    expect(panama.x + panama.width).toBeLessThanOrEqual(PHONE.width);
  });

  it('keeps the point under the finger while zooming', () => {
    const camera = lookAt(frameOf('africa'), DESK);
    const at = { x: 500, y: 300 };
    const closer = zoomBy(camera, 1.2, at, DESK);
    expect((at.x - closer.x) / closer.scale).toBeCloseTo((at.x - camera.x) / camera.scale);
    expect((at.y - closer.y) / closer.scale).toBeCloseTo((at.y - camera.y) / camera.scale);
  });

  it('stops at the edges of the world', () => {
    const camera = panBy(lookAt(frameOf('asia'), PHONE), -10_000, -10_000, PHONE);
    const world = seen(camera, WORLD);
    expect(world.x + world.width).toBeCloseTo(PHONE.width);
    expect(world.y + world.height).toBeCloseTo(PHONE.height);
  });

  it('moves to show a tile, and only as far as needed', () => {
    const camera = lookAt(frameOf('europe'), PHONE);
    const chile = seen(reveal(camera, boxOf('chile'), PHONE), boxOf('chile'));
    expect(chile.x).toBeGreaterThanOrEqual(0);
    expect(chile.y + chile.height).toBeLessThanOrEqual(PHONE.height);
    expect(reveal(camera, boxOf('austria'), PHONE)).toEqual(camera);
  });
});

describe('arrow keys', () => {
  it('go to the neighbour that lies there', () => {
    expect(nextPlace('west-germany', 'right', PLACE_IDS)).toBe('east-germany');
    expect(nextPlace('peru', 'down', PLACE_IDS)).toBe('chile');
    expect(nextPlace('algeria', 'left', PLACE_IDS)).toBe('morocco');
    expect(nextPlace('egypt', 'right', PLACE_IDS)).toBe('israel');
  });

  it('reach every tile from any other', () => {
    const open: PlaceId[] = ['canada'];
    const reached = new Set(open);
    for (const place of open) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = nextPlace(place, direction, PLACE_IDS);
        if (next === null || reached.has(next)) continue;
        reached.add(next);
        open.push(next);
      }
    }
    expect(PLACE_IDS.filter((place) => !reached.has(place))).toEqual([]);
  });
});
