/** @jsxRuntime automatic */
/** @jsxImportSource preact */
import { kept } from '../kept.ts';
import { FIGURE_SHAPES } from '../marks/shapes.ts';
import { boxOf } from '../world/geometry.ts';
import { TILE } from '../world/layout.ts';
import { type PlaceId, partsOf, SIDE_KEYS, type SideKey, zoneOf } from '../world/places.ts';

/** What a tile shows of a place. Who controls it is said by whoever knows the rules. */
export interface PlaceView {
  readonly id: PlaceId;
  readonly us: number;
  readonly ussr: number;
  readonly control: SideKey | null;
  readonly stability: number;
  readonly battleground: boolean;
}

export type TileDanger = 'can-lose' | 'loses';

export interface TileWords {
  readonly name: string;
  /** Two or three letters for when the map is small. */
  readonly code: string;
}

/** What goes on at a place beside what stands there. */
export interface PlaceState {
  readonly choice: boolean;
  readonly note: string | undefined;
  /** Choosing it can lose the game, or loses it for certain. */
  readonly danger: TileDanger | undefined;
}

export interface TileProps extends PlaceState {
  readonly place: PlaceView;
  readonly words: TileWords;
  /** All that the tile shows, for those who hear it. */
  readonly labelOf: (place: PlaceView, state: PlaceState) => string;
  /** What a choice about to be confirmed is aimed at. */
  readonly chosen: boolean;
  readonly changed: boolean;
  /** The one tile that the Tab key reaches. */
  readonly tabStop: boolean;
}

const HEAD = 19;
const MIDDLE = TILE.width / 2;
const WHOLE_HEAD = `M0 6a6 6 0 0 1 6-6H${TILE.width - 6}a6 6 0 0 1 6 6V${HEAD}H0z`;
const RIGHT_HALF_OF_HEAD = `M${MIDDLE + 10} 0H${TILE.width - 6}a6 6 0 0 1 6 6V${HEAD}H${MIDDLE - 10}z`;
/** The corner for the stability: nobody takes it for influence there. */
const CORNER = `M${TILE.width - 17} 0h11a6 6 0 0 1 6 6V${HEAD}H${TILE.width - 23}z`;
const HOLD: Record<SideKey, string> = {
  us: `M0 ${HEAD}h7v${TILE.height - HEAD}H6a6 6 0 0 1-6-6z`,
  ussr: `M${TILE.width} ${HEAD}h-7v${TILE.height - HEAD}h1a6 6 0 0 0 6-6z`,
};
const FIGURE_MIDDLE: Record<SideKey, number> = { us: 31, ussr: TILE.width - 31 };
const FIGURES_Y = 34.5;
/** A name that would be longer than this, by the usual width of a letter, is drawn narrower. */
const ROOM = 80;
const USUAL_LETTER = 6.5;

export const Tile = kept((props: TileProps) => {
  const { place, words, labelOf, choice, note, chosen, changed, danger, tabStop } = props;
  const { x, y, width, height } = boxOf(place.id);
  const [tint = zoneOf(place.id)] = partsOf(place.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML's button can't stand inside a drawing
    <g
      class="lt-tile"
      role="button"
      aria-disabled={!choice}
      tabindex={tabStop ? 0 : -1}
      transform={`translate(${x} ${y})`}
      data-place={place.id}
      data-zone={tint}
      data-control={place.control ?? undefined}
      data-battleground={place.battleground || undefined}
      data-choice={choice || undefined}
      data-chosen={chosen || undefined}
      data-changed={changed || undefined}
      data-danger={danger}
    >
      <text class="lt-tile-label">{labelOf(place, { choice, note, danger })}</text>
      <rect class="lt-tile-reach" x={-5} y={-5} width={width + 10} height={height + 10} rx={10} />
      <TileFace place={place} words={words} />
      {(choice || chosen) && <Ring width={width} height={height} />}
      {chosen && <Tick />}
      {danger !== undefined && <WarningSign />}
    </g>
  );
});

/** What stands on a tile. */
export const TileFace = kept(({ place, words }: Pick<TileProps, 'place' | 'words'>) => {
  const { width, height } = TILE;
  const [, secondTint] = partsOf(place.id);
  return (
    <>
      <rect class="lt-tile-paper" width={width} height={height} rx={6} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus */}
      <g class="lt-tile-ink" aria-hidden="true">
        {place.control !== null && <path class="lt-tile-hold" data-side={place.control} d={HOLD[place.control]} />}
        <path class="lt-tile-head" d={WHOLE_HEAD} />
        {secondTint !== undefined && <path class="lt-tile-head" data-zone={secondTint} d={RIGHT_HALF_OF_HEAD} />}
        <path class="lt-tile-corner" d={CORNER} />
        <Name text={words.name} />
        <text class="lt-tile-code" x={7} y={16.5}>
          {words.code}
        </text>
        <text class="lt-tile-stability" x={TILE.width - 9} y={14.6}>
          {place.stability}
        </text>
        {SIDE_KEYS.map((side) => (
          <Figure key={side} side={side} amount={place[side]} solid={place.control === side} />
        ))}
        <rect class="lt-tile-frame" width={width} height={height} rx={6} />
      </g>
    </>
  );
});

function Ring({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <>
      <rect class="lt-ring" x={-3} y={-3} width={width + 6} height={height + 6} rx={9} />
      <rect class="lt-ring lt-ring-lit" x={-3} y={-3} width={width + 6} height={height + 6} rx={9} />
    </>
  );
}

function Tick() {
  return (
    <g class="lt-tick">
      <circle r={12} />
      <path d="m-5.500 0 4 4.200L6-4.200" />
    </g>
  );
}

function WarningSign() {
  return (
    <g class="lt-warning-sign" transform={`translate(${TILE.width - 4} 0)`}>
      <path d="M0-15 15 11h-30z" />
      <text y={8}>!</text>
    </g>
  );
}

function Name({ text }: { readonly text: string }) {
  const tooLong = text.length * USUAL_LETTER > ROOM;
  return (
    <text
      class="lt-tile-name"
      x={7}
      y={14.6}
      textLength={tooLong ? ROOM : undefined}
      lengthAdjust={tooLong ? 'spacingAndGlyphs' : undefined}
    >
      {text}
    </text>
  );
}

interface FigureProps {
  readonly side: SideKey;
  readonly amount: number;
  readonly solid: boolean;
}

function Figure({ side, amount, solid }: FigureProps) {
  if (amount === 0) return null;
  return (
    <g
      class="lt-figure"
      data-side={side}
      data-solid={solid || undefined}
      transform={`translate(${FIGURE_MIDDLE[side]} ${FIGURES_Y})`}
    >
      <path d={FIGURE_SHAPES[side]} />
      <text y={7.6}>{amount}</text>
    </g>
  );
}
