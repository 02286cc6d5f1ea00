import {
  Bidding,
  type Chance,
  type FullRulesSpec,
  type Game,
  GameRecord,
  outcomeOf,
  prepareGame,
  type Rules,
  reset,
  resolveRules,
  rulesAfterBidding,
  type SavedGame,
  seeded,
} from '@longtwilight/engine';

/** A game with more answers than this is stuck. */
const MOST_ANSWERS = 20_000;

/** A finished game, counted. */
export interface Played {
  readonly winner: 'us' | 'ussr' | 'draw';
  readonly reason: string;
  readonly lastTurn: number;
  readonly playerAnswers: number;
  readonly chanceAnswers: number;
}

const pick = (options: readonly string[], chance: Chance): string => options[chance(options.length)]!;

const stuck = (): never => {
  throw new Error(`The game is stuck: it has had more than ${MOST_ANSWERS} answers`);
};

/** Play on at random to the end, with chance answering inline. Gives the number of answers of the players. */
export function playOut(g: Game, chance: Chance): number {
  const limit = MOST_ANSWERS + g.chanceAnswers;
  let answers = 0;
  while (!g.over) {
    if (g.count === 0) throw new Error('The game asked a question that has no legal answer');
    g.choose(g.options[chance(g.count)]!);
    if (++answers + g.chanceAnswers > limit) stuck();
  }
  return answers;
}

/** Two players bid for sides at random. */
function bidAtRandom(kind: 'influence' | 'vp', chance: Chance): Bidding {
  const bidding = new Bidding(kind);
  for (let asked = bidding.decisions(); asked.length > 0; asked = bidding.decisions()) {
    const open = asked.find((one) => !one.answered)!; // bidding is over, or somebody has yet to bid
    bidding.answer(open.actor, pick(open.options, chance));
  }
  return bidding;
}

/** Plays random games one after the other, by their seeds, as fast as it can: with one game object and without a record. */
export class RandomGames {
  private readonly spec: FullRulesSpec;
  private readonly rules: Rules;
  private game: Game | null = null;

  constructor(spec: FullRulesSpec) {
    this.spec = spec;
    this.rules = resolveRules(spec);
  }

  play(seed: number): Played {
    const chance = seeded(seed);
    const g = this.fresh(chance);
    g.chance = chance;
    g.chanceAnswers = 0;
    // Only a game that ends well is used again
    this.game = null;
    g.run();
    const playerAnswers = playOut(g, chance);
    if (this.spec.bidding === 'none') this.game = g;
    return played(g, playerAnswers, g.chanceAnswers);
  }

  private fresh(chance: Chance): Game {
    const { bidding } = this.spec;
    if (bidding !== 'none') return prepareGame(rulesAfterBidding(this.rules, bidAtRandom(bidding, chance).result!));
    if (this.game === null) return prepareGame(this.rules);
    reset(this.game);
    return this.game;
  }
}

function played(g: Game, playerAnswers: number, chanceAnswers: number): Played {
  const end = outcomeOf(g);
  if (end === null) throw new Error('The game stopped before it was over');
  return { ...end, lastTurn: g.turn, playerAnswers, chanceAnswers };
}

/** A random game with its record: its end, or the error that stopped it, the answer that led to it included. */
export interface Recorded {
  readonly saved: SavedGame;
  readonly end: Played | Error;
}

export function recordGame(spec: FullRulesSpec, seed: number): Recorded {
  const chance = seeded(seed);
  const bids = spec.bidding === 'none' ? [] : bidAtRandom(spec.bidding, chance).answers;
  const record = GameRecord.start(spec, bids);
  const answers: string[] = [];
  const saved = (): SavedGame => ({ ...record.save(), answers });
  let chanceAnswers = 0;
  try {
    for (let asked = record.decisions(); asked.length > 0; asked = record.decisions()) {
      const open = asked.find((one) => !one.answered)!; // the game is over, or somebody has yet to answer
      if (open.actor === 'chance') chanceAnswers++;
      answers.push(pick(open.options, chance));
      record.answer(open.actor, answers.at(-1)!);
      if (answers.length > MOST_ANSWERS) stuck();
    }
    return { saved: saved(), end: played(record.game, answers.length - chanceAnswers, chanceAnswers) };
  } catch (error) {
    return { saved: saved(), end: error instanceof Error ? error : new Error(String(error)) };
  }
}
