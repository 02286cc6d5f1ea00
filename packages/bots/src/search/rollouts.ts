import { type Game, other, outcome, prepareGame, type Rules, type Side, seeded, US } from '@longtwilight/engine';
import { openHeadline } from '@longtwilight/engine/search';
import { Outlook } from '../evaluate/outlook.ts';
import type { CardPlay } from '../plan/plays.ts';
import { Policy, playedCard } from '../policy.ts';
import { burden } from '../safety/hand.ts';

/** How many action rounds (or headlines) are played on before the position is judged. */
const HORIZON = 8;
const MOST_ANSWERS = 400;
/** How much a victory point moves the chance to win. */
export const SLOPE = 0.14;

/** Plays card plays on in sampled worlds, both sides by the heuristic policy, and says who is likely to win then. */
export class Rollouts {
  private readonly policy: Policy;
  private readonly outlook = new Outlook();
  private readonly game: Game;

  constructor(rules: Rules) {
    this.policy = new Policy(rules, true);
    this.game = prepareGame(rules);
  }

  /** The chance to win after this play, as it comes out in this world with these dice. */
  play(world: Game, side: Side, play: CardPlay, seed: number): number {
    const { game, policy } = this;
    game.copyFrom(world);
    game.chance = seeded(seed);
    standAt(game, world);
    policy.forget();
    policy.intend(game, side, play);
    game.choose(playedCard(play));
    let key = stage(game);
    let stages = HORIZON;
    for (let answers = 0; !game.over && answers < MOST_ANSWERS; answers++) {
      const now = stage(game);
      if (now !== key) {
        key = now;
        if (--stages === 0) break;
      }
      game.choose(policy.answer(game));
    }
    return this.judge(side);
  }

  private judge(side: Side): number {
    const { game } = this;
    const end = outcome(game);
    if (end !== null) return end.winner === side ? 1 : end.winner === 2 ? 0.5 : 0;
    this.outlook.read(game, side);
    const value = this.outlook.total(game) * (side === US ? 1 : -1) - burden(game, side) + burden(game, other(side));
    return 1 / (1 + Math.exp(-SLOPE * value));
  }
}

/** Which action round or headline a game is in. */
const stage = (g: Game): number => g.turn * 1000 + g.phase * 100 + g.round * 2 + g.phasing;

/** Open the question in which the world stands: in the headline phase that may be either side's. */
function standAt(game: Game, world: Game): void {
  game.refresh();
  if (game.actor === world.actor && game.question === world.question) return;
  openHeadline(game, world.actor as Side);
}
