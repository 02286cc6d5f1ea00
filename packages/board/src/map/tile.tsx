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

export interface TileWords {
  readonly name: string;
  /** Two or three letters for when the map is small. */
  readonly code: string;
}

export interface TileProps {
  readonly place: PlaceView;
  readonly words: TileWords;
  /** All that the tile shows, for those who hear it. */
  readonly label: string;
  readonly choice: boolean;
  /** What a choice about to be confirmed is aimed at. */
  readonly chosen: boolean;
  readonly changed: boolean;
  /** The one tile that the Tab key reaches. */
  readonly tabStop: boolean;
}

const BAND = 20;
const MIDDLE = TILE.width / 2;
const WHOLE_BAND = `M0 6a6 6 0 0 1 6-6H${TILE.width - 6}a6 6 0 0 1 6 6V${BAND}H0z`;
const RIGHT_HALF_OF_BAND = `M${MIDDLE + 10} 0H${TILE.width - 6}a6 6 0 0 1 6 6V${BAND}H${MIDDLE - 10}z`;
const FIGURE_MIDDLE: Record<SideKey, number> = { us: 26, ussr: TILE.width - 26 };
/** A name that would be longer than this, by the usual width of a letter, is drawn narrower. */
const ROOM = 104;
const USUAL_LETTER = 6.7;

export function Tile({ place, words, label, choice, chosen, changed, tabStop }: TileProps) {
  const { x, y, width, height } = boxOf(place.id);
  const [tint = zoneOf(place.id), secondTint] = partsOf(place.id);
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
    >
      <text class="lt-tile-label">{label}</text>
      <rect class="lt-tile-reach" x={-5} y={-5} width={width + 10} height={height + 10} rx={10} />
      <rect class="lt-tile-paper" width={width} height={height} rx={6} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus */}
      <g class="lt-tile-ink" aria-hidden="true">
        {place.control !== null && (
          <rect y={BAND} width={width} height={height - BAND} fill={`url(#lt-hatch-${place.control})`} />
        )}
        <path class="lt-tile-band" d={WHOLE_BAND} />
        {secondTint !== undefined && <path class="lt-tile-band" data-zone={secondTint} d={RIGHT_HALF_OF_BAND} />}
        <Name text={words.name} />
        <text class="lt-tile-code" x={MIDDLE} y={18}>
          {words.code}
        </text>
        {SIDE_KEYS.map((side) => (
          <Figure key={side} side={side} amount={place[side]} solid={place.control === side} />
        ))}
        <text class="lt-tile-stability" x={MIDDLE} y={43}>
          {place.stability}
        </text>
        <Balance lead={place.us - place.ussr} stability={place.stability} />
        <rect class="lt-tile-frame" width={width} height={height} rx={6} />
      </g>
    </g>
  );
}

function Name({ text }: { readonly text: string }) {
  const tooLong = text.length * USUAL_LETTER > ROOM;
  return (
    <text
      class="lt-tile-name"
      x={MIDDLE}
      y={15}
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
      transform={`translate(${FIGURE_MIDDLE[side]} 36)`}
    >
      <path d={FIGURE_SHAPES[side]} />
      <text y={7.5}>{amount}</text>
    </g>
  );
}

/** How far one side leads, as a part of the stability: a bar from the middle towards its side, full when it controls. */
function Balance({ lead, stability }: { readonly lead: number; readonly stability: number }) {
  if (lead === 0) return null;
  const length = Math.min(Math.abs(lead) / stability, 1) * MIDDLE;
  return (
    <rect
      class="lt-tile-balance"
      data-side={lead > 0 ? 'us' : 'ussr'}
      x={lead > 0 ? MIDDLE - length : MIDDLE}
      y={TILE.height - 5}
      width={length}
      height={5}
    />
  );
}
