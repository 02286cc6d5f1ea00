import { WINNING_VP } from '@longtwilight/engine';
import type { GameDigest } from '@longtwilight/notation';
import { useSetting } from '../settings/context.ts';

const WIDTH = 190;
const HEIGHT = 44;
const MOST = WINNING_VP;

/** Victory points turn by turn: above the middle the US leads. */
export function CourseLine({ digest: { course } }: { readonly digest: GameDigest }) {
  const { words } = useSetting();
  const points = [0, ...course];
  const x = (i: number): number => (i * WIDTH) / Math.max(points.length - 1, 1);
  const y = (vp: number): number => HEIGHT / 2 - (Math.max(-MOST, Math.min(MOST, vp)) * (HEIGHT / 2 - 2)) / MOST;
  const label = `${words.say('ui.after.vp')}: ${course.map((vp) => words.score(vp)).join(', ')}`;
  return (
    <svg
      class="course-line"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect class="us" width={WIDTH} height={HEIGHT / 2} />
      <rect class="ussr" y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
      <polyline points={points.map((vp, i) => `${x(i)},${y(vp)}`).join(' ')} />
    </svg>
  );
}
