import type { CardKind, Era } from './card.tsx';

const TEXT_BASE = 27.8;

/** The value of a card in the mark of its side: a disc, a hexagon, a square of both, a target, a diamond. */
export function ValueMark({ kind, value }: { readonly kind: CardKind; readonly value: number | null }) {
  return (
    <svg class="lt-value" data-mark={kind} viewBox="0 0 40 40" aria-hidden="true">
      {MARKS[kind]}
      {value !== null && (
        <text x={20} y={TEXT_BASE}>
          {value}
        </text>
      )}
    </svg>
  );
}

const MARKS = {
  us: <circle class="lt-value-us lt-value-rim" cx={20} cy={20} r={18} />,
  ussr: <path class="lt-value-ussr lt-value-rim" d="M11 3.5h18L38.5 20 29 36.500H11L1.500 20z" />,
  neutral: (
    <>
      <path class="lt-value-us" d="M20 3H9a6 6 0 0 0-6 6v22a6 6 0 0 0 6 6h11z" />
      <path class="lt-value-ussr" d="M20 3h11a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H20z" />
      <rect class="lt-value-rim" x={3} y={3} width={34} height={34} rx={6} fill="none" />
    </>
  ),
  scoring: (
    <>
      <circle class="lt-value-night lt-value-rim" cx={20} cy={20} r={18} />
      <circle class="lt-value-ring" cx={20} cy={20} r={10.5} />
      <circle class="lt-value-gold" cx={20} cy={20} r={4} />
    </>
  ),
  china: <path class="lt-value-china lt-value-rim" d="M20 1.500 38.500 20 20 38.500 1.500 20z" />,
} as const;

/** A gold ribbon with an asterisk: the event removes the card. */
export function OnceRibbon() {
  return (
    <svg class="lt-once" viewBox="0 0 16 26" aria-hidden="true">
      <path d="M0 0h16v26l-8-5.500L0 26z" fill="#e8b84a" />
      <path
        d="M8 4.500v9M4.100 6.800l7.800 4.500M11.900 6.800l-7.800 4.500"
        stroke="#2a1f08"
        stroke-width={2}
        stroke-linecap="round"
      />
    </svg>
  );
}

const ERAS: readonly Era[] = ['early', 'mid', 'late'];

/** One of three dots: the era, for those who don't see the sun. */
export function EraDots({ era }: { readonly era: Era }) {
  return (
    <svg class="lt-era-dots" viewBox="0 0 30 12" aria-hidden="true">
      {ERAS.map((one, i) => (
        <circle key={one} cx={6 + 9 * i} cy={6} r={3.2} fill={one === era ? 'currentColor' : 'none'} />
      ))}
    </svg>
  );
}
