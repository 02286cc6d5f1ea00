import { effectsInPlay, type Fact, type Game, type Position, type SideKey } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import type { FaultName } from './known-faults.ts';

/** A score that the log names otherwise than the engine. */
export interface Doubt {
  readonly line: number;
  readonly expected: number;
  readonly got: number;
  /** The last penalty when the score was named. */
  readonly penaltyBefore: number;
}

/** What is kept from one segment to the next to judge what a log states. */
export interface Books {
  vp: number;
  /** The score when the segment began. */
  vpAtStart: number;
  defcon: number;
  turn: number;
  military: Record<SideKey, number>;
  /** What the last military operations penalty changed, and whether the log has told it. */
  penalty: number;
  penaltyTold: boolean;
  /** By how much the log's score is off since a fault of the app. */
  drift: number;
  driftCause: FaultName | null;
  events: Set<CardKey>;
  shuttle: boolean;
  /** Effects in play as far as facts have told. */
  steps: Set<string>;
  /** The turn is over: markers are put away without a word. */
  turnEnds: boolean;
  scoring: Extract<Fact, { readonly t: 'score' }> | null;
  /** Final scoring is going on. */
  final: boolean;
  doubts: Doubt[];
  /** The card whose operations are used, by whom, and the event that is carried out. */
  playing: CardKey | null;
  player: SideKey;
  event: CardKey | null;
}

export function openBooks(g: Game): Books {
  return {
    vp: g.vp,
    vpAtStart: g.vp,
    defcon: g.defcon,
    turn: g.turn,
    military: { us: 0, ussr: 0 },
    penalty: 0,
    penaltyTold: true,
    drift: 0,
    driftCause: null,
    events: new Set(),
    shuttle: effectsInPlay(g).includes('shuttle-diplomacy'),
    steps: new Set(),
    turnEnds: false,
    scoring: null,
    final: false,
    doubts: [],
    playing: null,
    player: 'us',
    event: null,
  };
}
/** Begin again from a position that was set up by hand. */
export function setBooks(books: Books, { vp, defcon, turn, milOps }: Position): void {
  if (vp !== undefined && vp !== books.vp) {
    books.vp = vp;
    books.penalty = 0;
    books.penaltyTold = true;
    books.drift = 0;
    books.doubts = [];
  }
  if (defcon !== undefined) books.defcon = defcon;
  if (turn !== undefined) books.turn = turn;
  if (milOps !== undefined) books.military = { us: milOps[0], ussr: milOps[1] };
  books.turnEnds = false;
  books.final = false;
}
export const copyBooks = (books: Books): Books => ({
  ...books,
  military: { ...books.military },
  events: new Set(books.events),
  steps: new Set(books.steps),
  doubts: [...books.doubts],
});

export const scoreText = (vp: number): string => (vp === 0 ? 'even' : `${vp > 0 ? 'US' : 'USSR'} ${Math.abs(vp)}`);
