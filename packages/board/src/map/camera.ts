import { type Box, WORLD } from '../world/geometry.ts';

/** How the canvas lies in the window: a point of the canvas, times the scale, plus the offset, is where it is seen. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

const CLOSEST = 2.4;
const PADDING = 12;
/** At this scale a tile with the gap around it is 44 pixels high: a target for a finger. */
export const TOUCHABLE = 0.74;
/** From here up whole names can be read. */
const READABLE = 0.58;
/** Below this, figures can't be read either: a small window starts with a part of the world. */
const LEGIBLE = 0.38;

export const detailAt = (scale: number): 'names' | 'codes' => (scale >= READABLE ? 'names' : 'codes');

const scaleToFit = (box: Box, view: Size): number =>
  Math.min((view.width - 2 * PADDING) / box.width, (view.height - 2 * PADDING) / box.height);

export const wholeWorld = (view: Size): Camera =>
  within({ x: 0, y: 0, scale: Math.min(view.width / WORLD.width, view.height / WORLD.height) }, view);

export const showsWholeWorldLegibly = (view: Size): boolean => wholeWorld(view).scale >= LEGIBLE;

/** Close enough for a few places, with what is around them. */
const COMFORTABLE = 0.85;
/** Close enough for a subject: some twenty places in a large window. */
export const NEAR = 1.4;

/** The box in the middle, as large as it fits, but never too small for a finger. */
export function lookAt(box: Box, view: Size, closest = CLOSEST): Camera {
  const scale = Math.min(Math.max(scaleToFit(box, view), TOUCHABLE), closest);
  const middle = (start: number, length: number, seen: number) => seen / 2 - (start + length / 2) * scale;
  return within({ x: middle(box.x, box.width, view.width), y: middle(box.y, box.height, view.height), scale }, view);
}

/** Whether all of the box is in the window, large enough for a finger. */
const isInView = (box: Box, { x, y, scale }: Camera, view: Size): boolean =>
  scale >= TOUCHABLE &&
  box.x * scale + x >= 0 &&
  box.y * scale + y >= 0 &&
  (box.x + box.width) * scale + x <= view.width &&
  (box.y + box.height) * scale + y <= view.height;

/**
 * Stays where it is while one of the boxes is in view; else it goes to the nearest, with those around it that fit into the
 * window. It never flees to the whole world, where nothing can be hit by a finger.
 */
export function lookAtNearest(boxes: readonly Box[], camera: Camera, view: Size): Camera {
  return boxes.some((box) => isInView(box, camera, view)) ? camera : lookAtMost(boxes, camera, view);
}

/** Stays where it is while all boxes are in view; else it shows the nearest with all around it that fit into the window. */
export function lookAtMost(boxes: readonly Box[], camera: Camera, view: Size): Camera {
  if (boxes.every((box) => isInView(box, camera, view))) return camera;
  const middle = {
    x: (view.width / 2 - camera.x) / camera.scale,
    y: (view.height / 2 - camera.y) / camera.scale,
  };
  const distance = ({ x, y, width, height }: Box) => Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y);
  let group: Box | null = null;
  for (const box of [...boxes].sort((a, b) => distance(a) - distance(b))) {
    const wider: Box = group === null ? box : around(group, box);
    if (group === null || scaleToFit(wider, view) >= TOUCHABLE) group = wider;
  }
  return group === null ? camera : lookAt(group, view, COMFORTABLE);
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Keeps the world in the window: no further out than all of it, no edge pulled inside. */
function within(camera: Camera, view: Size): Camera {
  const farthest = Math.min(view.width / WORLD.width, view.height / WORLD.height);
  const scale = Math.min(Math.max(camera.scale, farthest), CLOSEST);
  const clamp = (offset: number, seen: number, length: number) =>
    length * scale <= seen ? (seen - length * scale) / 2 : Math.min(0, Math.max(seen - length * scale, offset));
  return { x: clamp(camera.x, view.width, WORLD.width), y: clamp(camera.y, view.height, WORLD.height), scale };
}

/** Comes closer by a factor while the point of the window stays where it is. */
export function zoomBy(camera: Camera, factor: number, at: { x: number; y: number }, view: Size): Camera {
  const { scale } = within({ ...camera, scale: camera.scale * factor }, view);
  const kept = scale / camera.scale;
  return within({ x: at.x - (at.x - camera.x) * kept, y: at.y - (at.y - camera.y) * kept, scale }, view);
}

export const panBy = (camera: Camera, dx: number, dy: number, view: Size): Camera =>
  within({ ...camera, x: camera.x + dx, y: camera.y + dy }, view);

/** Moves no further than needed to bring the box into the window. */
export function reveal(camera: Camera, box: Box, view: Size): Camera {
  const shift = (offset: number, start: number, length: number, seen: number) => {
    const [first, last] = [start * camera.scale + offset, (start + length) * camera.scale + offset];
    if (first < PADDING) return PADDING - first;
    return last > seen - PADDING ? seen - PADDING - last : 0;
  };
  return panBy(
    camera,
    shift(camera.x, box.x, box.width, view.width),
    shift(camera.y, box.y, box.height, view.height),
    view,
  );
}
