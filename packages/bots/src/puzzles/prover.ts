import {
  answer,
  controls,
  decisions,
  type Fact,
  type Game,
  other,
  outcomeOf,
  type Rules,
  SIDE_KEYS,
  type Side,
  type SideKey,
  seeded,
  sideOf,
  type View,
  view,
} from '@longtwilight/engine';
import { ask, at, BATTLEGROUND, type CardKey, type CountryKey, no } from '@longtwilight/engine/data';
import { openHeadline } from '@longtwilight/engine/search';
import type { Network } from '@longtwilight/neural';
import { imagine } from '../imagine.ts';
import { Mind } from '../network/mind.ts';
import { Adviser } from '../reasons/advise.ts';
import { isReasonFor } from '../reasons/reason.ts';
import { PlayoutProof } from './by-playouts.ts';
import { type OnlyAnswer, Solver } from './by-search.ts';
import { gameAt, type PuzzleMoment } from './moment.ts';
import type { ProofKind, ProvenStep, PuzzleProof, PuzzleReason } from './proof.ts';

/** More answers than these are no step of a puzzle that goes on: points on the map are nearly all alike behind the first. */
const MOST_OPTIONS = 14;
const MOST_STEPS = 4;

/** Works out the one clearly best answer to a question, step by step, as long as the same side is asked. */
export class PuzzleProver {
  readonly solver: Solver;
  readonly mind: Mind;
  private readonly rules: Rules;
  private readonly playouts: PlayoutProof;
  private readonly adviser: Adviser;

  constructor(network: Network, rules: Rules) {
    this.rules = rules;
    this.solver = new Solver(rules);
    this.mind = new Mind(network);
    this.playouts = new PlayoutProof(this.mind, rules);
    this.adviser = new Adviser(network, rules);
  }

  /** Whether a proof by playouts is worth a try. */
  seemsClear(seen: View, g: Game, side: Side, seed: number): boolean {
    return this.playouts.seemsClear(seen, g, side, seed);
  }

  /** The proof of the answer; null where no answer is clearly the best. The same seed gives the same proof. */
  prove(moment: PuzzleMoment, by: ProofKind, seed: number): PuzzleProof | null {
    if (by === 'final-scoring') return this.byFinalScoring(moment);
    const { side } = moment;
    const g = gameAt(moment);
    const steps: ProvenStep[] = [];
    let why: readonly PuzzleReason[] = [];
    while (steps.length < MOST_STEPS && asks(g, sideOf(side))) {
      if (steps.length > 0 && g.count > MOST_OPTIONS) break;
      const found = this.step(moment, g, by, seed + steps.length);
      if (found === null) break;
      if (steps.length === 0) why = found.why;
      steps.push(found.step);
      answer(g, side, found.step.answer);
    }
    // A step that leaves no choice is none
    while (steps.at(-1)?.options === 1) steps.pop();
    if (steps.every(({ options }) => options === 1)) return null;
    const told = moment.when.map(({ text }) => text);
    const away = sentAway(this.rules, side, [...told, ...steps.map((one) => one.answer)]);
    return { by, side, steps, why: why.some(({ kind }) => kind === 'spaces') ? why : [...away, ...why] };
  }

  private step(
    { side }: PuzzleMoment,
    g: Game,
    by: ProofKind,
    seed: number,
  ): { readonly step: ProvenStep; readonly why: readonly PuzzleReason[] } | null {
    const me = sideOf(side);
    if (g.count === 1) return { step: onlyOne(g), why: [] };
    if (by === 'safety') {
      const found = this.solver.onlySafe(g, me);
      return found && { step: found.step, why: [{ kind: 'only-safe', ...endOf(found) }] };
    }
    const seen = view(g, side);
    asks(g, me);
    if (by === 'win') {
      const found = this.solver.onlyWin(g, me, hiddenOtherwise(seen, seed));
      return found && { step: found.step, why: [{ kind: 'wins', ...endOf(found) }] };
    }
    const step = this.playouts.best(seen, g, me, seed);
    const [best, second] = step?.chances ?? [];
    if (step === null || best === undefined || second === undefined) return null;
    const { reasons } = this.adviser.better(seen, best.answer, [second.answer]);
    const why = reasons.filter(isReasonFor).map(({ weight: _, ...reason }): PuzzleReason => reason);
    return { step, why: [...why, { kind: 'chance', count: step.lead }] };
  }

  private byFinalScoring(moment: PuzzleMoment): PuzzleProof | null {
    const { side } = moment;
    const g = gameAt(moment);
    const me = sideOf(side);
    if (!asks(g, me)) return null;
    const found = this.solver.bestPlacement(g, me);
    if (found === null) return null;
    const { steps, gain } = found;
    for (const step of steps) {
      if (g.question !== ask.place || !decisions(g)[0]!.options.includes(step.answer)) return null;
      answer(g, side, step.answer);
    }
    if (!endsWith(gameAt(moment), side, steps)) return null;
    const places = [...new Set(steps.map((step) => step.answer as CountryKey))];
    const taken = places.map((country): PuzzleReason => {
      const battleground = BATTLEGROUND[at[country]] === 1 ? 'yes' : 'no';
      if (controls(g, me, at[country])) return { kind: 'takes', country, battleground };
      return { kind: 'breaks', country, battleground, side: SIDE_KEYS[other(me)] };
    });
    return { by: 'final-scoring', side, steps, why: [{ kind: 'pays', count: gain }, ...taken] };
  }
}

/** Whether nothing comes between these points and final scoring: no event that might undo them, no other question. */
function endsWith(g: Game, side: SideKey, steps: readonly ProvenStep[]): boolean {
  const facts: Fact[] = [];
  g.facts = facts;
  for (const step of steps) answer(g, side, step.answer);
  for (let [open] = decisions(g); open?.question === 'place' && open.actor === side; [open] = decisions(g))
    answer(g, side, open.options[0]!);
  return outcomeOf(g)?.reason === 'final' && !facts.some(({ t }) => t === 'event');
}

/** Worlds in which a win must hold besides: nobody may need to know what is hidden. */
const OTHER_WORLDS = 16;
function hiddenOtherwise(seen: View, seed: number): Game[] {
  const chance = seeded(seed);
  return Array.from({ length: OTHER_WORLDS }, () => {
    const world = imagine(seen, chance);
    world.chance = null;
    return world;
  });
}

/** A card of the other side that goes into space, where its event can't take effect. */
function sentAway(rules: Rules, me: SideKey, answers: readonly string[]): PuzzleReason[] {
  const space = answers.indexOf('space');
  const card = answers[space - 1] as CardKey | undefined;
  if (space < 1 || card === undefined || no[card] === undefined) return [];
  const them = other(sideOf(me));
  return rules.cards[no[card]]!.side === them ? [{ kind: 'spaces', card, side: SIDE_KEYS[them] }] : [];
}

const endOf = ({ by }: OnlyAnswer): Pick<PuzzleReason, 'by'> => (by === null ? {} : { by });

const onlyOne = (g: Game): ProvenStep => ({
  answer: decisions(g)[0]!.options[0]!,
  options: 1,
  lead: 100,
  low: 100,
  chances: [],
});

/** Whether this side is asked now; then its question is open in the game. */
export function asks(g: Game, side: Side): boolean {
  const open = decisions(g).find((one) => !one.answered && one.actor === (side === 0 ? 'us' : 'ussr'));
  if (open === undefined) return false;
  if (open.question === 'headline') openHeadline(g, side);
  return g.actor === side;
}
