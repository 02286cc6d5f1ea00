import { editGame, type Game, type Position, prepareGame, RefusedError, type Side, US } from '@longtwilight/engine';
import { phase } from '@longtwilight/engine/data';
import { openHeadline } from '@longtwilight/engine/search';
import type { Mind } from '../network/mind.ts';
import { resultForUs } from '../network/playouts.ts';

/** Says what single changes of a position do to the chance to win of the side that is asked. */
export class Weigher {
  private readonly mind: Mind;

  constructor(mind: Mind) {
    this.mind = mind;
  }

  /** The chance with each of these changes by itself; null where the position can't be changed like that. */
  chances(g: Game, changes: readonly Position[]): (number | null)[] {
    const games = changes.map((change) => changed(g, change));
    const found = games.filter((one) => one !== null);
    const values = this.chancesOf(found, g.actor as Side);
    return games.map((one) => (one === null ? null : values[found.indexOf(one)]!));
  }

  /** The chance of a side in each of these games, over or not. */
  chancesOf(games: readonly Game[], side: Side): number[] {
    const open = games.filter(({ over }) => !over);
    const values: number[] = [];
    for (let from = 0; from < open.length; from += this.mind.network.rows) {
      const some = open.slice(from, from + this.mind.network.rows);
      this.mind.look(some, false);
      values.push(...some.map((_, row) => this.mind.chanceOfUs(row)));
    }
    return games.map((one) => {
      const us = one.over ? resultForUs(one) : values[open.indexOf(one)]!;
      return side === US ? us : 1 - us;
    });
  }
}

function changed(g: Game, change: Position): Game | null {
  const copy = prepareGame(g.rules);
  copy.copyFrom(g);
  const side = g.actor as Side;
  try {
    if (Object.keys(change).length > 0) editGame(copy, change);
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
  if (copy.phase === phase.headline) openHeadline(copy, side);
  else copy.refresh();
  return copy.over || copy.actor !== side || copy.count === 0 ? null : copy;
}
