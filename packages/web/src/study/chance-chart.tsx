import type { LuckSwing, StudiedPlay, StudyMoment } from '@longtwilight/bots';
import { WINNING_VP } from '@longtwilight/engine';
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
const HEIGHT = { narrow: 112, wide: 88 };
/** Beside it, for the names of the sides. */
const LEFT = 46;
/** Below the line: luck, and the turns. */
const LUCK = 22;
const FOOT = 16;
/** So much of the chance to win fills the room for luck. */
const MOST_LUCK = 0.15;
/** Less is no stroke of luck. */
const LEAST_LUCK = 0.02;
const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

/** The chance of the US to win over a game beside VP: half is the middle, luck stands below, and a click shows that moment. */
export function ChanceChart({ moments, mistakes, luck, eyes, at, onLook, width = NARROW }: ChanceChartProps) {
  const { words } = useSpeech();
  const wide = (width - LEFT) / Math.max(moments.length, 1);
  const height = width > NARROW ? HEIGHT.wide : HEIGHT.narrow;
  const x = (i: number): number => LEFT + (i + 0.5) * wide;
  const y = (chance: number): number => (1 - chance) * height;
  const points = moments.map((moment, i) => `${x(i)},${y(moment[eyes])}`);
  const steps = moments.map(({ vp }, i) => `${x(i)},${y(0.5 + vp / (2 * WINNING_VP))}`);
  const say = (moment: StudyMoment): string =>
    words.say('ui.study.at', { turn: moment.turn, points: Math.round(100 * moment[eyes]) });
  const turns = moments.flatMap((moment, i) => (moment.turn === moments[i - 1]?.turn ? [] : [{ moment, i }]));
  const label = `${words.say('ui.study.chance')}. ${turns.map(({ moment }) => say(moment)).join(', ')}`;
  const xAt = (steps: number): number => x(lastBefore(moments, steps));
  return (
    <svg class="line-chart chance-chart" viewBox={`0 0 ${width} ${height + LUCK + FOOT}`} role="img" aria-label={label}>
      <Ground width={width} height={height} />
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
        <rect
          key={moment.at}
          class="moment"
          x={LEFT + i * wide}
          y={0}
          width={wide}
          height={height}
          onClick={() => onLook(moment.at + 1)}
        >
          <title>{say(moment)}</title>
        </rect>
      ))}
      {turns.map(({ moment, i }) => (
        <text key={moment.turn} x={x(i)} y={height + LUCK + FOOT - 4}>
          {moment.turn}
        </text>
      ))}
    </svg>
  );
}

/** The halves of the sides, by name, and where luck stands. */
function Ground({ width, height }: { readonly width: number; readonly height: number }) {
  const { words } = useSpeech();
  const half = height / 2;
  return (
    <>
      <rect class="half" data-side="us" x={LEFT} y={0} width={width - LEFT} height={half} />
      <rect class="half" data-side="ussr" x={LEFT} y={half} width={width - LEFT} height={half} />
      <line class="even" x1={LEFT} x2={width} y1={half} y2={half} />
      <line x1={LEFT} x2={width} y1={height + LUCK / 2} y2={height + LUCK / 2} />
      {[
        [words.side('us'), 11],
        [words.score(0), half + 4],
        [words.side('ussr'), height - 3],
        [words.say('ui.study.legend.luck.short'), height + LUCK / 2 + 4],
      ].map(([text, y]) => (
        <text key={y} class="scale" x={LEFT - 6} y={y}>
          {text}
        </text>
      ))}
    </>
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
      x={x - 3}
      y={by > 0 ? middle - high : middle}
      width={6}
      rx={by > 0 ? 3 : 0}
      height={high}
    />
  );
}

interface GradeMarkProps {
  readonly play: StudiedPlay;
  readonly x: number;
  readonly y: number;
}

/** A sign on the line, as it stands in the list. */
function GradeMark({ play: { grade }, x, y }: GradeMarkProps) {
  if (grade === null) return null;
  return (
    <g class="grade-mark" data-grade={grade} transform={`translate(${x} ${y})`}>
      <rect x={-11} y={-8} width={22} height={16} rx={8} />
      <text y={4}>{SIGNS[grade]}</text>
    </g>
  );
}
