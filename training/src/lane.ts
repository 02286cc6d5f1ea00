import { CertainWin, levels, type Player } from '@longtwilight/bots';
import {
  answer,
  type Chance,
  END_REASONS,
  type Game,
  outcome,
  prepareGame,
  type Rules,
  reset,
  SIDE_KEYS,
  type Side,
  seeded,
  US,
  USSR,
  view,
} from '@longtwilight/engine';
import { CARD_COUNT } from '@longtwilight/engine/data';
import { OBSERVATION_SIZE, observe } from '@longtwilight/engine/search';
import { writeTruePlaces } from '@longtwilight/engine/training';
import { drawRules, MAIN_RULES } from './rules-mix.ts';

/** One row a game: the observation, then the true places of all cards, which only the critic sees. */
export const ROW_SIZE = 16 * Math.ceil((OBSERVATION_SIZE + CARD_COUNT) / 16);
/** Beside each row: what the learner must know of it. */
export const HEAD_SIZE = 16;
export const HEAD = {
  ended: 0,
  winner: 1,
  kind: 2,
  turn: 3,
  reason: 4,
  forced: 5,
  answer: 6,
  main: 7,
  side: 8,
} as const;

/**
 * Who plays in a lane. Measured lanes, by the player as it is or by its average, are greedy, against Attaché and not learned
 * from; in pool lanes an earlier self has the other side; sparring lanes are against Attaché too, but learned from. Odd kinds
 * have the US, even ones the USSR.
 */
export const KIND = { self: 0, measured: 1, average: 3, pool: 5, sparring: 7 } as const;

const RANDOM_SEED = 2 ** 30;

/** Shared by all games of the same rules. */
const certainWins = new Map<Rules, CertainWin>();
function certainWin(g: Game): number {
  const certain = certainWins.get(g.rules) ?? new CertainWin(g.rules);
  certainWins.set(g.rules, certain);
  return certain.answer(g);
}

/** One game after another, stopping at each question that the network is to answer. */
export class Lane {
  private game: Game;
  private attache: Player | null = null;
  private readonly kind: number;
  private readonly chance: Chance;

  constructor(kind: number, seed: number) {
    this.kind = kind;
    this.chance = seeded(seed);
    this.game = this.begin();
  }

  /** The side that Attaché plays, if it does. */
  private get attacheSide(): Side | null {
    if (this.kind === KIND.self || this.kind === KIND.pool || this.kind === KIND.pool + 1) return null;
    return this.kind % 2 === 1 ? USSR : US;
  }

  private begin(): Game {
    const rules = this.attacheSide === null ? drawRules(this.chance) : MAIN_RULES;
    if (this.game?.rules === rules) reset(this.game);
    else this.game = prepareGame(rules);
    this.game.chance = seeded(this.chance(RANDOM_SEED));
    this.game.run();
    const side = this.attacheSide;
    this.attache = side === null ? null : levels.attache({ side: SIDE_KEYS[side], seed: this.chance(RANDOM_SEED) });
    return this.game;
  }

  /** Go on to the next question of the network and write it down, with the end of a game on the way there. */
  advance(rows: Uint8Array, row: number, heads: Uint8Array, head: number): void {
    heads.fill(0, head, head + HEAD_SIZE);
    for (;;) {
      const g = this.game;
      if (g.over) {
        this.noteEnd(heads, head);
        this.begin();
      } else if (g.count === 1) g.choose(g.options[0]!);
      else if (g.actor === this.attacheSide) this.askAttache(g.actor);
      else break;
    }
    const g = this.game;
    observe(g, rows, row);
    writeTruePlaces(g, rows, row + OBSERVATION_SIZE);
    heads[head + HEAD.kind] = this.kind;
    heads[head + HEAD.side] = g.actor;
    const win = this.attache === null || this.kind >= KIND.sparring ? certainWin(g) : -1;
    if (win >= 0) {
      heads[head + HEAD.forced] = 1;
      heads[head + HEAD.answer] = win;
    }
  }

  /** The network's answer to the question written last. */
  take(code: number): void {
    if (!this.game.offered(code)) throw new Error(`The learner answered ${code}, which is not legal`);
    this.game.choose(code);
  }

  private askAttache(side: Side): void {
    const key = SIDE_KEYS[side];
    answer(this.game, key, this.attache!.answer(view(this.game, key)));
  }

  private noteEnd(heads: Uint8Array, head: number): void {
    const end = outcome(this.game)!;
    heads[head + HEAD.ended] = 1;
    heads[head + HEAD.winner] = end.winner;
    heads[head + HEAD.turn] = this.game.turn;
    heads[head + HEAD.reason] = END_REASONS.indexOf(end.reason);
    heads[head + HEAD.main] = Number(this.game.rules === MAIN_RULES);
  }
}
