import {
  answer,
  cardValue,
  type Decision,
  decisions,
  editAndTell,
  type Fact,
  type FullPosition,
  type Game,
  type GameRecord,
  type OutsideEnd,
  positionOf,
  prepareGame,
  type Rules,
  regionBonus,
  sideOf,
} from '@longtwilight/engine';
import { no, PHASE_KEYS, type PhaseKey } from '@longtwilight/engine/data';

/** A fact, and the phase of the game in which it came about. */
export interface ToldFact {
  readonly fact: Fact;
  readonly phase: PhaseKey;
}
/** One answer of the record, the question that it answers, and what came of it. */
export interface StoryStep {
  readonly phase: PhaseKey;
  readonly decision: Decision;
  /** What the card that causes the question is worth to the side asked, when it is asked. */
  readonly worth: number;
  /** Points that it has beyond that as long as all of them go into one region. */
  readonly bonus: number;
  readonly answer: string;
  readonly told: readonly ToldFact[];
}
/** A game told from the beginning: what all writers are made from. */
export interface Story {
  readonly rules: Rules;
  readonly bids: readonly string[];
  readonly opening: readonly ToldFact[];
  readonly steps: readonly StoryStep[];
  /** The position when each turn was over, by turn. */
  readonly turnEnds: ReadonlyMap<number, FullPosition>;
  /** Where the record ends. */
  readonly last: FullPosition;
  readonly open: readonly Decision[];
  readonly phase: PhaseKey;
  readonly turn: number;
  readonly end: OutsideEnd | null;
}

/** Collects facts, and notes what the game is like while they come about. */
class Listener {
  private readonly game: Game;
  private told: ToldFact[] = [];
  readonly turnEnds = new Map<number, FullPosition>();

  constructor(game: Game) {
    this.game = game;
  }

  push(fact: Fact): void {
    const { game } = this;
    if (fact.t === 'turn') this.turnEnds.set(fact.turn - 1, { ...positionOf(game), turn: fact.turn - 1 });
    this.told.push({ fact, phase: PHASE_KEYS[game.phase]! });
  }
  take(): ToldFact[] {
    const { told } = this;
    this.told = [];
    return told;
  }
}

function worthTo(g: Game, { actor, card }: Decision): Pick<StoryStep, 'worth' | 'bonus'> {
  if (card === null || actor === 'chance') return { worth: 0, bonus: 0 };
  const side = sideOf(actor);
  return { worth: cardValue(g, side, no[card]), bonus: regionBonus(g, side, no[card]) };
}

/** Play a recorded game through again, answer by answer. */
export function storyOf(record: GameRecord): Story {
  const { rules, bids, entries } = record;
  const g = prepareGame(rules);
  const listener = new Listener(g);
  g.facts = listener;
  g.run();
  const opening = listener.take();
  const steps: StoryStep[] = [];
  const editAt = (answers: number): void => {
    for (const { at, position } of record.edits)
      if (at === answers) {
        const told = editAndTell(g, position).map((fact): ToldFact => ({ fact, phase: PHASE_KEYS[g.phase]! }));
        g.facts = listener;
        const last = steps.pop();
        if (last === undefined) opening.push(...told);
        else steps.push({ ...last, told: [...last.told, ...told] });
      }
  };
  for (const [i, entry] of entries.entries()) {
    editAt(i);
    const decision = decisions(g).find((one) => one.actor === entry.actor)!; // the record was played like this
    const phase = PHASE_KEYS[g.phase]!;
    const worth = worthTo(g, decision);
    answer(g, entry.actor, entry.text);
    steps.push({ phase, decision, ...worth, answer: entry.text, told: listener.take() });
  }
  editAt(entries.length);
  return {
    rules,
    bids,
    opening,
    steps,
    turnEnds: listener.turnEnds,
    last: positionOf(g),
    open: decisions(g),
    phase: PHASE_KEYS[g.phase]!,
    turn: g.turn,
    end: record.save().end,
  };
}
