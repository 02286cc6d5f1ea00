import type { StudyMoment } from '@longtwilight/bots';
import { useSpeech } from '../table/speech.ts';

interface ChanceChartProps {
  readonly moments: readonly StudyMoment[];
  readonly eyes: 'us' | 'ussr' | 'both';
  readonly onLook: (steps: number) => void;
}

const WIDTH = 280;
const HEIGHT = 112;
const FOOT = 16;

/** The chance of the US to win over a game: half is the middle, and a click shows that moment. */
export function ChanceChart({ moments, eyes, onLook }: ChanceChartProps) {
  const { words } = useSpeech();
  const wide = WIDTH / Math.max(moments.length, 1);
  const x = (i: number): number => (i + 0.5) * wide;
  const y = (chance: number): number => (1 - chance) * HEIGHT;
  const points = moments.map((moment, i) => `${x(i)},${y(moment[eyes])}`);
  const say = (moment: StudyMoment): string =>
    words.say('ui.study.at', { turn: moment.turn, points: Math.round(100 * moment[eyes]) });
  const turns = moments.flatMap((moment, i) => (moment.turn === moments[i - 1]?.turn ? [] : [{ moment, i }]));
  const label = `${words.say('ui.study.chance')}. ${turns.map(({ moment }) => say(moment)).join(', ')}`;
  return (
    <svg class="line-chart chance-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} role="img" aria-label={label}>
      <polygon class="us" points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} />
      <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <polyline points={points.join(' ')} />
      {moments.map((moment, i) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: by keys the list of mistakes and the arrows do the same
        <rect key={moment.at} x={i * wide} y={0} width={wide} height={HEIGHT} onClick={() => onLook(moment.at + 1)}>
          <title>{say(moment)}</title>
        </rect>
      ))}
      {turns.map(({ moment, i }) => (
        <text key={moment.turn} x={Math.max(x(i), 6)} y={HEIGHT + FOOT - 4}>
          {moment.turn}
        </text>
      ))}
    </svg>
  );
}
