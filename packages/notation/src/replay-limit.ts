import { RefusedError } from '@longtwilight/engine';

/** How much may have to be replayed to read a file. Whoever reads files of strangers sets these. */
export interface ReplayLimit {
  readonly answers: number;
  readonly answersOfGame: number;
  readonly edits: number;
}

/** What is left of a limit while a file is read; without one, there is no end to it. */
export class ReplayBudget {
  private readonly most: ReplayLimit | undefined;
  private answers = 0;
  private edits = 0;

  constructor(most?: ReplayLimit) {
    this.most = most;
  }

  /** Before a game is replayed. */
  takeGame(answers: number, edits: number): void {
    if (this.most === undefined) return;
    const { answersOfGame } = this.most;
    if (answers > answersOfGame) refuse(`A game in this file has ${answers} answers`, `${answersOfGame} in a game`);
    this.edits += edits;
    if (this.edits > this.most.edits) refuse(`This file edits positions ${this.edits} times`, `${this.most.edits}`);
    this.takeAnswers(answers);
  }

  /** Before answers of a line are. */
  takeAnswers(answers: number): void {
    this.answers += answers;
    if (this.most !== undefined && this.answers > this.most.answers)
      refuse(
        `This file has ${this.answers} answers or more`,
        `${this.most.answers}, those of all games and lines together`,
      );
  }
}

function refuse(what: string, most: string): never {
  throw new RefusedError('overflow', `${what}; expected at most ${most}`);
}
