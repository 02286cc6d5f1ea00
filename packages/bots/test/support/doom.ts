import { type EndReason, type Game, outcome, prepareGame, type Side } from '@longtwilight/engine';
import {
  answeredCard,
  ask,
  BATTLEGROUND,
  COUNTRIES,
  cardPlace,
  phase,
  QUESTION_KINDS,
  wordAnswer,
} from '@longtwilight/engine/data';
import { positionKey } from '@longtwilight/engine/search';

/** A line that goes on longer than this is not enumerated; a test that meets one must say so. */
const MOST_NODES = 60_000;

/** What may count as a loss by DEFCON: a coup in the Cuban Missile Crisis is nuclear war too. */
export const LOSSES: readonly (readonly EndReason[])[] = [['defcon'], ['defcon', 'cuban-missile-crisis']];
/** Questions that spend points one by one. */
const POINTS: readonly number[] = [ask.place, ask.remove, ask.realign];

interface Search {
  readonly side: Side;
  readonly losses: readonly EndReason[];
  readonly turn: number;
  readonly round: number;
  readonly seen: Map<string, boolean>;
  nodes: number;
}

/**
 * Whether the phasing side may lose by DEFCON before its action round is over, once it has answered so, in the true game. It
 * enumerates the play without any knowledge of cards; only countries that can't differ in this respect stand for each other.
 */
export function mayLose(g: Game, answer: number, losses: readonly EndReason[]): boolean {
  const search: Search = { side: g.phasing, losses, turn: g.turn, round: g.round, seen: new Map(), nodes: 0 };
  return after(g, answer, search, '');
}

/** `uses` are the answers so far that say how a card is used: whether its event is still to come is not in the bytes. */
function after(g: Game, answer: number, search: Search, uses: string): boolean {
  if (++search.nodes > MOST_NODES) throw new Error('This play is too long to be enumerated');
  const used = QUESTION_KINDS[g.question] === 'use' ? `${uses} ${answer}` : uses;
  const copy = prepareGame(g.rules);
  copy.copyFrom(g);
  copy.refresh();
  copy.choose(answer);
  const end = outcome(copy);
  if (end !== null) return search.losses.includes(end.reason) && end.winner !== search.side;
  if (copy.phase !== phase.round || copy.phasing !== search.side) return false;
  if (copy.turn !== search.turn || copy.round !== search.round) return false;
  // Here options and uses tell all that the bytes don't: the order of points does not matter
  if (!POINTS.includes(copy.question)) return decide(copy, search, used);
  const key = `${used} ${copy.question} ${copy.actor} ${copy.cause} ${copy.left} ${[...copy.options.subarray(0, copy.count)]} ${positionKey(copy)}`;
  const known = search.seen.get(key);
  if (known !== undefined) return known;
  const lost = decide(copy, search, used);
  search.seen.set(key, lost);
  return lost;
}

function decide(g: Game, search: Search, uses: string): boolean {
  const mine = g.actor === search.side;
  for (const option of tries(g)) if (after(g, option, search, uses) !== mine) return !mine;
  return mine;
}

/** All options, but of countries one battleground and one other where no coup is at hand, and one of the cards of the pile. */
function tries(g: Game): number[] {
  const all = [...g.options.subarray(0, g.count)];
  if (g.question === ask.die) return [all[0]!, all[all.length - 1]!];
  if (g.question === ask.draw && g.placeOf(answeredCard(all[0]!)) === cardPlace.pile) return all.slice(0, 1);
  if (g.question === ask.discard) return [all[0]!, all[all.length - 1]!];
  const kinds: readonly number[] = [ask.place, ask.remove, ask.realign, ask.war, ask.setup];
  if (!kinds.includes(g.question)) return all;
  const first = (test: (c: number) => boolean): number[] => all.filter(test).slice(0, 1);
  const isBattleground = (c: number): boolean => c < COUNTRIES && BATTLEGROUND[c] === 1;
  return [
    ...all.filter((answer) => answer === wordAnswer.done),
    ...first((c) => c < COUNTRIES && !isBattleground(c)),
    ...first(isBattleground),
  ];
}
