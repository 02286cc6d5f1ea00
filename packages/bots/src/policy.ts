import { ask, cardAnswer, type Game, type Rules, type Side, word } from '@longtwilight/engine';
import { bookMove } from './openings.ts';
import { type CardPlay, Plays } from './plan/plays.ts';
import { Guard } from './safety/guard.ts';

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
        return play.card === 0 ? word.pass : cardAnswer(play.card);
      }
      case ask.use:
      case ask.operations: {
        const options = this.plays.uses(g);
        if (options.length === 0) break;
        const play = best(options);
        if (play.value < 0 && g.offered(word.done)) return word.done;
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
    return found.length > 0 ? found : plays.slice(0, 1);
  }

  /** The best play that can't lose at once; the best of all if there is none. */
  private best(g: Game, plays: CardPlay[]): CardPlay {
    plays.sort((a, b) => b.value - a.value);
    const { guard } = this;
    return (guard === null ? undefined : plays.find((play) => guard.isSafePlay(g, play))) ?? plays[0]!;
  }
  private isSafe(g: Game, answer: number): boolean {
    return this.guard === null || this.guard.isSafe(g, answer);
  }

  /** The answer that looks best by itself. */
  private judge(g: Game): number {
    this.plays.outlook.read(g, g.actor as Side);
    const values = this.plays.weigh(g);
    const order = [...values.subarray(0, g.count).keys()].sort((a, b) => values[b]! - values[a]!);
    return g.options[order.find((i) => this.isSafe(g, g.options[i]!)) ?? order[0]!]!;
  }

  /** The next answer of the plan, or -1 if it has none that fits. */
  private planned(g: Game, side: Side): number {
    const plan = this.plans[side];
    if (plan === null || plan.turn !== g.turn || plan.round !== g.round || plan.phase !== g.phase) return -1;
    const answer = next(g, plan);
    return answer >= 0 && g.offered(answer) ? answer : -1;
  }
}

function next(g: Game, plan: Plan): number {
  const { play } = plan;
  if (g.question === ask.use) {
    if (plan.used || g.cause !== play.card) return -1;
    plan.used = true;
    return play.use;
  }
  if (g.question === ask.operations) {
    // The operations behind an enemy event, or of a card granted by one, are planned anew
    if (plan.used || g.cause !== play.card) return -1;
    plan.used = true;
    return play.use;
  }
  if (!plan.used || play.use === word['event-first']) return -1;
  if (g.cause !== play.card && g.question !== ask.partner) return -1;
  if (g.question === ask.realign) return play.use === word.realign ? play.targets[0]! : -1;
  const fits =
    (g.question === ask.place && play.use === word.influence) ||
    (g.question === ask.coup && play.use === word.coup) ||
    g.question === ask.partner;
  return fits ? (play.targets[plan.given++] ?? -1) : -1;
}

const best = (plays: readonly CardPlay[]): CardPlay => plays.reduce((a, b) => (b.value > a.value ? b : a));
