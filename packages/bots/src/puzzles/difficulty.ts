import { answer, sideOf, view } from '@longtwilight/engine';
import { answerText } from '@longtwilight/engine/data';
import { levels } from '../levels.ts';
import type { Mind } from '../network/mind.ts';
import { gameAt, type PuzzleMoment } from './moment.ts';
import type { PuzzleProof } from './proof.ts';
import { asks } from './prover.ts';

/** On the scale of the solvers' rating: what anybody finds, and what each thing adds that makes it harder. */
const EASIEST = 900;
const MISSED_BY = { recruit: 200, attache: 300 } as const;
const UNEXPECTED = 500;
const PER_DOUBLING = 35;
const MOST_DOUBLINGS = 8;
/** An answer that the network itself would hardly think of is more likely a fault of its playouts than a find. */
const LEAST_EXPECTED = 0.1;
const ROUNDED = 10;

/**
 * How hard a puzzle is: whether the weaker levels miss it, how little the network expects the answer, how many ways there are.
 * Null where a proof by playouts is not to be trusted.
 */
export function difficultyOf(moment: PuzzleMoment, { by, steps }: PuzzleProof, mind: Mind): number | null {
  const { side } = moment;
  const g = gameAt(moment);
  const weaker = Object.keys(MISSED_BY) as (keyof typeof MISSED_BY)[];
  const players = weaker.map((level) => ({ level, player: levels[level]({ side, seed: 1 }), misses: false }));
  let expected = 1;
  let doublings = 0;
  for (const step of steps) {
    const seen = view(g, side);
    for (const one of players) if (one.player.answer(seen) !== step.answer) one.misses = true;
    asks(g, sideOf(side));
    const { answers, likely } = mind.think(g);
    expected = Math.min(expected, likely[answers.findIndex((code) => answerText(code) === step.answer)] ?? 0);
    doublings += Math.log2(step.options);
    answer(g, side, step.answer);
  }
  if (by === 'playouts' && expected < LEAST_EXPECTED) return null;
  const missed = players.filter(({ misses }) => misses).reduce((sum, { level }) => sum + MISSED_BY[level], 0);
  const rating = EASIEST + missed + UNEXPECTED * (1 - expected) + PER_DOUBLING * Math.min(MOST_DOUBLINGS, doublings);
  return ROUNDED * Math.round(rating / ROUNDED);
}
