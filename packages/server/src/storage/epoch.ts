/** An epoch lasts as long as rows of games are changed by nothing but steps of games in this process. */
export class Epoch {
  number = 0;
  private stepping = false;

  /** What `step` writes to games does not end the epoch: it knows what it writes. */
  async during<T>(step: () => Promise<T>): Promise<T> {
    this.stepping = true;
    try {
      return await step();
    } finally {
      this.stepping = false;
    }
  }

  gamesWritten(): void {
    if (!this.stepping) this.number++;
  }
}
