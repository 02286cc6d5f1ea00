import {
  copyOf,
  type Game,
  GameRecord,
  type Side,
  type SideKey,
  seeded,
  sideOf,
  US,
  type View,
  view,
} from '@longtwilight/engine';
import { ask, COUNTRY_KEYS, phase } from '@longtwilight/engine/data';
import type { Network } from '@longtwilight/neural';
import { type LevelKey, levels } from '../levels.ts';
import { isLastPlay } from '../plan/plays.ts';
import type { Player } from '../player.ts';
import { difficultyOf } from './difficulty.ts';
import { type GivenAnswer, isBetweenPlays, looksAlike, type PuzzleMoment, positionBetween } from './moment.ts';
import type { ProofKind, PuzzleProof } from './proof.ts';
import { asks, PuzzleProver } from './prover.ts';

/** A game that our players have played, and where in it the question was asked. */
export interface PuzzleSource {
  readonly us: LevelKey;
  readonly ussr: LevelKey;
  readonly seed: number;
}

export interface FoundPuzzle extends PuzzleMoment {
  readonly from: PuzzleSource & { readonly at: number };
  readonly seed: number;
  readonly difficulty: number;
  readonly proof: PuzzleProof;
}

/** So few right answers out of all ways to answer, or it is no puzzle. */
const LEAST_WAYS = 5;
/** VP from which on a play may win. */
const NEARLY_WON = 5;
const NEARLY_LOST = -8;
const MOST_PUZZLES = 5;
const RANDOM_SEED = 1 << 30;
const ON_MAP: ReadonlySet<number> = new Set([ask.place, ask.remove]);
/** The only country for a coup that is no battleground: anybody sees it at DEFCON 2. */
const ASKED_TOO_OFTEN: ReadonlySet<number> = new Set([ask.coup]);
const UNASKED: ReadonlySet<number> = new Set([ask.setup, ask.bonus]);

/** Play a game and look for questions with one clearly best answer; the first of each play, and not too many of one game. */
export function* findPuzzles(
  source: PuzzleSource,
  network: Network,
  kinds: readonly ProofKind[],
): Generator<FoundPuzzle> {
  const record = GameRecord.start({});
  const players: Record<SideKey, Player> = {
    us: levels[source.us]({ side: 'us', seed: source.seed, network }),
    ussr: levels[source.ussr]({ side: 'ussr', seed: source.seed + 1, network }),
  };
  const chance = seeded(source.seed);
  const search = new PuzzleSearch(network, record, source);
  let found = 0;
  for (;;) {
    const open = record.decisions().find((one) => !one.answered);
    if (open === undefined) return;
    if (open.actor === 'chance') {
      record.answer('chance', open.options[chance(open.options.length)]!);
      continue;
    }
    const seen = view(record.game, open.actor);
    const puzzle = found < MOST_PUZZLES ? search.look(seen, open.actor, kinds) : null;
    if (puzzle !== null) {
      found++;
      yield puzzle;
    }
    record.answer(open.actor, players[open.actor].answer(seen));
  }
}

class PuzzleSearch {
  private readonly record: GameRecord;
  private readonly source: PuzzleSource;
  private readonly prover: PuzzleProver;
  /** Where the play under way began. */
  private begun: Pick<PuzzleMoment, 'given'> & { readonly length: number } = { given: {}, length: -1 };
  /** This play has given its puzzle. */
  private done: SideKey[] = [];

  constructor(network: Network, record: GameRecord, source: PuzzleSource) {
    this.record = record;
    this.source = source;
    this.prover = new PuzzleProver(network, record.rules);
  }

  look(seen: View, side: SideKey, kinds: readonly ProofKind[]): FoundPuzzle | null {
    const { game, entries } = this.record;
    if (isBetweenPlays(game) && this.begun.length !== entries.length) {
      this.begun = { given: positionBetween(this.record), length: entries.length };
      this.done = [];
    }
    if (this.begun.length < 0 || this.done.includes(side)) return null;
    const g = copyOf(game);
    if (!asks(g, sideOf(side)) || g.count < 2 || UNASKED.has(g.question)) return null;
    const when: GivenAnswer[] = entries.slice(this.begun.length).map(({ actor, text }) => ({ actor, text }));
    // Of points on the map the first is asked for, and the others with it
    if (ON_MAP.has(g.question) && entries.at(-1)?.actor === side && isCountry(entries.at(-1)!.text)) return null;
    const moment: PuzzleMoment = { side, given: this.begun.given, when };
    for (const by of this.promising(seen, g, sideOf(side), kinds)) {
      const puzzle = this.prove(moment, by, seen);
      if (puzzle === null) continue;
      this.done.push(side);
      return puzzle;
    }
    return null;
  }

  /** The proofs that are worth a try. */
  private promising(seen: View, g: Game, side: Side, kinds: readonly ProofKind[]): ProofKind[] {
    const inRound = g.phase === phase.round;
    const onMap = ON_MAP.has(g.question);
    const ahead = side === US ? g.vp : -g.vp;
    const mayWin = ahead >= NEARLY_WON || (g.defcon === 2 && g.phasing !== side);
    const mayLose = g.defcon <= 3 || ahead <= NEARLY_LOST;
    const { prover } = this;
    const isWorth: Readonly<Record<ProofKind, () => boolean>> = {
      'final-scoring': () => inRound && g.question === ask.place && isLastPlay(g, side),
      win: () => inRound && mayWin && prover.solver.onlyWin(g, side) !== null,
      safety: () => inRound && mayLose && this.mayHaveOneSafe(g) && prover.solver.onlySafe(g, side) !== null,
      playouts: () => !onMap && prover.seemsClear(seen, g, side, this.record.entries.length),
    };
    return kinds.filter((kind) => isWorth[kind]());
  }

  private mayHaveOneSafe(g: Game): boolean {
    return !ON_MAP.has(g.question) && !ASKED_TOO_OFTEN.has(g.question) && !this.prover.solver.hasManySafe(g);
  }

  private prove(moment: PuzzleMoment, by: ProofKind, seen: View): FoundPuzzle | null {
    const at = this.record.entries.length;
    const seed = (this.source.seed * 1000 + at) % RANDOM_SEED;
    if (!looksAlike(this.record.game, moment)) return null;
    const proof = this.prover.prove(moment, by, seed);
    if (proof === null) return null;
    const ways = proof.steps.reduce((product, { options }) => product * options, 1);
    if (ways < LEAST_WAYS) return null;
    const difficulty = difficultyOf(moment, proof, this.prover.mind);
    if (difficulty === null || seen.outcome !== null) return null;
    return { ...moment, from: { ...this.source, at }, seed, difficulty, proof };
  }
}

const isCountry = (text: string): boolean => (COUNTRY_KEYS as readonly string[]).includes(text);
