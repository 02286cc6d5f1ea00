import { type Decision, type GameRecord, type SideKey, view } from '@longtwilight/engine';
import type { Network } from '@longtwilight/neural';
import type { Ranked } from '../player.ts';
import { Adviser } from '../reasons/advise.ts';
import type { Reason } from '../reasons/reason.ts';
import { type Closeness, Judge, type StretchWorth } from './judge.ts';
import { type Fall, type Stretch, stretchesOf } from './stretches.ts';

/** How bad an answer was. */
export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];
/** From how many hundredths of the chance to win on, rounded as they are shown. */
const GRADES_FROM: Readonly<Record<Grade, number>> = { inaccuracy: 5, mistake: 10, blunder: 15 };

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
export interface StudiedPlay {
  readonly at: number;
  /** How many answers it took. */
  readonly count: number;
  readonly turn: number;
  readonly round: number;
  readonly side: SideKey;
  readonly decision: Decision;
  readonly answers: readonly string[];
  /** The chance of the side with what it did, and with the best that was found. */
  readonly chance: number;
  readonly best: number;
  readonly loss: number;
  readonly grade: Grade | null;
  /** First answers with the chance of the side behind them, best first. */
  readonly options: readonly Ranked[];
  /** Where it cost something: the whole of the best move that was found, and why it is better. */
  readonly better: { readonly answers: readonly string[]; readonly reasons: readonly Reason[] } | null;
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

/** How far an analysis has come. */
export interface StudyProgress {
  readonly done: number;
  readonly needed: number;
}

/** What seems to have cost at least so much is looked at again, more closely: the most costly, one play in so many. */
const CLOSER_LOOKS: readonly (Closeness & { readonly from: number; readonly oneIn: number })[] = [
  { from: 0.012, oneIn: 4, worlds: 24, stages: 6 },
  { from: 0.02, oneIn: 20, worlds: 192, stages: 6 },
];

interface Judged {
  readonly stretch: Stretch;
  worth: StretchWorth;
}

/**
 * Judge a whole game with a network: how it stood at every decision, what each play cost against the best that was found, and
 * how much dice and draws moved. It goes on when asked to, so that it can be shown and stopped.
 */
export function* analyseGame(record: GameRecord, network: Network): Generator<StudyProgress, GameAnalysis> {
  const judge = new Judge(network, record.rules);
  const moments: StudyMoment[] = [];
  const judged: Judged[] = [];
  const luck: LuckSwing[] = [];
  // Closer looks take about as long as the game itself
  const half = record.entries.length;
  const needed = 2 * half;
  for (const one of stretchesOf(record)) {
    if (one.kind === 'chance') luck.push(swingOf(one, judge));
    else {
      if (BEGINS_PLAY.has(one.decision.question)) moments.push(momentOf(one, judge));
      judged.push({ stretch: one, worth: judge.judge(one, one.at + 1) });
    }
    yield { done: one.at, needed };
  }
  for (const [i, look] of CLOSER_LOOKS.entries()) {
    const doubtful = judged.filter(({ worth }) => lossOf(worth) >= look.from);
    doubtful.sort((a, b) => lossOf(b.worth) - lossOf(a.worth));
    const most = Math.ceil(judged.length / look.oneIn);
    const lastFirst = doubtful.slice(0, most).sort((a, b) => b.stretch.at - a.stretch.at);
    for (const [done, one] of lastFirst.entries()) {
      one.worth = judge.closer(one.stretch, one.worth, one.stretch.at + look.worlds, look);
      yield { done: half + Math.floor((half * (i + done / most)) / CLOSER_LOOKS.length), needed };
    }
  }
  const adviser = new Adviser(network, record.rules);
  const plays: StudiedPlay[] = [];
  for (const one of judged) {
    plays.push(playOf(one, adviser));
    if (plays.at(-1)!.better !== null) yield { done: needed, needed };
  }
  return { moments, plays, luck };
}

const lossOf = ({ best, chance }: StretchWorth): number => best - chance;

/** The decisions at which the graph has a point: the beginning of everything that is one play. */
const BEGINS_PLAY: ReadonlySet<Decision['question']> = new Set(['setup', 'headline', 'play']);

function momentOf({ at, seen, side, game }: Stretch, judge: Judge): StudyMoment {
  const own = judge.seenBy(seen);
  const others = judge.seenBy(view(game, side === 'us' ? 'ussr' : 'us'));
  const [us, ussr] = side === 'us' ? [own, others] : [others, own];
  return { at, turn: seen.turn, round: seen.round, vp: seen.vp, us, ussr, both: judge.withBothHands(game) };
}

function playOf({ stretch, worth }: Judged, adviser: Adviser): StudiedPlay {
  const { at, side, seen, decision, answers } = stretch;
  const loss = lossOf(worth);
  const grade = GRADES.findLast((one) => Math.round(100 * loss) >= GRADES_FROM[one]) ?? null;
  const { turn, round } = seen;
  const [best] = worth.options;
  const better = grade === null || best === undefined ? null : adviser.better(seen, best.answer, answers);
  const { chance, best: top, options } = worth;
  const done = { at, count: answers.length, turn, round, side, decision, answers };
  return { ...done, chance, best: top, options, loss, grade, better };
}

function swingOf({ at, question, isDeal, before, after }: Fall, judge: Judge): LuckSwing {
  const expected = isDeal ? judge.beforeDeal(before) : judge.expected(before);
  const came = isDeal ? judge.standing(after) : judge.expected(after);
  const kind = isDeal ? 'deal' : question === 'die' ? 'dice' : 'draw';
  return { at, turn: before.turn, kind, by: came - expected };
}

/** Plays that cost something, the most costly first. */
export const mistakesOf = ({ plays }: GameAnalysis): StudiedPlay[] =>
  plays.filter(({ grade }) => grade !== null).sort((a, b) => b.loss - a.loss);

/** What dice and draws gave the US on balance, as chance to win. */
export const luckOfUs = ({ luck }: GameAnalysis): number => luck.reduce((sum, { by }) => sum + by, 0);
