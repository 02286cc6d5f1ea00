interface LineChartProps {
  readonly label: string;
  /** Above zero for the US. */
  readonly points: readonly number[];
  readonly labels: readonly string[];
  readonly say: (value: number) => string;
}

const WIDTH = 280;
const HEIGHT = 112;
const EDGE = 20;
/** Below the line, for the labels. */
const FOOT = 16;
/** A point or two should not look like a landslide. */
const LEAST_SCALE = 6;

const sideOf = (value: number) => (value === 0 ? undefined : value > 0 ? 'us' : 'ussr');

/** A line around zero: the US above, the USSR below. */
export function LineChart({ label, points, labels, say }: LineChartProps) {
  const most = Math.max(LEAST_SCALE, ...points.map(Math.abs));
  const x = (i: number): number => EDGE + (i * (WIDTH - 2 * EDGE)) / Math.max(points.length - 1, 1);
  const y = (value: number): number => HEIGHT / 2 - (value / most) * (HEIGHT / 2 - EDGE);
  const told = points.map((value, i) => `${labels[i]}: ${say(value)}`).join(', ');
  return (
    <svg class="line-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} role="img" aria-label={`${label}. ${told}`}>
      <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <polyline points={points.map((value, i) => `${x(i)},${y(value)}`).join(' ')} />
      {points.map((value, i) => (
        <circle key={x(i)} cx={x(i)} cy={y(value)} r={3.5} data-side={sideOf(value)}>
          <title>{`${labels[i]}: ${say(value)}`}</title>
        </circle>
      ))}
      {points.map((value, i) => (
        <g key={x(i)}>
          <text x={x(i)} y={y(value) + (value < 0 ? 17 : -8)} data-side={sideOf(value)}>
            {Math.abs(value)}
          </text>
          <text x={x(i)} y={HEIGHT + FOOT - 4}>
            {labels[i]}
          </text>
        </g>
      ))}
    </svg>
  );
}
