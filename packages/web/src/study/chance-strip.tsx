import type { ReplayMatch } from '../replay/replay-match.ts';
import { ChanceChart } from './chance-chart.tsx';
import { ChanceLegend } from './chance-legend.tsx';
import { useStudied } from './use-study.ts';

interface ChanceStripProps {
  readonly match: ReplayMatch;
  /** How many steps of the story are shown. */
  readonly at: number;
  readonly onLook: (steps: number) => void;
}

/** As wide as a map on a desk. */
const WIDTH = 1000;

/** Once a game has been judged: its graph over the whole width below the map, with the eyes of the replay. */
export function ChanceStrip({ match, at, onLook }: ChanceStripProps) {
  const studied = useStudied(match.record);
  if (studied === null) return null;
  const eyes = match.as === 'us' || match.as === 'ussr' ? match.as : 'both';
  return (
    <div class="chance-strip">
      <ChanceLegend />
      <ChanceChart {...studied} eyes={eyes} at={at} onLook={onLook} width={WIDTH} />
    </div>
  );
}
