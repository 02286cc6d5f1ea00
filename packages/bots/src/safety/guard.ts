import { type Card, type Game, prepareGame, type Rules, threatened } from '@longtwilight/engine';
import { answeredCard, ask, cardAnswer, isCardAnswer, no, phase, wordAnswer } from '@longtwilight/engine/data';
import type { CardPlay } from '../plan/plays.ts';
import { DangerSearch } from './danger-search.ts';
import { fearedOnTable, isFeared } from './dangerous-cards.ts';

const UN_INTERVENTION = no['un-intervention'];
/** Positions that a player looks at for one answer; what needs more is taken for dangerous. */
const BUDGET = 3000;

/** Keeps a player from answers that allow it to lose by DEFCON in its own action round. */
export class Guard {
  /** A coup in the Cuban Missile Crisis is nuclear war as well; where nothing excludes both, DEFCON 1 comes first. */
  private readonly fears: readonly [DangerSearch, DangerSearch];
  private readonly copy: Game;

  constructor(rules: Rules) {
    this.fears = [new DangerSearch(rules, ['defcon', 'cuban-missile-crisis']), new DangerSearch(rules, ['defcon'])];
    this.copy = prepareGame(rules);
  }

  isSafe(g: Game, answer: number, fear = this.fears[0]): boolean {
    return !mayHarm(g, answer) || fear.look(g, g.phasing, answer, BUDGET).verdict === 'safe';
  }

  /** The first of these answers that is safe, or at least keeps from DEFCON 1. */
  safestAnswer(g: Game, answers: readonly number[]): number | undefined {
    return this.safest(answers, (answer, fear) => this.isSafe(g, answer, fear));
  }
  /** The first of these plays that is safe, or at least keeps from DEFCON 1. */
  safestPlay(g: Game, plays: readonly CardPlay[]): CardPlay | undefined {
    return this.safest(plays, (play, fear) => this.isSafePlay(g, play, fear));
  }
  private safest<T>(all: readonly T[], isSafe: (one: T, fear: DangerSearch) => boolean): T | undefined {
    const [both, defcon] = this.fears;
    return all.find((one) => isSafe(one, both)) ?? all.find((one) => isSafe(one, defcon));
  }

  /** Whether a card may be played in this way: as far as it has been planned. */
  isSafePlay(g: Game, play: CardPlay, fear = this.fears[0]): boolean {
    if (play.card === 0) return true;
    const { copy } = this;
    const card = cardAnswer(play.card);
    const feared = mayHarm(g, card);
    copy.copyFrom(g);
    copy.choose(card);
    if (copy.question !== ask.use) return true;
    if (play.use !== wordAnswer.coup) return !feared || this.isSafe(copy, play.use, fear);
    copy.choose(play.use);
    return copy.question !== ask.coup || this.isSafe(copy, play.targets[0]!, fear);
  }
}

/** Whether there is anything to fear from this answer at all; if not, no search is needed. */
function mayHarm(g: Game, answer: number): boolean {
  if (g.phase !== phase.round || g.actor !== g.phasing) return false;
  const side = g.phasing;
  if (g.question === ask.play) return isCardAnswer(answer) && cardMayHarm(g, answeredCard(answer));
  if (answer === wordAnswer.coup || g.question === ask.coup)
    return g.defcon === 2 || threatened(g, side) || fearedOnTable(g);
  return fearedOnTable(g) && answer !== wordAnswer.space;
}
function cardMayHarm(g: Game, card: Card): boolean {
  if (card !== UN_INTERVENTION) return isFeared(card, g.defcon);
  return g.handSize(g.phasing) < 2 ? false : g.defcon === 2 || threatened(g, g.phasing);
}
