/** @jsxRuntime automatic */
/** @jsxImportSource preact */
import { kept } from '../kept.ts';
import { SIDE_KEYS, type SideKey, type ZoneId } from '../world/places.ts';

/** How well a side stands in a region, from nothing to all of it. */
export const STANDINGS = ['none', 'presence', 'domination', 'control'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface SideInRegion {
  readonly standing: Standing;
  readonly battlegrounds: number;
  readonly countries: number;
}

export interface RegionSummary extends Readonly<Record<SideKey, SideInRegion>> {
  readonly id: ZoneId;
  readonly battlegrounds: number;
  /** Points if it were scored now: above zero for the United States. */
  readonly pays: number;
  /** Where its scoring card is, as a short note; empty when there is nothing to say. */
  readonly scoring: string;
}

export interface PlatesProps {
  readonly regions: readonly RegionSummary[];
  readonly words: {
    readonly regions: Readonly<Record<ZoneId, string>>;
    /** "US +3", "USSR wins", "even": what the region would pay. */
    readonly pays: (region: RegionSummary) => string;
    /** The whole region in one sentence. */
    readonly region: (region: RegionSummary) => string;
  };
  readonly onLook: (zone: ZoneId) => void;
}

const PLATE = { width: 204, height: 56 };
/** In the sea, where no tile and few lines are. */
const PLACES: Readonly<Record<ZoneId, readonly [x: number, y: number]>> = {
  europe: [234, 162],
  'central-america': [234, 252],
  'south-america': [310, 932],
  africa: [424, 794],
  'middle-east': [1124, 784],
  asia: [1124, 872],
};
const BAR = 'M9 0H8a8 8 0 0 0-8 8v40a8 8 0 0 0 8 8h1z';
const COLUMN: Readonly<Record<SideKey, number>> = { us: 24, ussr: 112 };

/** What scoring a region now would pay, and why. A click goes there. */
export function Plates({ regions, words, onLook }: PlatesProps) {
  return (
    <g class="lt-plates">
      {regions.map((region) => (
        <Plate
          key={region.id}
          zone={region.id}
          name={words.regions[region.id]}
          pays={words.pays(region)}
          title={[words.region(region), region.scoring].filter((part) => part !== '').join(', ')}
          leader={region.pays === 0 ? undefined : region.pays > 0 ? 'us' : 'ussr'}
          us={region.us}
          ussr={region.ussr}
          battlegrounds={region.battlegrounds}
          onLook={onLook}
        />
      ))}
    </g>
  );
}

interface PlateProps extends Pick<RegionSummary, SideKey | 'battlegrounds'>, Pick<PlatesProps, 'onLook'> {
  readonly zone: ZoneId;
  readonly name: string;
  readonly pays: string;
  readonly title: string;
  readonly leader: SideKey | undefined;
}

const Plate = kept(({ zone, name, pays, title, leader, onLook, battlegrounds, ...sides }: PlateProps) => (
  // biome-ignore lint/a11y/useSemanticElements: HTML's button can't stand inside a drawing
  <g
    class="lt-plate"
    role="button"
    tabindex={0}
    data-zone={zone}
    transform={`translate(${PLACES[zone].join(' ')})`}
    onClick={() => onLook(zone)}
    onKeyDown={({ key }) => key === 'Enter' && onLook(zone)}
  >
    <title>{title}</title>
    <rect class="lt-plate-paper" width={PLATE.width} height={PLATE.height} rx={9} />
    <path class="lt-plate-bar" d={BAR} />
    <text class="lt-plate-name" x={19} y={23}>
      {name}
    </text>
    <text class="lt-plate-pays" x={PLATE.width - 11} y={23} data-side={leader}>
      {pays}
    </text>
    {SIDE_KEYS.map((side) => (
      <Pips key={side} side={side} here={sides[side]} of={battlegrounds} />
    ))}
  </g>
));

function Pips({ side, here, of }: { readonly side: SideKey; readonly here: SideInRegion; readonly of: number }) {
  const level = STANDINGS.indexOf(here.standing);
  return (
    <g class="lt-pips" data-side={side} transform={`translate(${COLUMN[side]} 41)`}>
      {STANDINGS.slice(1).map((step, i) => (
        <rect
          key={step}
          x={14 * i - 5}
          y={-5}
          width={10}
          height={10}
          rx={side === 'us' ? 5 : 1}
          data-done={i < level || undefined}
        />
      ))}
      <text x={42} y={5}>
        {here.battlegrounds}/{of}
      </text>
    </g>
  );
}
