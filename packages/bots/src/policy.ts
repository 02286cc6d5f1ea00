import type { Game, Rules, Side } from '@longtwilight/engine';
import { ask, cardAnswer, wordAnswer } from '@longtwilight/engine/data';
import { bookMove } from './openings.ts';
import { type CardPlay, Plays } from './plan/plays.ts';
import { Guard } from './safety/guard.ts';

/** Values for options that nothing speaks for, that allow a loss, and that the opening book has. */
const UNLIKELY = -20;
const UNSAFE = -500;
const BOOK = 20;

/** Answers foreseen when a card was chosen, each good as long as the game asks for it. */
interface Plan {
  readonly turn: number;
  readonly round: number;
  readonly phase: number;
  readonly play: CardPlay;
  /** The answer to how the card is used has been given. */
  used: boolean;
  /** How many of the answers behind it have been given. */
  given: number;
}

/**
 * The heuristic player: knows which answer it likes best in any position, for either side, from what that side knows. It plans
 * a whole card play at once and keeps to the plan while that is possible. With a guard it never allows a loss by DEFCON that
 * it can exclude.
 */
export class Policy {
  readonly plays: Plays;
  private readonly guard: Guard | null;
  private readonly plans: [Plan | null, Plan | null] = [null, null];

  constructor(rules: Rules, guarded: boolean) {
    this.plays = new Plays(rules);
    this.guard = guarded ? new Guard(rules) : null;
  }

  /** Carry out this play from here on. */
  intend(g: Game, side: Side, play: CardPlay): void {
    this.plans[side] = { turn: g.turn, round: g.round, phase: g.phase, play, used: false, given: 0 };
  }
  forget(): void {
    this.plans[0] = null;
    this.plans[1] = null;
  }

  /** The best answer to the open question of a side. */
  answer(g: Game): number {
    if (g.count === 1) return g.options[0]!;
    const side = g.actor as Side;
    const planned = this.planned(g, side);
    if (planned >= 0 && this.isSafe(g, planned)) return planned;
    switch (g.question) {
      case ask.headline:
        return cardAnswer(best(this.plays.headlines(g)).card);
      case ask.play: {
        const play = this.best(g, this.plays.list(g));
        this.intend(g, side, play);
        return playedCard(play);
      }
      case ask.use:
      case ask.operations: {
        const options = this.plays.uses(g);
        if (options.length === 0) break;
        const play = best(options);
        if (play.value < 0 && g.offered(wordAnswer.done)) return wordAnswer.done;
        this.intend(g, side, play);
        const answer = this.planned(g, side);
        if (answer >= 0 && this.isSafe(g, answer)) return answer;
        break;
      }
      case ask.setup:
      case ask.bonus: {
        const move = bookMove(g);
        if (move >= 0) return move;
      }
    }
    return this.judge(g);
  }

  /** What each option of the open question is worth to the side that is asked, in the order of the options. */
  values(g: Game): number[] {
    const options = [...g.options.subarray(0, g.count)];
    const plays = this.listed(g);
    if (plays === null) {
      this.plays.outlook.read(g, g.actor as Side);
      const values = [...this.plays.weigh(g).subarray(0, g.count)];
      const book = bookMove(g);
      return options.map((option, i) => (option === book ? BOOK : this.isSafe(g, option) ? values[i]! : UNSAFE));
    }
    const firstAnswer = (play: CardPlay): number =>
      g.question === ask.use || g.question === ask.operations ? play.use : playedCard(play);
    return options.map((option) => {
      const values = plays.filter((play) => firstAnswer(play) === option).map((play) => play.value);
      return this.isSafe(g, option) ? Math.max(UNLIKELY, ...values) : UNSAFE;
    });
  }

  /** Whole card plays, where the question is about one; null elsewhere. */
  private listed(g: Game): CardPlay[] | null {
    switch (g.question) {
      case ask.headline:
        return this.plays.headlines(g);
      case ask.play:
        return this.plays.list(g);
      case ask.use:
      case ask.operations:
        return this.plays.uses(g);
      default:
        return null;
    }
  }

  /** The plays (or headlines) that look best and are safe, best first, at most so many. */
  candidates(g: Game, most: number): CardPlay[] {
    const headline = g.question === ask.headline;
    const plays = headline ? this.plays.headlines(g) : this.plays.list(g);
    plays.sort((a, b) => b.value - a.value);
    const found: CardPlay[] = [];
    for (const play of plays) {
      if (found.length === most) break;
      if (headline || this.guard === null || this.guard.isSafePlay(g, play)) found.push(play);
    }
    return found.length > 0 ? found : [this.best(g, plays)];
  }

  /** The card play that somebody who sees other values in them likes best. */
  favourite(g: Game, liking: (play: CardPlay) => number): CardPlay {
    const plays = this.plays.list(g);
    for (const play of plays) play.value = liking(play);
    return this.best(g, plays);
  }

  /** The best play that can't lose at once; the best of all if there is none. */
  private best(g: Game, plays: CardPlay[]): CardPlay {
    plays.sort((a, b) => b.value - a.value);
    return this.guard?.safestPlay(g, plays) ?? plays[0]!;
  }
  private isSafe(g: Game, answer: number): boolean {
    return this.guard === null || this.guard.isSafe(g, answer);
  }

  /** The answer that looks best by itself. */
  private judge(g: Game): number {
    this.plays.outlook.read(g, g.actor as Side);
    const values = this.plays.weigh(g);
    const order = [...values.subarray(0, g.count).keys()].sort((a, b) => values[b]! - values[a]!);
    const answers = order.map((i) => g.options[i]!);
    return this.guard?.safestAnswer(g, answers) ?? answers[0]!;
  }

  /** The next answer of the plan, or -1 if it has none that fits. */
  private planned(g: Game, side: Side): number {
    const plan = this.plans[side];
    if (plan === null || plan.turn !== g.turn || plan.round !== g.round || plan.phase !== g.phase) return -1;
    const answer = next(g, plan);
    return answer >= 0 && g.offered(answer) ? answer : -1;
  }
}

/** The answer that begins a play. */
export const playedCard = (play: CardPlay): number => (play.card === 0 ? wordAnswer.pass : cardAnswer(play.card));

function next(g: Game, plan: Plan): number {
  const { play } = plan;
  if (g.question === ask.use || g.question === ask.operations) {
    // The operations after an opponent's event, or of a card granted by one, are planned anew
    if (plan.used || g.cause !== play.card) return -1;
    plan.used = true;
    return play.use;
  }
  if (!plan.used || play.use === wordAnswer['event-first']) return -1;
  if (g.cause !== play.card && g.question !== ask.partner) return -1;
  if (g.question === ask.realign) return play.use === wordAnswer.realign ? play.targets[0]! : -1;
  const fits =
    (g.question === ask.place && play.use === wordAnswer.influence) ||
    (g.question === ask.coup && play.use === wordAnswer.coup) ||
    g.question === ask.partner;
  return fits ? (play.targets[plan.given++] ?? -1) : -1;
}

const best = (plays: readonly CardPlay[]): CardPlay => plays.reduce((a, b) => (b.value > a.value ? b : a));
