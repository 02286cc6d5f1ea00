import type { Game, Rules } from '@longtwilight/engine';
import type { Network } from '@longtwilight/neural';
import { Guard } from '../safety/guard.ts';
import { CertainWin } from './certain-win.ts';
import { LastPoint } from './last-point.ts';
import { Mind } from './mind.ts';

/** What a player with a network does without search: what is certain is worked out, the rest is the network's choice. */
export class Instinct {
  readonly mind: Mind;
  readonly guard: Guard;
  private readonly certainWin: CertainWin;
  private readonly lastPoint: LastPoint;

  constructor(network: Network, rules: Rules) {
    this.mind = new Mind(network);
    this.guard = new Guard(rules);
    this.certainWin = new CertainWin(rules);
    this.lastPoint = new LastPoint(rules);
  }

  /** The answer that needs no thought: the only one, one that wins, the best last placement; -1 if there is none. */
  certain(g: Game): number {
    if (g.count === 1) return g.options[0]!;
    const win = this.certainWin.answer(g);
    return win >= 0 ? win : this.lastPoint.answer(g);
  }

  /** The network's first choice of those that can't lose by DEFCON in this action round. */
  answer(g: Game): number {
    const certain = this.certain(g);
    if (certain >= 0) return certain;
    const { answers } = this.mind.think(g);
    return this.guard.safestAnswer(g, answers) ?? answers[0]!;
  }
}
