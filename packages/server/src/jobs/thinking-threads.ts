import type { Worker } from 'node:worker_threads';
import { startThread } from '@longtwilight/bots/node';
import { aside } from '../contain.ts';
import type { ThinkingResult, ThinkingTask } from './thinking-thread.ts';

/** A thread that takes longer than this over its budget is stuck. */
const PATIENCE_MS = 60_000;

const stopped = (): Error => new Error('The server is stopping');

interface Waiting {
  readonly question: ThinkingTask;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

/** An answer, and how long it took to find. */
interface Thought {
  readonly answer: string;
  readonly ms: number;
}

/** Told the reason when somebody else answers for a level. */
type OnStandIn = (reason: string) => void;

/** One thread, which answers one question after another and is replaced when it breaks. */
class ThinkingThread {
  private readonly queue: Waiting[] = [];
  private worker: Worker | null = null;
  private current: Waiting | null = null;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private readonly onStandIn: OnStandIn;

  constructor(onStandIn: OnStandIn) {
    this.onStandIn = onStandIn;
  }

  ask(question: ThinkingTask): Promise<Thought> {
    if (this.closed) return Promise.reject(stopped());
    return new Promise((resolve, reject) => {
      this.queue.push({ question, resolve, reject });
      this.next();
    });
  }
  get waiting(): number {
    return this.queue.length + (this.current === null ? 0 : 1);
  }

  private next(): void {
    if (this.current !== null) return;
    const waiting = this.queue.shift();
    if (waiting === undefined) return;
    this.current = waiting;
    this.worker ??= this.start();
    const patience = PATIENCE_MS + (waiting.question.ms ?? 0);
    this.timer = setTimeout(
      () => this.broken(this.worker!, new Error('A computer player has been thinking for too long')),
      patience,
    );
    this.worker.postMessage(waiting.question);
  }

  private start(): Worker {
    const worker = startThread(new URL('./thinking-thread.js', import.meta.url));
    worker.on('message', (thought: ThinkingResult) => {
      // A thread that was given up may still have something to say
      if (this.worker === worker) this.done(thought);
    });
    worker.on('error', (error) => this.broken(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.broken(worker, new Error('The thread of a computer player has ended')));
    // An idle thread does not keep the process alive
    worker.unref();
    return worker;
  }

  private done(thought: ThinkingResult): void {
    clearTimeout(this.timer);
    const { resolve, reject } = this.current!;
    this.current = null;
    if ('answer' in thought) {
      if (thought.standsIn !== undefined) this.onStandIn(thought.standsIn);
      resolve(thought);
    } else reject(new Error(thought.error));
    this.next();
  }

  private broken(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    clearTimeout(this.timer);
    aside('ending a thread', worker.terminate());
    this.current?.reject(error);
    this.current = null;
    this.next();
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(stopped());
    const { worker } = this;
    this.worker = null;
    clearTimeout(this.timer);
    this.current?.reject(stopped());
    this.current = null;
    await worker?.terminate();
  }
}

/** Computer players think in threads of their own, so that the server goes on answering. */
export class ThinkingThreads {
  private readonly threads: readonly ThinkingThread[];

  constructor(count: number, onStandIn: OnStandIn = () => {}) {
    this.threads = Array.from({ length: count }, () => new ThinkingThread(onStandIn));
  }

  /** A player is always asked in the same thread, which keeps its plans. */
  ask(question: ThinkingTask): Promise<Thought> {
    let sum = 0;
    for (const letter of question.player) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
    return this.threads[sum % this.threads.length]!.ask(question);
  }
  /** How many questions are open. */
  get waiting(): number {
    return this.threads.reduce((sum, thread) => sum + thread.waiting, 0);
  }
  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}
