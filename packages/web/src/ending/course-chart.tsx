import { WINNING_VP } from '@longtwilight/engine';
import type { Course, Swing } from '../after/course-of.ts';
import { useSpeech } from '../table/speech.ts';

interface CourseChartProps {
  readonly course: Course;
  /** Moments to number on the line. */
  readonly marks: readonly Swing[];
}

const WIDTH = 640;
const HEIGHT = 190;
const LEFT = 60;
const FOOT = 26;
/** Points that fill the height. */
const MOST = WINNING_VP;

const MARK = 12;
/** A phone draws them larger. */
const LARGEST_MARK = 19;
/** From the middle of one mark to that of the next. */
const APART = 2 * LARGEST_MARK + 2;

/** Where marks stand that would lie over each other: as far to the left as is needed, in their order. */
export function sideBySide(places: readonly number[], left: number, right: number): number[] {
  let next = right - LARGEST_MARK + APART;
  const apart = places.toReversed().map((x) => {
    next = Math.min(x, next - APART);
    return next;
  });
  return apart.toReversed().map((x, i) => Math.max(x, left + LARGEST_MARK + i * APART));
}

/** The score over a whole game: the US above, the USSR below, turning points by number. */
export function CourseChart({ course: { steps, scores, turns }, marks }: CourseChartProps) {
  const { words } = useSpeech();
  const x = (at: number): number => LEFT + (at / Math.max(steps, 1)) * (WIDTH - LEFT - 8);
  const y = (vp: number): number => HEIGHT / 2 - (Math.max(-MOST, Math.min(MOST, vp)) / MOST) * (HEIGHT / 2 - 8);
  const scoreAt = (at: number): number => scores.findLast((one) => one.at <= at)?.vp ?? 0;
  const end = scoreAt(steps);
  const line = scores.map(({ at, vp }, i) => (i === 0 ? `M${x(at)} ${y(vp)}` : `H${x(at)}V${y(vp)}`)).join('');
  const told = [...turns.slice(1).map(({ at, turn }) => ({ turn: turn - 1, vp: scoreAt(at) }))].map(
    ({ turn, vp }) => `${words.say('ui.turn', { turn })}: ${words.score(vp)}`,
  );
  return (
    <svg
      class="course"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
      role="img"
      aria-label={[...told, words.score(end)].join(', ')}
    >
      <rect data-side="us" x={LEFT} y={0} width={WIDTH - LEFT} height={HEIGHT / 2} />
      <rect data-side="ussr" x={LEFT} y={HEIGHT / 2} width={WIDTH - LEFT} height={HEIGHT / 2} />
      <text x={LEFT - 8} y={2} class="course-side" dominant-baseline="hanging">
        {words.side('us')}
      </text>
      <text x={LEFT - 8} y={HEIGHT / 2 + 5} class="course-side">
        {words.score(0)}
      </text>
      <text x={LEFT - 8} y={HEIGHT - 4} class="course-side">
        {words.side('ussr')}
      </text>
      {turns.map(({ at, turn }, i) => (
        <g key={turn}>
          {i > 0 && <line class="course-turn" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />}
          <text x={(x(at) + x(turns[i + 1]?.at ?? steps)) / 2} y={HEIGHT + 20}>
            {turn}
          </text>
        </g>
      ))}
      <line class="course-even" x1={LEFT} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <path d={`${line}H${x(steps)}`} />
      <Marks places={marks.map(({ steps: at }) => [x(at - 1), y(scoreAt(at - 1))])} />
      <circle
        class="course-end"
        cx={x(steps)}
        cy={y(end)}
        r={6}
        data-side={end === 0 ? undefined : end > 0 ? 'us' : 'ussr'}
      />
    </svg>
  );
}

function Marks({ places }: { readonly places: readonly (readonly [x: number, y: number])[] }) {
  const apart = sideBySide(
    places.map(([x]) => x),
    LEFT,
    WIDTH,
  );
  return places.map(([, y], i) => (
    <g key={i} class="course-mark" transform={`translate(${apart[i]} ${y})`}>
      <circle r={MARK} />
      <text y={5}>{i + 1}</text>
    </g>
  ));
}
