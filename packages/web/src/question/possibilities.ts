import {
  answer,
  type Decision,
  decisions,
  type Fact,
  type Game,
  type Outcome,
  outcomeOf,
  type SideKey,
} from '@longtwilight/engine';
import { copyOf } from './draft.ts';

/** One way an answer can come out once its dice have fallen. */
export interface Possibility {
  readonly chance: number;
  readonly facts: readonly Fact[];
}

/** An attempt rolls at most two dice. */
const MOST_DICE = 2;

/** Every way in which the dice of an answer can fall, each with its chance: the engine plays all of them on copies. */
export function possibilitiesOf(game: Game, side: SideKey, text: string): Possibility[] {
  const first = copyOf(game);
  const facts: Fact[] = [];
  first.facts = facts;
  answer(first, side, text);
  return fall(first, facts, 1, MOST_DICE).map(({ chance, facts: all }) => ({ chance, facts: ofTheAttempt(all) }));
}

function fall(game: Game, facts: readonly Fact[], chance: number, dice: number): Possibility[] {
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

/** What follows an attempt, such as the event of the card that paid for it, is no part of it. */
function ofTheAttempt(facts: readonly Fact[]): readonly Fact[] {
  const thrown = facts.findIndex(({ t }) => t === 'die');
  const end = facts.findIndex(({ t }, i) => i > thrown && (t === 'event' || t === 'round' || t === 'turn'));
  return end < 0 ? facts : facts.slice(0, end);
}

export const likelihood = (outcomes: readonly Possibility[], happens: (facts: readonly Fact[]) => boolean): number =>
  outcomes.reduce((sum, { chance, facts }) => (happens(facts) ? sum + chance : sum), 0);

/** How many games a look for danger may play on. */
const MOST_LOOKS = 400;

/**
 * How an answer can lose the game before the player's next card: by dice, by what the other side may do in between, or
 * whatever the player does next. Hidden cards are guessed, and the search is bounded, so that a danger far off may be missed.
 */
export function lossBy(game: Game, side: SideKey, text: string): Outcome['reason'] | null {
  const looks = { left: MOST_LOOKS };
  const next = copyOf(game);
  answer(next, side, text);
  const other = decisions(next).find(({ answered }) => !answered);
  if (other?.question === 'headline' && other.actor !== side) return lossByHeadline(next, side, other, looks);
  return lossFrom(next, side, looks);
}

interface Looks {
  left: number;
}

/** A headline is dangerous if it loses against most of what the other side could choose, of which nothing is known. */
function lossByHeadline(game: Game, side: SideKey, other: Decision, looks: Looks): Outcome['reason'] | null {
  const losses = other.options.flatMap((option) => {
    const next = copyOf(game);
    answer(next, other.actor, option);
    return lossFrom(next, side, looks) ?? [];
  });
  return losses.length > other.options.length / 2 ? (losses[0] ?? null) : null;
}

function lossFrom(game: Game, side: SideKey, looks: Looks): Outcome['reason'] | null {
  if (game.over) {
    const end = outcomeOf(game);
    return end !== null && end.winner !== side && end.winner !== 'draw' ? end.reason : null;
  }
  const open = decisions(game).find(({ answered }) => !answered);
  if (open === undefined || ENDS_A_LOOK.has(open.question)) return null;
  const mine = open.actor === side;
  let found: Outcome['reason'] | null = null;
  for (const option of mine ? some(open.options) : open.options) {
    if (looks.left-- <= 0) return null;
    const next = copyOf(game);
    answer(next, open.actor, option);
    found = lossFrom(next, side, looks);
    // One way out is enough for the player, one way in for anybody else
    if ((found === null) === mine) return found;
  }
  return found;
}

const ENDS_A_LOOK: ReadonlySet<Decision['question']> = new Set(['play', 'headline', 'draw']);

/** A few of many options: where all of these lose, the others hardly help. */
const some = (options: readonly string[]): string[] =>
  [options[0], options[Math.floor(options.length / 2)], options.at(-1)].filter((one) => one !== undefined);
