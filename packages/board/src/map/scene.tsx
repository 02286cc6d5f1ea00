/** @jsxRuntime automatic */
/** @jsxImportSource preact */
import { MARK_SHAPES } from '../marks/shapes.ts';
import { boxOf, kindOf, linesOf } from '../world/geometry.ts';
import { LAND } from '../world/land.generated.ts';
import { SQUEEZE, SUPERPOWER } from '../world/layout.ts';
import { LINKS } from '../world/links.ts';
import { SIDE_KEYS, type SideKey } from '../world/places.ts';

/** Coasts with a pale shelf around them, behind the tiles. */
export function LandShapes() {
  return (
    <g class="lt-land" transform={`scale(1 ${SQUEEZE})`}>
      {LAYERS.map((layer) => (
        <g key={layer} class={layer}>
          {Object.entries(LAND).map(([zone, path]) => (
            <path key={zone} d={path} />
          ))}
        </g>
      ))}
    </g>
  );
}
const LAYERS = ['lt-shelf', 'lt-coast', 'lt-ground'] as const;

/** Lines of adjacency between places on the table: the box of a variant has none while it is away. */
export function Links({ shown }: { readonly shown: ReadonlySet<string> }) {
  return (
    <g class="lt-links">
      {LINKS.filter((link) => shown.has(link[0]) && shown.has(link[1])).map((link) =>
        linesOf(link).map((line, i) => (
          <polyline key={`${link[0]} ${link[1]} ${i}`} data-kind={kindOf(link)} points={line.join(' ')} />
        )),
      )}
    </g>
  );
}

/** Beside its mark, a superpower's name has this much room; longer names are written smaller. */
const NAME_ROOM = SUPERPOWER.width - 58;
const NAME_SIZE = 30;
/** Of a letter, and of a full stop or a space, as a part of the size of the text. */
const LETTER = 0.56;
const GAP = 0.28;

function nameSize(name: string): number {
  const width = [...name].reduce((sum, letter) => sum + (/[\s.]/.test(letter) ? GAP : LETTER), 0);
  return Math.min(NAME_SIZE, NAME_ROOM / width);
}

export function Superpowers({ names }: { readonly names: Readonly<Record<SideKey, string>> }) {
  return SIDE_KEYS.map((side) => {
    const { x, y } = boxOf(side);
    return (
      <g key={side} class="lt-superpower" data-side={side} transform={`translate(${x} ${y})`}>
        <rect width={SUPERPOWER.width} height={SUPERPOWER.height} rx={side === 'us' ? 28 : 8} />
        <path d={MARK_SHAPES[side]} transform="translate(12 15) scale(1.1)" fill-rule="evenodd" />
        <text x={(SUPERPOWER.width + 36) / 2} y={SUPERPOWER.height / 2 + 8} font-size={nameSize(names[side])}>
          {names[side]}
        </text>
      </g>
    );
  });
}
