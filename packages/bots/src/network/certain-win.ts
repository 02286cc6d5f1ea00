import { type Game, outcome, prepareGame, type Rules } from '@longtwilight/engine';
import { answeredCard, ask, cardAnswer, isCardAnswer, no, wordAnswer } from '@longtwilight/engine/data';

/** The answers with which Wargames ends a game, from where it stands. */
const WARGAMES: Readonly<Record<number, readonly number[]>> = {
  [ask.play]: [cardAnswer(no.wargames), wordAnswer.event, wordAnswer.end],
  [ask.use]: [wordAnswer.event, wordAnswer.end],
  [ask.choose]: [wordAnswer.end],
};

/** Sees when Wargames or a scoring card wins the game now. A network rarely learns to give 6 VP away and win. */
export class CertainWin {
  private readonly trial: Game;

  constructor(rules: Rules) {
    this.trial = prepareGame(rules);
  }

  /** The answer that wins; -1 if there is none. */
  answer(g: Game): number {
    if (g.question === ask.play)
      for (let i = 0; i < g.count; i++)
        if (isScoring(g, g.options[i]!) && this.wins(g, [g.options[i]!, wordAnswer.event])) return g.options[i]!;
    const answers = WARGAMES[g.question];
    if (answers === undefined || (g.question !== ask.play && g.cause !== no.wargames)) return -1;
    return this.wins(g, answers) ? answers[0]! : -1;
  }

  private wins(g: Game, answers: readonly number[]): boolean {
    const { trial } = this;
    trial.copyFrom(g);
    trial.refresh();
    for (const answer of answers) {
      if (trial.over || !trial.offered(answer)) return false;
      trial.choose(answer);
    }
    return outcome(trial)?.winner === g.actor;
  }
}

const isScoring = ({ rules }: Game, answer: number): boolean =>
  isCardAnswer(answer) && rules.scoringCards.includes(answeredCard(answer));
