import { type Game, outcome, prepareGame, type Rules } from '@longtwilight/engine';
import { ask, cardAnswer, no, wordAnswer } from '@longtwilight/engine/data';

const WARGAMES = no.wargames;
const PLAYS: Readonly<Record<number, readonly number[]>> = {
  [ask.play]: [cardAnswer(WARGAMES), wordAnswer.event, wordAnswer.end],
  [ask.use]: [wordAnswer.event, wordAnswer.end],
  [ask.choose]: [wordAnswer.end],
};

const scratches = new WeakMap<Rules, Game>();
function scratchFor(rules: Rules): Game {
  const scratch = scratches.get(rules) ?? prepareGame(rules);
  scratches.set(rules, scratch);
  return scratch;
}

/**
 * The answer with which Wargames wins the game now; -1 if there is none. Giving away 6 VP loses nearly always while a player
 * still tries things out, so by itself it learns never to end a game before it ever holds a lead that would do.
 */
export function wargamesWin(g: Game): number {
  const answers = PLAYS[g.question];
  if (answers === undefined || (g.question !== ask.play && g.cause !== WARGAMES)) return -1;
  if (!g.offered(answers[0]!)) return -1;
  const trial = scratchFor(g.rules);
  const { actor } = g;
  trial.copyFrom(g);
  trial.refresh();
  for (const code of answers) {
    if (trial.over || !trial.offered(code)) return -1;
    trial.choose(code);
  }
  return outcome(trial)?.winner === actor ? answers[0]! : -1;
}
