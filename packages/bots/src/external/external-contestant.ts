import type { Fact, SideKey, View } from '@longtwilight/engine';
import type { BidQuestion, Contestant, GameBegins, GameEnds } from '../arena/contestant.ts';
import { Fault } from '../arena/contestant.ts';
import { beginsCardPlay } from '../arena/referee.ts';
import type { ThinkingBudget } from '../player.ts';
import { type BotOutput, BotProcess } from './bot-process.ts';
import { PROTOCOL, readMessage, shown } from './protocol.ts';

/** Thinking time for a card play where no budget in milliseconds is set, and what every card play gets on top of it. */
const DEFAULT_MS = 10_000;
const GRACE_MS = 1000;
/** How long a bot may take to start. */
const HELLO_MS = 10_000;

/** All the time that a bot has for one card play. */
export const limitFor = (budget: ThinkingBudget | undefined): number =>
  (budget !== undefined && 'ms' in budget ? budget.ms : DEFAULT_MS) + GRACE_MS;

/** A bot in another process. After a fault its process is killed, and the next game starts a fresh one. */
export class ExternalContestant implements Contestant {
  private readonly command: string;
  private readonly limitMs: number;
  private readonly output: BotOutput;
  private process: BotProcess | null = null;
  /** What is left of the time for the current card play. */
  private leftMs = 0;
  private side: SideKey = 'us';
  /** It lost the last game by an answer that the rules don't allow. */
  private disgraced = false;

  constructor(command: string, limitMs: number, output: BotOutput) {
    this.command = command;
    this.limitMs = limitMs;
    this.output = output;
  }

  bid(asked: BidQuestion): Promise<string> {
    return this.orKilled(async () => {
      const bot = await this.started();
      return answerIn(await bot.ask({ type: 'bid', ...asked, limitMs: this.limitMs }, this.limitMs), asked.number);
    });
  }

  begin({ rules, side, seed, budget }: GameBegins): Promise<void> {
    return this.orKilled(async () => {
      const bot = await this.started();
      bot.send({ type: 'game', rules, side, seed, budget: budget ?? null, limitMs: this.limitMs });
      this.leftMs = this.limitMs;
      this.side = side;
    });
  }

  answer(seen: View, facts: readonly Fact[]): Promise<string> {
    return this.orKilled(async () => {
      const { number, question } = seen.decision!; // a player is asked only what is open to it
      if (this.process === null) throw new Fault('crash', 'The bot is not running');
      if (beginsCardPlay(question)) this.leftMs = this.limitMs;
      const began = performance.now();
      const line = await this.process.ask({ type: 'decide', number, facts, view: seen }, this.leftMs);
      this.leftMs -= performance.now() - began;
      return answerIn(line, number);
    });
  }

  end({ winner, reason, fault }: GameEnds, facts: readonly Fact[]): void {
    this.process?.send({ type: 'result', winner, reason, fault, facts });
    this.disgraced = fault !== null && fault.side === this.side;
  }

  async close(): Promise<void> {
    this.disgraced = false;
    await this.process?.close();
    this.process = null;
  }

  private async started(): Promise<BotProcess> {
    if (this.disgraced) await this.close();
    if (this.process !== null) return this.process;
    this.process = new BotProcess(this.command, this.output);
    const { name } = readMessage(
      await this.process.ask({ type: 'hello', protocol: PROTOCOL, arena: 'longtwilight' }, HELLO_MS),
      'hello',
    );
    this.output.stderr(`(${shown(name)} has started)`);
    return this.process;
  }

  private async orKilled<T>(talk: () => Promise<T>): Promise<T> {
    try {
      return await talk();
    } catch (error) {
      this.process?.kill();
      this.process = null;
      throw error;
    }
  }
}

function answerIn(line: string, number: number): string {
  const message = readMessage(line, 'answer');
  if (message.number === number) return message.answer;
  throw new Fault('protocol', `The bot has answered question ${message.number}; question ${number} is open`);
}
