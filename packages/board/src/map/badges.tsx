/** @jsxRuntime automatic */
/** @jsxImportSource preact */
import { kept } from '../kept.ts';
import { DieFace } from '../marks/die.tsx';
import { boxOf } from '../world/geometry.ts';
import { TILE } from '../world/layout.ts';
import { type PlaceId, SIDE_KEYS, type SideKey } from '../world/places.ts';

/** Influence that a step not yet confirmed has added or taken; already counted in the place. */
export type InfluenceChange = Readonly<Partial<Record<SideKey, number>>>;

export interface BadgesProps {
  readonly place: PlaceId;
  readonly pending: InfluenceChange | undefined;
  readonly note: string | undefined;
  readonly dice: readonly RollBadge[] | undefined;
}

/** A die that was thrown for a place. */
export interface RollBadge {
  readonly side: SideKey;
  readonly roll: number;
}

const NEAR_CORNER: Record<SideKey, number> = { us: 12, ussr: TILE.width - 12 };
const LETTER = 8.5;

const DIE = 28;
/** A die lies above its tile, but never beyond the upper edge of the world. */
const dieAbove = (top: number): number => Math.max(-DIE / 2, DIE / 2 + 3 - top);

/** Small labels on a tile's lower edge, dice on its upper. They lie above all tiles, and let every click through. */
export const Badges = kept(({ place, pending, note, dice = [] }: BadgesProps) => {
  const { x, y } = boxOf(place);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus
    <g class="lt-badges" aria-hidden="true" data-badges={place} transform={`translate(${x} ${y + TILE.height})`}>
      {note !== undefined && <Note text={note} />}
      {SIDE_KEYS.map((side) => (
        <Pending key={side} side={side} change={pending?.[side] ?? 0} />
      ))}
      {dice.map(({ side, roll }, i) => (
        <Thrown
          key={i}
          side={side}
          roll={roll}
          x={TILE.width / 2 + (i - (dice.length - 1) / 2) * (DIE + 6)}
          y={dieAbove(y) - TILE.height}
        />
      ))}
    </g>
  );
});

function Thrown({ side, roll, x, y }: RollBadge & { readonly x: number; readonly y: number }) {
  return (
    <g class="lt-die" data-side={side} transform={`translate(${x} ${y})`}>
      {/* It turns where it lies */}
      <g class="lt-die-thrown">
        <DieFace roll={roll} size={DIE} />
      </g>
    </g>
  );
}

function Pending({ side, change }: { readonly side: SideKey; readonly change: number }) {
  if (change === 0) return null;
  return (
    <g class="lt-pending" data-side={side} transform={`translate(${NEAR_CORNER[side]} 2)`}>
      <rect x={-19} y={-11} width={38} height={23} rx={11.5} />
      <text y={7.5}>{change > 0 ? `+${change}` : `−${-change}`}</text>
    </g>
  );
}

function Note({ text }: { readonly text: string }) {
  const width = text.length * LETTER + 10;
  return (
    <g class="lt-note" transform={`translate(${TILE.width / 2} 2)`}>
      <rect x={-width / 2} y={-10} width={width} height={21} rx={4} />
      <text y={6.5}>{text}</text>
    </g>
  );
}
