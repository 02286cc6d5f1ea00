/** @jsxRuntime automatic */
/** @jsxImportSource preact */
import type { SideKey } from '../world/places.ts';

/** Where the pips of a die stand, from its middle. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
];

/** A die around the middle of its drawing. */
export function DieFace({ roll, size }: { readonly roll: number; readonly size: number }) {
  return (
    <>
      <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={size * 0.21} />
      <g class="lt-die-pips">
        {PIPS[roll]?.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x * size * 0.27} cy={y * size * 0.27} r={size * 0.1} />
        ))}
      </g>
    </>
  );
}

/** A die beside words: plain, or in the colour of the side that rolled it. */
export function Die({ roll, side }: { readonly roll: number; readonly side?: SideKey | undefined }) {
  return (
    <svg class="lt-die-mark" data-side={side} viewBox="-13 -13 26 26" aria-hidden="true">
      <DieFace roll={roll} size={24} />
    </svg>
  );
}
