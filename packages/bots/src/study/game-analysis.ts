import type { Decision, SideKey } from '@longtwilight/engine';
import type { Ranked } from '../player.ts';
import type { Reason } from '../reasons/reason.ts';

/** How bad an answer was. */
export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];
/** From how many hundredths of the chance to win on, rounded as they are shown. */
const GRADES_FROM: Readonly<Record<Grade, number>> = { inaccuracy: 5, mistake: 10, blunder: 15 };

export const gradeOf = (loss: number): Grade | null =>
  GRADES.findLast((one) => Math.round(100 * loss) >= GRADES_FROM[one]) ?? null;

/** The chance of the US to win before a decision. */
export interface StudyMoment {
  /** How many answers of the record came before. */
  readonly at: number;
  readonly turn: number;
  readonly round: number;
  /** Victory points, positive for the US. */
  readonly vp: number;
  /** As each side saw it, and with both hands open. */
  readonly us: number;
  readonly ussr: number;
  readonly both: number;
}

/** A whole play, set-up or headline, or what a side answered in one go in the middle of one. */
export interface PlayMade {
  readonly at: number;
  /** How many answers it took. */
  readonly count: number;
  readonly turn: number;
  readonly round: number;
  readonly side: SideKey;
  readonly decision: Decision;
  readonly answers: readonly string[];
}

/** The whole of the best move that was found, and why it is better than what was done. */
export interface BetterMove {
  readonly answers: readonly string[];
  readonly reasons: readonly Reason[];
}

export interface StudiedPlay extends PlayMade {
  /** The chance of the side with what it did, and with the best that was found. */
  readonly chance: number;
  readonly best: number;
  readonly loss: number;
  readonly grade: Grade | null;
  /** First answers with the chance of the side behind them, best first. */
  readonly options: readonly Ranked[];
  /** Where it cost something. */
  readonly better: BetterMove | null;
}

/** Dice or cards that moved the chance of the US. */
export interface LuckSwing {
  readonly at: number;
  readonly turn: number;
  readonly kind: 'dice' | 'draw' | 'deal';
  readonly by: number;
}

export interface GameAnalysis {
  readonly moments: readonly StudyMoment[];
  readonly plays: readonly StudiedPlay[];
  readonly luck: readonly LuckSwing[];
}

/** Plays that cost something, the most costly first. */
export const mistakesOf = ({ plays }: GameAnalysis): StudiedPlay[] =>
  plays.filter(({ grade }) => grade !== null).sort((a, b) => b.loss - a.loss);

/** What dice and draws gave the US on balance, as chance to win. */
export const luckOfUs = ({ luck }: GameAnalysis): number => luck.reduce((sum, { by }) => sum + by, 0);
