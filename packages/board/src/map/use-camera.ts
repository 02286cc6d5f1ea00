import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Box } from '../world/geometry.ts';
import {
  type Camera,
  lookAt,
  lookAtMost,
  lookAtNearest,
  NEAR,
  panBy,
  reveal,
  type Size,
  showsWholeWorldLegibly,
  wholeWorld,
  zoomBy,
} from './camera.ts';

/** A finger that moves less than this has tapped, not dragged. */
const DRAG_THRESHOLD = 6;

export interface CameraControl {
  readonly camera: Camera;
  /** Moving by itself, not under a finger: may be shown as a glide. */
  readonly gliding: boolean;
  readonly showWorld: () => void;
  /** As large as it fits. */
  readonly show: (box: Box) => void;
  /** One of the boxes at least, with as little movement as that takes. */
  readonly showNearest: (boxes: readonly Box[]) => void;
  /** As many of the boxes as fit. */
  readonly showMost: (boxes: readonly Box[]) => void;
  readonly showAlso: (box: Box) => void;
  readonly zoom: (factor: number) => void;
  readonly pan: (dx: number, dy: number) => void;
  /** True for the click that ends a drag: it is not meant for what lies under it. */
  readonly wasDragged: () => boolean;
}

interface Shown {
  readonly camera: Camera;
  readonly gliding: boolean;
}

/** Zoom and pan of the element by wheel, pinch and drag; it begins with the world, or with `start` if `near` or in a small window. */
export function useCamera(
  element: RefObject<HTMLElement | null>,
  start: Box,
  near = false,
  chosen: Box | null = null,
): CameraControl {
  const view = useRef<Size>({ width: 1, height: 1 });
  const dragged = useRef(false);
  const untouched = useRef(true);
  /** What was asked to be seen last: until the camera is moved elsewhere, some of it stays in view when the window becomes smaller. */
  const asked = useRef<readonly Box[]>([]);
  /** What has been chosen stays in view when the window becomes smaller, also where it was not asked for by itself. */
  const kept = useRef(chosen);
  kept.current = chosen;
  const [shown, setShown] = useState<Shown>({ camera: { x: 0, y: 0, scale: 1 }, gliding: false });

  const move = useCallback((to: (camera: Camera) => Camera, gliding: boolean, toSee: readonly Box[] = []) => {
    untouched.current = false;
    asked.current = toSee;
    setShown(({ camera }) => ({ camera: to(camera), gliding }));
  }, []);

  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return;
    const measure = () => {
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const before = view.current;
      const now = { width, height };
      view.current = now;
      setShown(({ camera }) => ({
        camera: untouched.current
          ? homeIn(now, start, near)
          : keptInView(kept.current, asked.current, camera, before, now),
        gliding: false,
      }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, start]);

  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    return followFingers(target, {
      zoom: (factor, at) => move((camera) => zoomBy(camera, factor, at, view.current), false),
      pan: (dx, dy) => move((camera) => panBy(camera, dx, dy, view.current), false),
      drag: (value) => {
        dragged.current = value;
      },
    });
  }, [element, move]);

  const show = useCallback((box: Box) => move(() => lookAt(box, view.current), true), [move]);
  return {
    ...shown,
    show,
    showWorld: () => move(() => wholeWorld(view.current), true),
    showNearest: (boxes) => move((camera) => lookAtNearest(boxes, camera, view.current), true, boxes),
    showMost: (boxes) => move((camera) => lookAtMost(boxes, camera, view.current), true, boxes),
    showAlso: (box) => move((camera) => reveal(camera, box, view.current), true, [box]),
    zoom: (factor) => {
      const { width, height } = view.current;
      move((camera) => zoomBy(camera, factor, { x: width / 2, y: height / 2 }, view.current), true);
    },
    pan: (dx, dy) => move((camera) => panBy(camera, dx, dy, view.current), true),
    wasDragged: () => dragged.current,
  };
}

/** What the camera begins with in such a window. */
const homeIn = (view: Size, start: Box, near: boolean): Camera =>
  !near && showsWholeWorldLegibly(view) ? wholeWorld(view) : lookAt(start, view, near ? NEAR : undefined);

/**
 * After a change of the window: who saw the whole world goes on seeing it, and what is in the middle stays there, unless
 * nothing that was asked for would be in view.
 */
function keptInView(chosen: Box | null, asked: readonly Box[], camera: Camera, before: Size, now: Size): Camera {
  if (camera.scale <= wholeWorld(before).scale) return wholeWorld(now);
  const [only] = asked;
  // Where only the height changes, something has come below the map: what lies under a finger stays there
  const turned = now.width !== before.width;
  const [dx, dy] = turned ? [(now.width - before.width) / 2, (now.height - before.height) / 2] : [0, 0];
  if (chosen !== null) return reveal(panBy(camera, dx, dy, now), chosen, now);
  if (only !== undefined && asked.length === 1) return reveal(camera, only, now);
  return lookAtNearest(asked, panBy(camera, dx, dy, now), now);
}

interface Followers {
  zoom(factor: number, at: { x: number; y: number }): void;
  pan(dx: number, dy: number): void;
  drag(dragging: boolean): void;
}

/** One finger or the mouse drags, two fingers pinch, the wheel zooms. Returns how to stop. */
function followFingers(target: HTMLElement, follow: Followers): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;

  const place = (event: PointerEvent | WheelEvent) => {
    const { left, top } = target.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, place(event));
  };
  const moved = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = place(event);
    fingers.set(event.pointerId, now);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled < DRAG_THRESHOLD) return;
    if (!target.hasPointerCapture(event.pointerId)) target.setPointerCapture(event.pointerId);
    follow.drag(true);
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    const other = others[0];
    if (other === undefined) return follow.pan(now.x - before.x, now.y - before.y);
    const spread = (finger: { x: number; y: number }) => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
    follow.zoom(spread(now) / spread(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    // The click that belongs to this drag comes before anything else can
    if (fingers.size === 0) setTimeout(() => follow.drag(false));
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    follow.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 150 : 600)), place(event));
  };

  target.addEventListener('pointerdown', down);
  target.addEventListener('pointermove', moved);
  target.addEventListener('pointerup', up);
  target.addEventListener('pointercancel', up);
  target.addEventListener('wheel', wheel, { passive: false });
  return () => {
    target.removeEventListener('pointerdown', down);
    target.removeEventListener('pointermove', moved);
    target.removeEventListener('pointerup', up);
    target.removeEventListener('pointercancel', up);
    target.removeEventListener('wheel', wheel);
  };
}
