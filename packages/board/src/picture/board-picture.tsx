/** @jsxRuntime automatic */
/** @jsxImportSource preact */

import { Plates, type PlatesProps } from '../map/plates.tsx';
import { LandShapes, Links, Superpowers } from '../map/scene.tsx';
import type { PlaceView } from '../map/tile.tsx';
import { Tiles } from '../map/tiles.tsx';
import type { MapWords } from '../map/world-map.tsx';
import { MARK_SHAPES } from '../marks/shapes.ts';
import { CANVAS } from '../world/layout.ts';
import { SIDE_KEYS, type SideKey } from '../world/places.ts';
import { PICTURE_STYLE } from './style.generated.ts';

/** A line beside the map. */
export interface PictureLine {
  readonly text: string;
  readonly size: 'large' | 'small';
  /** Whose sign stands before it. */
  readonly side?: SideKey | undefined;
}

/** What the letters are written in: whoever draws has it under this name, or finds it in the style. */
export interface PictureFont {
  readonly family: string;
  readonly style?: string;
}

export interface BoardPictureProps {
  readonly places: readonly PlaceView[];
  readonly words: Pick<MapWords, 'map' | 'superpowers' | 'places'>;
  readonly plates: Omit<PlatesProps, 'onLook'>;
  /** What is said beside the map, in blocks from top to bottom. */
  readonly lines: readonly (readonly PictureLine[])[];
  /** In pixels; the height follows. */
  readonly width: number;
  readonly font: PictureFont;
}

const STRIP = 265;
const WIDTH = CANVAS.width + STRIP;
const LEFT = 24;
const MARK = 34;
const SIZES = { large: 50, small: 32 } as const;
/** Of a letter, as a part of the size of the text. */
const LETTER = 0.48;
const BETWEEN_BLOCKS = 44;
const NOTHING: ReadonlySet<never> = new Set();
const UNSEEN = '.lt-tile-label,.lt-tile-reach{display:none}';

/** So wide and so high that the places which show pictures of pages cut nothing off. */
export const PICTURE_RATIO = WIDTH / CANVAS.height;

/** The board as a drawing that stands on its own: map and regions, and beside them what is said about it. */
export function BoardPicture({ places, words, plates, lines, width, font }: BoardPictureProps) {
  const shown = new Set<string>([...SIDE_KEYS, ...places.map(({ id }) => id)]);
  const still = { choices: NOTHING, changed: NOTHING, chosen: undefined, pending: undefined, notes: undefined };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      class="lt-map"
      role="img"
      aria-label={words.map}
      font-family={font.family}
      font-weight={600}
      width={width}
      height={Math.round(width / PICTURE_RATIO)}
      viewBox={`0 0 ${WIDTH} ${CANVAS.height}`}
    >
      <style>{`${font.style ?? ''}${PICTURE_STYLE}${UNSEEN}`}</style>
      <rect class="lt-picture-sea" width={WIDTH} height={CANVAS.height} />
      <LandShapes />
      <Links shown={shown} />
      <Superpowers names={words.superpowers} />
      <Plates {...plates} onLook={() => {}} />
      <Tiles
        {...{ places, ...still, dangers: undefined, dice: undefined }}
        words={{ places: words.places, place: () => '' }}
        tabStop="west-germany"
      />
      <Strip lines={lines} />
    </svg>
  );
}

function Strip({ lines }: Pick<BoardPictureProps, 'lines'>) {
  let y = 6;
  const placed = lines.flatMap((block) => {
    y += BETWEEN_BLOCKS;
    return block.flatMap((line) => {
      const size = SIZES[line.size];
      return wrapped(line).map((text, i) => {
        y += size * 1.16;
        return { text, size, y, side: i === 0 ? line.side : undefined, indent: line.side === undefined ? 0 : MARK + 8 };
      });
    });
  });
  return (
    <g class="lt-strip" transform={`translate(${CANVAS.width} 0)`}>
      <rect width={STRIP} height={CANVAS.height} />
      {placed.map(({ text, size, y: at, side, indent }) => (
        <g key={at} transform={`translate(${LEFT} ${at})`}>
          {side !== undefined && (
            <path
              d={MARK_SHAPES[side]}
              transform={`translate(0 ${-MARK + 6}) scale(${MARK / 24})`}
              fill-rule="evenodd"
            />
          )}
          <text x={indent} font-size={size}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A line in so many lines as it needs; a word that is too long alone is cut. */
function wrapped({ text, size, side }: PictureLine): string[] {
  const room = STRIP - 2 * LEFT + 12 - (side === undefined ? 0 : MARK + 8);
  const most = Math.floor(room / (SIZES[size] * LETTER));
  const found: string[] = [];
  for (const word of text.split(/\s+/)) {
    const short = [...word].length > most ? `${[...word].slice(0, most - 1).join('')}…` : word;
    const last = found.at(-1);
    if (last !== undefined && [...last].length + [...short].length < most) found[found.length - 1] = `${last} ${short}`;
    else found.push(short);
  }
  return found;
}
