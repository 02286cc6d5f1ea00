import type { SideKey } from '../world/places.ts';
import { ICON_SHAPES, MARK_SHAPES } from './shapes.ts';

/** A side's sign beside its name or figure: shape and colour together. */
export function SideMark({ side }: { readonly side: SideKey }) {
  return (
    <svg class="lt-mark" data-side={side} viewBox="0 0 24 24" aria-hidden="true">
      <path d={MARK_SHAPES[side]} fill-rule="evenodd" />
    </svg>
  );
}

export function Icon({ name }: { readonly name: keyof typeof ICON_SHAPES }) {
  return (
    <svg class="lt-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_SHAPES[name]} />
    </svg>
  );
}
