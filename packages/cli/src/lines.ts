import { createInterface, type Interface } from 'node:readline';
import type { Io } from './io.ts';

/** Lines that somebody types, or that a pipe brings. */
export class Lines {
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;
  private readonly io: Io;
  readonly terminal: boolean;

  constructor(io: Io) {
    this.io = io;
    this.terminal = io.stdin.isTTY === true && io.stdout.isTTY === true;
    this.reader = createInterface(
      this.terminal ? { input: io.stdin, output: io.stdout, terminal: true } : { input: io.stdin, terminal: false },
    );
    this.reader.on('SIGINT', () => this.reader.close());
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  /** The next line; null when there are no more. */
  async next(prompt: string): Promise<string | null> {
    if (this.terminal) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else this.io.stdout.write(prompt);
    const { done, value } = await this.lines.next();
    if (done === true) return null;
    // A terminal shows what is typed; a transcript should have it too
    if (!this.terminal) this.io.stdout.write(`${value}\n`);
    return value;
  }

  close(): void {
    this.reader.close();
  }
}
