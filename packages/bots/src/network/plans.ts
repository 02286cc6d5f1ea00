import { copyOf, type Game, type Rules, type Side } from '@longtwilight/engine';
import { ask } from '@longtwilight/engine/data';
import { openHeadline, positionKey } from '@longtwilight/engine/search';
import type { CardPlay } from '../plan/plays.ts';
import { Policy, playedCard } from '../policy.ts';
import type { Instinct } from './instinct.ts';
import { type Plan, stepOf } from './plan.ts';
import { stageOf } from './playouts.ts';

/** How far plans branch out. */
export interface PlansWanted {
  /** How many plans there are in the end, at most. */
  readonly most: number;
  /** How many unfinished ones are kept after each answer. */
  readonly width: number;
  /** How many of the heuristic player's plays stand for election too. */
  readonly heuristic: number;
}

/** Answers less likely than this are not followed. */
const LEAST_LIKELY = 1e-6;
/** What share of the plans may begin with the same answer: all cards are to have a chance. */
const SHARES: ReadonlyMap<number, number> = new Map([
  [ask.play, 0.3],
  [ask.use, 0.6],
  [ask.operations, 0.6],
]);

/** A plan on its way. */
interface Growing extends Plan {
  readonly game: Game;
}
/** One that the network has thought of. */
interface Branch extends Growing {
  /** How likely the network finds it that this is the right one, as a logarithm. */
  readonly logLikely: number;
  /** What the network would do without search. */
  readonly first: boolean;
}
/** A branch that goes on with an answer. */
interface Twig {
  readonly from: Branch;
  readonly answer: number;
  readonly likely: boolean;
  readonly logLikely: number;
}

/**
 * Whole plays for the side that is asked: sequences of its answers as far as they depend on nothing but itself. The likeliest
 * grow side by side; those that reach the same position in another order are one. None can lose by DEFCON if that can be
 * helped.
 */
export class Plans {
  private readonly instinct: Instinct;
  private readonly policy: Policy;

  constructor(instinct: Instinct, rules: Rules) {
    this.instinct = instinct;
    this.policy = new Policy(rules, true);
  }

  /** The plans from here on; what the network would do comes first. */
  make(g: Game, { most, heuristic, ...wanted }: PlansWanted): Plan[] {
    const width = Math.min(wanted.width, this.instinct.mind.network.rows);
    const root = { game: openCopy(g), steps: [], logLikely: 0, first: true, ends: false };
    const share = SHARES.get(g.question) ?? 1;
    const done = new Map<string, Branch>();
    for (let open: readonly Branch[] = [root]; open.length > 0; ) open = this.grow(open, width, share, done);
    if (done.size === 0) return [{ steps: [stepOf(g, this.instinct.answer(g))], ends: false }];
    const plans: Plan[] = pick([...done.values()], most, share);
    if (heuristic > 0) this.addHeuristic(g, heuristic, plans);
    return plans;
  }

  /** All branches one answer further; those that are over go to `done`. */
  private grow(open: readonly Branch[], width: number, share: number, done: Map<string, Branch>): Branch[] {
    const longer = new Map<string, Branch>();
    const quota = new Quota(open.length === 1 ? width : share * width);
    let firstIsOpen = true;
    for (const twig of this.twigs(open)) {
      // Where no likely answer is safe, an unlikely one has to do
      const first = firstIsOpen && twig.from.first;
      const begins = twig.from.steps[0]?.answer ?? twig.answer;
      if (!first && (!twig.likely || longer.size >= width || quota.isFull(begins))) continue;
      if (!this.instinct.guard.isSafe(twig.from.game, twig.answer)) continue;
      if (first) firstIsOpen = false;
      quota.add(begins);
      const branch = { ...follow(twig.from, twig.answer), logLikely: twig.logLikely, first };
      const into = isOpen(branch, twig.from) ? longer : done;
      const key = keyOf(branch);
      const same = into.get(key);
      into.set(key, same === undefined ? branch : together(same, branch));
    }
    return [...longer.values()];
  }

  /** What may be answered in each of these branches, likeliest first. */
  private twigs(open: readonly Branch[]): Twig[] {
    const { mind } = this.instinct;
    const twigs: Twig[] = [];
    mind.look(open.map((branch) => branch.game));
    open.forEach((from, row) => {
      const { answers, likely } = mind.thoughtOf(from.game, row);
      answers.forEach((answer, i) => {
        const logLikely = from.logLikely + Math.log(likely[i]! + Number.MIN_VALUE);
        twigs.push({ from, answer, likely: likely[i]! >= LEAST_LIKELY, logLikely });
      });
    });
    return twigs.sort((a, b) => b.logLikely - a.logLikely);
  }

  /** The heuristic player's best plays, or its answers inside a play, as far as they are new. */
  private addHeuristic(g: Game, most: number, plans: Plan[]): void {
    const known = new Set(plans.map(answersOf));
    const isCardPlay = g.question === ask.play || g.question === ask.headline;
    const plays = isCardPlay ? this.policy.candidates(openCopy(g), most) : [null];
    for (const play of plays) {
      const plan = this.heuristicPlan(g, play);
      if (!known.has(answersOf(plan))) plans.push(plan);
      known.add(answersOf(plan));
    }
  }
  private heuristicPlan(g: Game, play: CardPlay | null): Plan {
    const { policy } = this;
    let from: Growing = { game: openCopy(g), steps: [], ends: false };
    policy.forget();
    if (play !== null) policy.intend(from.game, g.actor as Side, play);
    for (
      let answer = play === null ? policy.answer(from.game) : playedCard(play);
      ;
      answer = policy.answer(from.game)
    ) {
      const plan = follow(from, answer);
      if (!isOpen(plan, from)) return plan;
      from = plan;
    }
  }
}

/** A copy in which dice and draws are asked for, in which the question of this side is open. */
function openCopy(g: Game): Game {
  const copy = copyOf(g);
  if (copy.actor !== g.actor || copy.question !== g.question) openHeadline(copy, g.actor as Side);
  return copy;
}

/** One answer further, past questions that have only one. */
function follow(from: Growing, answer: number): Growing {
  const game = openCopy(from.game);
  const side = game.actor;
  const stage = stageOf(game);
  const steps = [...from.steps, stepOf(game, answer)];
  game.choose(answer);
  while (!game.over && game.actor === side && game.count === 1 && stageOf(game) === stage)
    game.choose(game.options[0]!);
  const ends = game.over || (stageOf(game) !== stage && from.game.question !== ask.headline);
  return { game, steps, ends };
}

/** Whether the side goes on answering, and has learned nothing new since the question before. */
function isOpen({ game, ends }: Growing, { game: before }: Growing): boolean {
  if (ends || before.question === ask.headline || game.actor !== before.actor) return false;
  const side = before.actor as Side;
  return game.rules.deck.every((card) => before.knows(side, card) || !game.knows(side, card));
}

/** The same answers in another order that lead to the same position give the same text. */
const keyOf = ({ game, steps }: Growing): string =>
  `${game.question} ${game.actor} ${game.cause} ${game.left} ${steps.map((step) => step.answer).sort()} ${positionKey(game)}`;

/** Two ways to one position are as likely as both together; the network's own order is kept to. */
const together = (one: Branch, two: Branch): Branch => ({
  ...(two.first ? two : one),
  logLikely: one.logLikely + Math.log1p(Math.exp(two.logLikely - one.logLikely)),
  first: one.first || two.first,
});

const answersOf = ({ steps }: Plan): string => `${steps.map((step) => step.answer).sort()}`;

/** The likeliest, that of the network first; no more than this share begins with the same answer. */
function pick(done: readonly Branch[], most: number, share: number): Branch[] {
  const order = done.toSorted((a, b) => Number(b.first) - Number(a.first) || b.logLikely - a.logLikely);
  const quota = new Quota(share * most);
  const picked: Branch[] = [];
  for (const branch of order) {
    const begins = branch.steps[0]!.answer;
    if (picked.length === most || quota.isFull(begins)) continue;
    quota.add(begins);
    picked.push(branch);
  }
  return picked;
}

/** Counts how often each answer has been the first. */
class Quota {
  private readonly counts = new Map<number, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = Math.max(1, most);
  }
  isFull(answer: number): boolean {
    return (this.counts.get(answer) ?? 0) >= this.most;
  }
  add(answer: number): void {
    this.counts.set(answer, (this.counts.get(answer) ?? 0) + 1);
  }
}
