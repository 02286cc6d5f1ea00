import { MARK_SHAPES } from '../map/shapes.ts';
import type { Side } from '../world/places.ts';

/** A side's sign beside its name or figure: shape and colour together. */
export function SideMark({ side }: { readonly side: Side }) {
  return (
    <svg class="lt-mark" data-side={side} viewBox="0 0 24 24" aria-hidden="true">
      <path d={MARK_SHAPES[side]} fill-rule="evenodd" />
    </svg>
  );
}
