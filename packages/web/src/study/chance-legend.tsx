import { useSpeech } from '../table/speech.ts';

/** What the lines and bars of the graph are. */
export function ChanceLegend() {
  const { words } = useSpeech();
  return (
    <p class="chance-legend" aria-hidden="true">
      <span>
        <svg class="line-chart chance-chart" viewBox="0 0 24 12" aria-hidden="true">
          <polyline points="1,9 9,3 15,8 23,2" />
        </svg>
        {words.say('ui.study.legend.chance')}
      </span>
      <span>
        <svg class="line-chart chance-chart" viewBox="0 0 24 12" aria-hidden="true">
          <polyline class="vp" points="1,8 12,8 12,4 23,4" />
        </svg>
        {words.say('ui.vp')}
      </span>
      <span>
        <svg class="line-chart chance-chart" viewBox="0 0 24 12" aria-hidden="true">
          <rect class="luck-mark" data-side="us" x={5} y={0} width={5} height={6} rx={2} />
          <rect class="luck-mark" data-side="ussr" x={14} y={6} width={5} height={6} />
        </svg>
        {words.say('ui.study.legend.luck')}
      </span>
    </p>
  );
}
