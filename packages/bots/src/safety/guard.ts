import { ask, cardAnswer, type Game, prepareGame, type Rules, word } from '@longtwilight/engine';
import type { CardPlay } from '../plan/plays.ts';
import { Safety } from './safety.ts';

/** Keeps a player from answers that allow it to lose by DEFCON in its own action round. */
export class Guard {
  private readonly safety: Safety;
  private readonly copy: Game;

  constructor(rules: Rules) {
    this.safety = new Safety(rules);
    this.copy = prepareGame(rules);
  }

  isSafe(g: Game, answer: number): boolean {
    return !this.safety.mayHarm(g, answer) || !this.safety.allowsLoss(g, answer);
  }

  /** Whether a card may be played in this way: as far as it has been planned. */
  isSafePlay(g: Game, play: CardPlay): boolean {
    if (play.card === 0) return true;
    const { copy } = this;
    copy.copyFrom(g);
    copy.refresh();
    const card = cardAnswer(play.card);
    const feared = this.safety.mayHarm(copy, card);
    copy.choose(card);
    if (copy.question !== ask.use) return true;
    if (play.use !== word.coup) return !feared || this.isSafe(copy, play.use);
    copy.choose(play.use);
    return copy.question !== ask.coup || this.isSafe(copy, play.targets[0]!);
  }
}
