import { SideMark } from '../marks/marks.tsx';
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
  /** The region's scoring card may still come, as a short note; empty when there is nothing to say. */
  readonly scoring: string;
}

export interface RegionStandingsProps {
  readonly regions: readonly RegionSummary[];
  readonly words: {
    readonly label: string;
    readonly regions: Readonly<Record<ZoneId, string>>;
    readonly standings: Readonly<Record<Standing, string>>;
    /** "US +3", "USSR wins", "0": what the region would pay. */
    readonly pays: (region: RegionSummary) => string;
    /** The whole region in one sentence. */
    readonly region: (region: RegionSummary) => string;
  };
  readonly onLook?: ((zone: ZoneId) => void) | undefined;
}

export function RegionStandings({ regions, words, onLook }: RegionStandingsProps) {
  return (
    <div class="lt-standings">
      <ul aria-label={words.label}>
        {regions.map((region) => (
          <li key={region.id} data-zone={region.id}>
            <button type="button" onClick={() => onLook?.(region.id)}>
              <span class="lt-hidden">{words.region(region)}</span>
              <span class="lt-standings-head" aria-hidden="true">
                <b>{words.regions[region.id]}</b>
                <span class="lt-pays" data-side={region.pays === 0 ? undefined : region.pays > 0 ? 'us' : 'ussr'}>
                  {words.pays(region)}
                </span>
              </span>
              {SIDE_KEYS.map((side) => (
                <SideRow key={side} side={side} region={region} standing={words.standings[region[side].standing]} />
              ))}
              <small class="lt-standings-note" aria-hidden="true">
                {region.scoring}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SideRowProps {
  readonly side: SideKey;
  readonly region: RegionSummary;
  readonly standing: string;
}

function SideRow({ side, region, standing }: SideRowProps) {
  const here = region[side];
  const level = STANDINGS.indexOf(here.standing);
  return (
    <span class="lt-standings-side" aria-hidden="true" data-side={side} data-standing={here.standing}>
      <SideMark side={side} />
      <span class="lt-meter">
        {STANDINGS.slice(1).map((step, i) => (
          <i key={step} data-done={i < level || undefined} />
        ))}
      </span>
      <span class="lt-standings-word">{standing}</span>
      <span class="lt-standings-count">
        {here.battlegrounds}/{region.battlegrounds}
      </span>
    </span>
  );
}
