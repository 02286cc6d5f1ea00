import type { AdvisedMove, LevelKey } from '@longtwilight/bots';
import type { SideKey, View } from '@longtwilight/engine';
import { type HoldsLock, whenGone } from '../shared/worker-life.ts';
import type {
  AdviceAnswer,
  AdviceQuestion,
  BotAnswer,
  BotBidQuestion,
  BotQuestion,
  ChanceAnswer,
  ChanceQuestion,
} from './bot-worker.ts';

/** An answer has what its question asks for. */
type Answer = BotAnswer & AdviceAnswer & ChanceAnswer;

/** The computer player has broken down or was killed. The next question goes to a new one. */
export class BotStoppedError extends Error {}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: BotStoppedError) => void;
}
type Question =
  | Omit<BotQuestion, 'id'>
  | Omit<BotBidQuestion, 'id'>
  | Omit<AdviceQuestion, 'id'>
  | Omit<ChanceQuestion, 'id'>;

/** A worker in which computer players think. */
class Bot {
  stopped = false;
  private readonly worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bot' });
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Answer | HoldsLock>) => {
      if ('lock' in data) return whenGone(data, () => this.stop('killed'));
      this.waiting.get(data.id)?.resolve(data);
      this.waiting.delete(data.id);
    });
    this.worker.addEventListener('error', ({ message }) => this.stop(message));
  }

  ask(question: Question): Promise<Answer> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...question, id });
    });
  }

  private stop(why: string): void {
    this.stopped = true;
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(new BotStoppedError(why));
    this.waiting.clear();
  }
}

let bot: Bot | null = null;

/** The one that thinks for this tab, started when it is first needed. */
function theBot(): Bot {
  if (bot === null || bot.stopped) bot = new Bot();
  return bot;
}

/** Start the computer player before it is its turn. */
export function wakeBot(): void {
  theBot();
}

export const askBot = (level: LevelKey, side: SideKey, seed: number, seen: View): Promise<BotAnswer> =>
  theBot().ask({ level, side, seed, seen });

/** The best few moves of the side that a view belongs to, each with its chance to win and why. */
export const askAdvice = async (seen: View, most: number): Promise<readonly AdvisedMove[]> =>
  (await theBot().ask({ seen, most })).moves;

/** The chance of the US to win in a position, as these viewers see it on average; null where nobody knows. */
export const askChance = async (views: readonly View[]): Promise<number | null> =>
  (await theBot().ask({ views })).chance;

/** The bid of a computer player for a side. */
export const askBid = async (bids: readonly string[], kind: BotBidQuestion['kind']): Promise<string> =>
  (await theBot().ask({ bids, kind })).answer;
