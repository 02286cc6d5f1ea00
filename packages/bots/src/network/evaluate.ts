import {
  CHANCE,
  type Game,
  other,
  outcome,
  type SideKey,
  seeded,
  sideOf,
  US,
  type View,
  view,
} from '@longtwilight/engine';
import type { Network } from '@longtwilight/neural';
import { imagine } from '../imagine.ts';
import { Mind } from './mind.ts';

/** Worlds over which a position is judged when the viewer does not see all that the side asked knows. */
const WORLDS = 8;
const SEED = 1;

/** The chance of a side to win, as it sees the game itself, or as a view shows it. A draw counts half. */
export function evaluate(network: Network, position: View | Game, side: SideKey): number {
  const seen = 'viewer' in position ? position : view(position, side);
  if (seen.outcome !== null) return seen.outcome.winner === 'draw' ? 0.5 : Number(seen.outcome.winner === side);
  const chance = seeded(SEED);
  // Whoever is asked sees the same in all worlds that fit its view
  const worlds = seen.decision === null ? WORLDS : 1;
  const mind = new Mind(network);
  const games: Game[] = [];
  let sum = 0;
  for (let i = 0; i < worlds; i++) {
    const world = imagine(seen, chance);
    toNextQuestion(world);
    const end = outcome(world);
    if (end === null) games.push(world);
    else sum += end.winner === sideOf(side) ? 1 : end.winner === other(sideOf(side)) ? 0 : 0.5;
  }
  if (games.length > 0) mind.look(games, false);
  for (const row of games.keys()) sum += sideOf(side) === US ? mind.chanceOfUs(row) : 1 - mind.chanceOfUs(row);
  return sum / worlds;
}

/** Dice and draws are thrown, so that somebody is asked whose view the network can take. */
function toNextQuestion(g: Game): void {
  while (!g.over && g.actor === CHANCE) g.choose(g.options[g.chance!(g.count)]!);
}
