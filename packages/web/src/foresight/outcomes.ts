import { answer, decisions, type Fact, type Game, outcomeOf, type SideKey } from '@longtwilight/engine';
import { copyOf } from '../match/draft.ts';

/** One way an answer can come out once its dice have fallen. */
export interface Outcome {
  readonly chance: number;
  readonly facts: readonly Fact[];
}

/** An attempt rolls at most two dice. */
const MOST_DICE = 2;

/** Every way in which the dice of an answer can fall, each with its chance: the engine plays all of them on copies. */
export function outcomesOf(game: Game, side: SideKey, text: string): Outcome[] {
  const first = copyOf(game);
  const facts: Fact[] = [];
  first.facts = facts;
  answer(first, side, text);
  return fall(first, facts, 1, MOST_DICE);
}

function fall(game: Game, facts: readonly Fact[], chance: number, dice: number): Outcome[] {
  const [open] = decisions(game);
  if (dice === 0 || open?.actor !== 'chance' || open.question !== 'die') return [{ chance, facts }];
  return open.options.flatMap((roll) => {
    const next = copyOf(game);
    const more: Fact[] = [];
    next.facts = more;
    answer(next, 'chance', roll);
    return fall(next, [...facts, ...more], chance / open.options.length, dice - 1);
  });
}

export const likelihood = (outcomes: readonly Outcome[], happens: (facts: readonly Fact[]) => boolean): number =>
  outcomes.reduce((sum, { chance, facts }) => (happens(facts) ? sum + chance : sum), 0);

/** How many games a look for danger may play on. */
const MOST_LOOKS = 400;

/**
 * Whether an answer can lose the game before the player is asked again: by dice, or by what the other side may do in between.
 * Hidden cards are guessed, and the search is bounded, so that a danger far off may be missed.
 */
export function canLose(game: Game, side: SideKey, text: string): boolean {
  const looks = { left: MOST_LOOKS };
  const next = copyOf(game);
  answer(next, side, text);
  return losesFrom(next, side, looks);
}

function losesFrom(game: Game, side: SideKey, looks: { left: number }): boolean {
  if (game.over) {
    const end = outcomeOf(game);
    return end !== null && end.winner !== side && end.winner !== 'draw';
  }
  const open = decisions(game).find(({ answered }) => !answered);
  if (open === undefined || open.actor === side || open.question === 'play' || open.question === 'headline')
    return false;
  if (open.question === 'draw') return false;
  for (const option of open.options) {
    if (looks.left-- <= 0) return false;
    const next = copyOf(game);
    answer(next, open.actor, option);
    if (losesFrom(next, side, looks)) return true;
  }
  return false;
}
