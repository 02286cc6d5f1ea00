import type { LuckSwing, StudiedPlay, StudyMoment } from '@longtwilight/bots';
import { useSpeech } from '../table/speech.ts';
import type { StudiedGame } from './study-crew.ts';

interface ChanceChartProps extends Pick<StudiedGame, 'moments' | 'mistakes' | 'luck'> {
  readonly eyes: 'us' | 'ussr' | 'both';
  /** How many steps of the story are shown; null where none are. */
  readonly at: number | null;
  readonly onLook: (steps: number) => void;
  /** How wide it is drawn. */
  readonly width?: number;
}

const NARROW = 280;
/** How high the graph is, narrow among the mistakes or wide below the map. */
const HEIGHT = { narrow: 112, wide: 72 };
/** Below the line: luck, and the turns. */
const LUCK = 22;
const FOOT = 16;
/** The most that the VP track has. */
const MOST_VP = 20;
/** So much of the chance to win fills the room for luck. */
const MOST_LUCK = 0.15;
/** Less is no stroke of luck. */
const LEAST_LUCK = 0.02;
const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

/** The chance of the US to win over a game beside VP: half is the middle, luck stands below, and a click shows that moment. */
export function ChanceChart({ moments, mistakes, luck, eyes, at, onLook, width = NARROW }: ChanceChartProps) {
  const { words } = useSpeech();
  const wide = width / Math.max(moments.length, 1);
  const height = width > NARROW ? HEIGHT.wide : HEIGHT.narrow;
  const x = (i: number): number => (i + 0.5) * wide;
  const y = (chance: number): number => (1 - chance) * height;
  const points = moments.map((moment, i) => `${x(i)},${y(moment[eyes])}`);
  const steps = moments.map(({ vp }, i) => `${x(i)},${y(0.5 + vp / (2 * MOST_VP))}`);
  const say = (moment: StudyMoment): string =>
    words.say('ui.study.at', { turn: moment.turn, points: Math.round(100 * moment[eyes]) });
  const turns = moments.flatMap((moment, i) => (moment.turn === moments[i - 1]?.turn ? [] : [{ moment, i }]));
  const label = `${words.say('ui.study.chance')}. ${turns.map(({ moment }) => say(moment)).join(', ')}`;
  const xAt = (steps: number): number => x(lastBefore(moments, steps));
  return (
    <svg class="line-chart chance-chart" viewBox={`0 0 ${width} ${height + LUCK + FOOT}`} role="img" aria-label={label}>
      <polygon class="us" points={`0,${height} ${points.join(' ')} ${width},${height}`} />
      <line x1={0} x2={width} y1={height / 2} y2={height / 2} />
      <polyline class="vp" points={steps.join(' ')} />
      <polyline points={points.join(' ')} />
      {luck.map((swing) => (
        <LuckMark key={swing.at} swing={swing} x={xAt(swing.at)} top={height} />
      ))}
      {at !== null && <line class="here" x1={xAt(at - 1)} x2={xAt(at - 1)} y1={0} y2={height + LUCK} />}
      {mistakes.map((play) => (
        <GradeMark
          key={play.at}
          play={play}
          x={xAt(play.at)}
          y={y(moments[lastBefore(moments, play.at)]?.[eyes] ?? 0.5)}
        />
      ))}
      {moments.map((moment, i) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: by keys the list of mistakes and the arrows do the same
        <rect key={moment.at} x={i * wide} y={0} width={wide} height={height} onClick={() => onLook(moment.at + 1)}>
          <title>{say(moment)}</title>
        </rect>
      ))}
      {turns.map(({ moment, i }) => (
        <text key={moment.turn} x={Math.max(x(i), 6)} y={height + LUCK + FOOT - 4}>
          {moment.turn}
        </text>
      ))}
    </svg>
  );
}

/** The last moment of the graph that lies before an answer. */
const lastBefore = (moments: readonly StudyMoment[], at: number): number =>
  Math.max(
    moments.findLastIndex((moment) => moment.at <= at),
    0,
  );

/** Good luck of the US points up, that of the USSR down. */
function LuckMark({ swing: { by }, x, top }: { readonly swing: LuckSwing; readonly x: number; readonly top: number }) {
  if (Math.abs(by) < LEAST_LUCK) return null;
  const high = (Math.min(Math.abs(by), MOST_LUCK) / MOST_LUCK) * (LUCK / 2);
  const middle = top + LUCK / 2;
  return (
    <rect
      class="luck-mark"
      data-side={by > 0 ? 'us' : 'ussr'}
      x={x - 1}
      y={by > 0 ? middle - high : middle}
      width={2}
      height={high}
    />
  );
}

interface GradeMarkProps {
  readonly play: StudiedPlay;
  readonly x: number;
  readonly y: number;
}

function GradeMark({ play: { grade }, x, y }: GradeMarkProps) {
  if (grade === null || grade === 'inaccuracy') return null;
  return (
    <text class="grade-mark" data-grade={grade} x={x} y={y - 4}>
      {SIGNS[grade]}
    </text>
  );
}
