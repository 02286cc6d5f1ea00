import {
  ACTOR_KEYS,
  answerAndTell,
  copyOf,
  type Game,
  type Rules,
  type Side,
  seeded,
  type View,
} from '@longtwilight/engine';
import { answerText } from '@longtwilight/engine/data';
import { positionKey } from '@longtwilight/engine/search';
import type { Network } from '@longtwilight/neural';
import { imagine } from '../imagine.ts';
import { Instinct } from '../network/instinct.ts';
import { Playouts } from '../network/playouts.ts';
import { prospects } from '../network/prospects.ts';
import type { Moved } from './claim.ts';
import type { Reason } from './reason.ts';
import { Reasoner } from './reasoner.ts';

/** A move that is worth a thought: its answers as far as they can be foreseen, the chance to win behind it, and why. */
export interface AdvisedMove {
  readonly answers: readonly string[];
  readonly chance: number;
  readonly reasons: readonly Reason[];
}

/** Over how many worlds options are compared, and how far each is played on there. */
const WORLDS = 16;
const STAGES = 2;
const SEED = 1;
/** Of many answers only those are played on to their end that might be among the best. */
const TRIED = 8;
const MOST_ANSWERS = 30;
const GUESSES = 6;

/** Says what a side might do, and why: with the network of Ambassador, for games of the same rules. */
export class Adviser {
  private readonly instinct: Instinct;
  private readonly playouts: Playouts;
  private readonly reasoner: Reasoner;

  constructor(network: Network, rules: Rules) {
    this.instinct = new Instinct(network, rules);
    this.playouts = new Playouts(this.instinct.mind, rules);
    this.reasoner = new Reasoner(this.instinct, rules);
  }

  /** The best few moves in a position that asks the viewer, best first; no two that come to the same. */
  advise(seen: View, most: number): AdvisedMove[] {
    const chance = seeded(SEED);
    const g = imagine(seen, chance);
    const { instinct, playouts } = this;
    const ranked = prospects(seen, g, { instinct, playouts, chance, worlds: WORLDS, stages: STAGES });
    const worlds = guesses(seen, g);
    const found: { readonly moved: Moved; readonly chance: number }[] = [];
    for (const { answer, value } of ranked.slice(0, TRIED)) {
      const moved = this.reasoner.moved(worlds, this.wholeMove(g, answer));
      if (found.length < most && !found.some((one) => isSame(one.moved, moved))) found.push({ moved, chance: value });
    }
    const reasons = this.reasoner.reasons(
      g,
      found.map(({ moved }) => moved),
    );
    return found.map(({ moved: { move }, chance: value }, i) => ({
      answers: move,
      chance: value,
      reasons: reasons[i]!,
    }));
  }

  /** The whole move that begins with a better answer, and why it is better than another, whose end may be left to the network. */
  better(seen: View, first: string, other: readonly string[]): Pick<AdvisedMove, 'answers' | 'reasons'> {
    const g = imagine(seen, seeded(SEED));
    const worlds = guesses(seen, g);
    const answers = this.wholeMove(g, first);
    const moves = [answers, other].map((move) => this.reasoner.moved(worlds, move));
    return { answers, reasons: this.reasoner.reasons(g, moves)[0]! };
  }

  /** A first answer with what the network answers behind it, until dice fall, something is shown or somebody else is asked. */
  private wholeMove(g: Game, first: string): string[] {
    const copy = copyOf(g);
    const answers: string[] = [];
    const side = g.actor as Side;
    for (let text = first; answers.length < MOST_ANSWERS; text = answerText(this.instinct.answer(copy))) {
      answers.push(text);
      if (answerAndTell(copy, ACTOR_KEYS[side]!, text).barrier || copy.actor !== side) break;
    }
    return answers;
  }
}

/** Games that the viewer might be in, this one first: what is said of a move has to hold in all of them. */
function guesses(seen: View, g: Game): Game[] {
  const chance = seeded(SEED);
  return [g, ...Array.from({ length: GUESSES - 1 }, () => imagine(seen, chance))];
}

/** Two moves that come to the same: points placed in another order, say. */
const isSame = (a: Moved, b: Moved): boolean =>
  a.endings.length === b.endings.length &&
  a.endings.every(({ game }, i) => positionKey(game) === positionKey(b.endings[i]!.game));
