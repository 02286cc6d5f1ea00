import { answer, copyOf, decisions, type Fact, type Game, type SideKey } from '@longtwilight/engine';

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
  return possibleFalls(first, facts);
}

/** The same for dice that are thrown next, with the facts that led to them. A tie that is thrown again counts for nothing. */
export function possibleFalls(game: Game, facts: readonly Fact[]): Possibility[] {
  const all = fall(game, facts, 1, MOST_DICE);
  const decided = all.filter(({ again }) => !again);
  const certain = decided.reduce((sum, { chance }) => sum + chance, 0);
  return decided.map(({ chance, facts: told }) => ({ chance: chance / certain, facts: ofTheAttempt(told) }));
}

function fall(game: Game, facts: readonly Fact[], chance: number, dice: number): (Possibility & { again: boolean })[] {
  const [open] = decisions(game);
  const isDie = open?.actor === 'chance' && open.question === 'die';
  if (dice === 0 || !isDie) return [{ chance, facts, again: isDie }];
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

/** Whether this ends the game for a side. */
export const isLost = (facts: readonly Fact[], side: SideKey): boolean =>
  facts.some((fact) => fact.t === 'over' && fact.winner !== null && fact.winner !== side);
