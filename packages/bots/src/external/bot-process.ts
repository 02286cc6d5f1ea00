import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { Fault } from '../arena/contestant.ts';
import { type ArenaMessage, shown } from './protocol.ts';

/** What the arena lets a bot write in one line, and on standard error for one process. */
const LONGEST_LINE = 65_536;
const MOST_STDERR = 65_536;
/** How long a bot may take to leave after `bye`. */
const LEAVE_MS = 1000;

/** Told of every process group that begins or ends, so that none outlives the arena. */
export type WatchGroup = (pid: number, alive: boolean) => void;

export interface BotOutput {
  /** A line that the bot wrote on standard error. */
  readonly stderr: (line: string) => void;
  readonly watch: WatchGroup;
}

export function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended already
  }
}

/** A bot's process, and the lines that go to and fro. */
export class BotProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly output: BotOutput;
  private readonly lines: string[] = [];
  private unfinished = '';
  private trouble: Fault | null = null;
  private wake: (() => void) | null = null;
  private readonly gone: Promise<void>;

  constructor(command: string, output: BotOutput) {
    this.output = output;
    // In a process group of its own, so that whatever it starts ends with it
    this.child = spawn(command, { shell: true, detached: process.platform !== 'win32', windowsHide: true });
    if (this.child.pid !== undefined) output.watch(this.child.pid, true);
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.take(text));
    this.passOnStderr();
    // A bot that has gone away is noticed by its end, not by the pipe
    this.child.stdin.on('error', () => {});
    this.gone = new Promise((resolve) => {
      this.child.on('error', (error) => this.fail(new Fault('crash', `The bot can't be started: ${error.message}`)));
      this.child.on('close', (status, signal) => {
        const how = signal === null ? `exit status ${status}` : `signal ${signal}`;
        this.fail(new Fault('crash', `The bot's process has ended (${how})`));
        resolve();
      });
    });
  }

  send(message: ArenaMessage): void {
    this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Send a message and wait for the line that answers it. */
  async ask(message: ArenaMessage, limitMs: number): Promise<string> {
    const early = this.lines[0];
    if (early !== undefined) throw new Fault('protocol', `The bot sent ${shown(early)} without being asked`);
    this.send(message);
    return await this.nextLine(limitMs);
  }

  private async nextLine(limitMs: number): Promise<string> {
    if (this.lines.length === 0 && this.trouble === null) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        timer = setTimeout(resolve, limitMs);
      });
      clearTimeout(timer);
      this.wake = null;
    }
    const line = this.lines.shift();
    if (line !== undefined) return line;
    throw this.trouble ?? new Fault('time-out', `No answer within ${Math.round(limitMs)} ms`);
  }

  private take(text: string): void {
    const parts = (this.unfinished + text).split('\n');
    this.unfinished = parts.pop() ?? '';
    if ([...parts, this.unfinished].some((line) => line.length > LONGEST_LINE)) {
      this.fail(new Fault('protocol', `The bot has written a line of more than ${LONGEST_LINE} characters`));
      this.kill();
      return;
    }
    this.lines.push(...parts.filter((line) => line.trim() !== ''));
    if (this.lines.length > 0) this.wake?.();
  }

  private fail(fault: Fault): void {
    this.trouble ??= fault;
    this.wake?.();
  }

  private passOnStderr(): void {
    let unfinished = '';
    let total = 0;
    const { stderr } = this.output;
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (total > MOST_STDERR) return;
      total += text.length;
      const parts = (unfinished + text).split('\n');
      unfinished = parts.pop() ?? '';
      for (const line of parts) stderr(line);
      if (total > MOST_STDERR) stderr(`(more than ${MOST_STDERR} characters: the rest is left out)`);
    });
    this.child.stderr.on('end', () => {
      if (unfinished !== '') stderr(unfinished);
    });
  }

  /** Say goodbye and let it leave; kill whatever is left of it. */
  async close(): Promise<void> {
    this.send({ type: 'bye' });
    this.child.stdin.end();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LEAVE_MS);
    });
    await Promise.race([this.gone, late]);
    clearTimeout(timer);
    this.kill();
  }

  kill(): void {
    const { pid } = this.child;
    if (pid === undefined) return;
    killGroup(pid);
    this.output.watch(pid, false);
    this.child.stdin.destroy();
    this.child.stdout.destroy();
  }
}
