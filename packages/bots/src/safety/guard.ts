import { type Game, prepareGame, type Rules } from '@longtwilight/engine';
import { ask, cardAnswer, wordAnswer } from '@longtwilight/engine/data';
import type { CardPlay } from '../plan/plays.ts';
import { Safety } from './safety.ts';

/** Keeps a player from answers that allow it to lose by DEFCON in its own action round. */
export class Guard {
  /** A coup in the Cuban Missile Crisis is nuclear war as well; where nothing excludes both, DEFCON 1 comes first. */
  private readonly fears: readonly [Safety, Safety];
  private readonly copy: Game;

  constructor(rules: Rules) {
    this.fears = [new Safety(rules, ['defcon', 'cuban-missile-crisis']), new Safety(rules, ['defcon'])];
    this.copy = prepareGame(rules);
  }

  isSafe(g: Game, answer: number, fear = this.fears[0]): boolean {
    return !fear.mayHarm(g, answer) || !fear.allowsLoss(g, answer);
  }

  /** The first of these answers that is safe, or at least keeps from DEFCON 1. */
  safestAnswer(g: Game, answers: readonly number[]): number | undefined {
    return this.safest(answers, (answer, fear) => this.isSafe(g, answer, fear));
  }
  /** The first of these plays that is safe, or at least keeps from DEFCON 1. */
  safestPlay(g: Game, plays: readonly CardPlay[]): CardPlay | undefined {
    return this.safest(plays, (play, fear) => this.isSafePlay(g, play, fear));
  }
  private safest<T>(all: readonly T[], isSafe: (one: T, fear: Safety) => boolean): T | undefined {
    const [both, defcon] = this.fears;
    return all.find((one) => isSafe(one, both)) ?? all.find((one) => isSafe(one, defcon));
  }

  /** Whether a card may be played in this way: as far as it has been planned. */
  isSafePlay(g: Game, play: CardPlay, fear = this.fears[0]): boolean {
    if (play.card === 0) return true;
    const { copy } = this;
    const card = cardAnswer(play.card);
    const feared = fear.mayHarm(g, card);
    copy.copyFrom(g);
    copy.choose(card);
    if (copy.question !== ask.use) return true;
    if (play.use !== wordAnswer.coup) return !feared || this.isSafe(copy, play.use, fear);
    copy.choose(play.use);
    return copy.question !== ask.coup || this.isSafe(copy, play.targets[0]!, fear);
  }
}
