import { type Decision, type GameRecord, otherKey, view } from '@longtwilight/engine';
import type { Network } from '@longtwilight/neural';
import { Adviser } from '../reasons/advise.ts';
import type { BetterMove, LuckSwing, PlayMade, StudyMoment } from './game-analysis.ts';
import { Judge, type WorldShare } from './judge.ts';
import { type Fall, type Stretch, stretchesOf } from './stretches.ts';
import type { StretchWorth } from './worth.ts';

/** What is made of one part of a game at first: of luck, or of a play. */
export type FirstLook =
  | { readonly kind: 'luck'; readonly swing: LuckSwing }
  | {
      readonly kind: 'play';
      readonly made: PlayMade;
      /** Where the graph has a point. */
      readonly moment: StudyMoment | null;
      readonly worth: StretchWorth;
    };

/**
 * Works out what an analysis asks about a game, part by part: the same at every desk, so that many can share the work.
 * Whatever goes in or comes out is plain data that another thread can be sent.
 */
export class StudyDesk {
  private readonly parts: readonly (Stretch | Fall)[];
  private readonly judge: Judge;
  private readonly adviser: Adviser;

  constructor(record: GameRecord, network: Network) {
    this.parts = [...stretchesOf(record)];
    this.judge = new Judge(network, record.rules);
    this.adviser = new Adviser(network, record.rules);
  }

  countParts(): number {
    return this.parts.length;
  }

  firstLook(part: number): FirstLook {
    const one = this.parts[part]!;
    if (one.kind === 'chance') return { kind: 'luck', swing: swingOf(one, this.judge) };
    const { at, seen, side, decision, answers } = one;
    const made = { at, count: answers.length, turn: seen.turn, round: seen.round, side, decision, answers };
    const moment = BEGINS_PLAY.has(decision.question) ? momentOf(one, this.judge) : null;
    return { kind: 'play', made, moment, worth: this.judge.judge(one, at + 1) };
  }

  /** What comes of these first answers, and of all that was answered, in each world of a share. */
  tryOut(part: number, firstAnswers: readonly string[], share: WorldShare): number[][] {
    return this.judge.tryOut(this.play(part), firstAnswers, share);
  }

  /** Playouts that come to this question answer it so from now on. */
  learn(part: number, better: string): void {
    this.judge.learn(this.play(part), better);
  }

  better(part: number, firstAnswer: string): BetterMove {
    const { seen, answers } = this.play(part);
    return this.adviser.better(seen, firstAnswer, answers);
  }

  private play(part: number): Stretch {
    const one = this.parts[part];
    if (one?.kind !== 'answers') throw new Error(`Part ${part} is no play`);
    return one;
  }
}

/** The decisions at which the graph has a point: the beginning of everything that is one play. */
const BEGINS_PLAY: ReadonlySet<Decision['question']> = new Set(['setup', 'headline', 'play']);

function momentOf({ at, seen, side, game }: Stretch, judge: Judge): StudyMoment {
  const own = judge.seenBy(seen);
  const others = judge.seenBy(view(game, otherKey(side)));
  const [us, ussr] = side === 'us' ? [own, others] : [others, own];
  return { at, turn: seen.turn, round: seen.round, vp: seen.vp, us, ussr, both: judge.withBothHands(game) };
}

function swingOf({ at, question, isDeal, before, after }: Fall, judge: Judge): LuckSwing {
  const expected = isDeal ? judge.beforeDeal(before) : judge.expected(before);
  const came = isDeal ? judge.standing(after) : judge.expected(after);
  const kind = isDeal ? 'deal' : question === 'die' ? 'dice' : 'draw';
  return { at, turn: before.turn, kind, by: came - expected };
}
