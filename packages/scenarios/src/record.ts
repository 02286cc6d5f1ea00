import { editGame, GameRecord, positionOf } from '@longtwilight/engine';
import { check } from './check.ts';
import { type Data, ScenarioError } from './data.ts';
import { readGiven, readGivenRules } from './given.ts';
import { readOrBlame, type Scenario } from './scenario.ts';
import { runSteps, type SteppedGame } from './steps.ts';

export type { Data } from './data.ts';

/** A scenario played as a game to look at. Where a step edits the position (`set`), a new stretch begins. */
export function recordScenario({ fault, given, when, then }: Scenario): GameRecord[] {
  if (fault !== null) throw new ScenarioError(fault);
  const stretches = [GameRecord.from({ ...readGiven(given), rules: readGivenRules(given) })];
  const now = (): GameRecord => stretches.at(-1)!; // there always is one
  const board: SteppedGame = {
    get game() {
      return now().game;
    },
    answer: (actor, text) => now().answer(actor, text),
    edit(position) {
      const { game, rules } = now();
      editGame(game, position);
      // A game is edited between two rounds, so that the position says all
      stretches.push(GameRecord.from({ ...positionOf(game), rules: rules.spec }));
    },
  };
  runSteps(board, when);
  check(now().game, then);
  return stretches;
}

/** All scenarios of a file, one after the other; a browser gets the file read already. */
export const recordFile = (file: string, data: readonly Data[]): GameRecord[] =>
  data.flatMap((one, i) => recordScenario(readOrBlame(file, one, i)));
