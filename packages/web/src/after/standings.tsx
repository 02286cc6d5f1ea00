import { SIDE_KEYS } from '@longtwilight/engine';
import type { RegionKey } from '@longtwilight/engine/data';
import { useSpeech } from '../table/speech.ts';
import type { TurnEnd } from './course-of.ts';

interface StandingsProps {
  readonly ends: readonly TurnEnd[];
  readonly regions: readonly RegionKey[];
}

const LEVELS = ['none', 'presence', 'domination', 'control'] as const;

/** Who led each region at the end of each turn: a cell is filled from above by the US, from below by the USSR. */
export function Standings({ ends, regions }: StandingsProps) {
  const { words } = useSpeech();
  return (
    <table class="standings-by-turn">
      <thead>
        <tr>
          <th scope="col">{words.say('ui.turn.short')}</th>
          {ends.map(({ turn }, i) => (
            <th key={i} scope="col">
              {turn}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {regions.map((region) => (
          <tr key={region}>
            <th scope="row">{words.shortRegion(region)}</th>
            {ends.map(({ regions: { [region]: here } }, i) => (
              <td key={i}>
                <span class="lt-hidden">
                  {words.say('ui.region.row', {
                    region,
                    usStanding: here.us,
                    ussrStanding: here.ussr,
                    score: here.vp,
                  })}
                </span>
                {SIDE_KEYS.map((side) => (
                  <i key={side} aria-hidden="true" data-side={side} data-level={LEVELS.indexOf(here[side])} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
