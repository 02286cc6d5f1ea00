import type { Fact, SideKey, View } from '@longtwilight/engine';

/** One entry of the record as the viewer may have it. */
export interface SeenEntry {
  /** Whose answer it was; null for chance and for what came from outside. */
  readonly by: SideKey | null;
  readonly facts: readonly Fact[];
}

/** How a game stands for whoever sits at this screen. */
export interface MatchState {
  readonly view: View;
  /** The side that is played here now; null for those who look on. */
  readonly side: SideKey | null;
  readonly story: readonly SeenEntry[];
  /** How many of its last answers the side may undo. */
  readonly undoable: number;
  /** Something has been undone past a barrier: the game no longer counts. */
  readonly practice: boolean;
  /** Hot seat: this side must take the screen before anything is shown. */
  readonly curtain: SideKey | null;
}

/** A game as this screen plays it, wherever it is kept. */
export interface Match {
  readonly now: MatchState;
  /** Calls back after every change, until the function returned is called. */
  listen(heard: () => void): () => void;
  /** Give answers in order; the last alone may lead to chance or to something hidden. */
  answer(answers: readonly string[]): Promise<void>;
  /** Take back the last answer, up to the last barrier. */
  undo(): Promise<void>;
  /** Against the computer only: go back to the last decision past any barrier, which makes the game one for practice. */
  readonly takeBack?: (() => Promise<void>) | undefined;
  resign(): Promise<void>;
  /**
   * The open question after so many steps (null for now) for a computer player to judge, as the side that is asked sees
   * it. Absent where asking would not be fair.
   */
  advised?(steps: number | null): View | null;
  /** Views after so many steps (null for now) whose chance to win may be shown; none where that would not be fair. */
  judged?(steps: number | null): readonly View[];
  /** False while the server of the game is out of reach. */
  readonly connected?: boolean;
  /** A game that is only looked at, step by step. */
  readonly replays?: true;
  /** The sides whose cards lie open to those who look on. */
  readonly openHands?: readonly SideKey[];
  /** What can lose is not marked: to find it is the task. */
  readonly unmarked?: true;
  /** The name under which this tab remembers how far its story was told; absent where another person may look on. */
  readonly toldAs?: string | undefined;
  /** Hot seat: the side behind the curtain is there. */
  raiseCurtain?(): void;
  /** The game as it stood after so many steps of the story, where that can be known. */
  viewAfter?(steps: number): View | Promise<View>;
}
