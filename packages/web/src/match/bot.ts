import type { LevelKey } from '@longtwilight/bots';
import type { SideKey, View } from '@longtwilight/engine';
import type { BidQuestion, BotAnswer, BotQuestion } from './bot-worker.ts';

let worker: Worker | null = null;
let asked = 0;

/** The one worker in which computer players think, started when it is first needed. */
function theWorker(): Worker {
  worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bot' });
  return worker;
}

/** Start the computer player before it is its turn. */
export function wakeBot(): void {
  theWorker();
}

export const askBot = async (level: LevelKey, side: SideKey, seed: number, seen: View): Promise<string> =>
  (await ask({ id: ++asked, level, side, seed, seen })).answer;

/** What the options of an open question are worth to a computer player, best first. */
export const askJudge = async (side: SideKey, seen: View, level: LevelKey = 'attache'): Promise<BotAnswer['ranked']> =>
  (await ask({ id: ++asked, level, side, seed: 1, seen, judging: true })).ranked;

/** The bid of a computer player for a side. */
export const askBid = async (bids: readonly string[], kind: BidQuestion['kind']): Promise<string> =>
  (await ask({ id: ++asked, bids, kind })).answer;

function ask(question: BotQuestion | BidQuestion): Promise<BotAnswer> {
  const bot = theWorker();
  return new Promise((resolve, reject) => {
    const heard = ({ data }: MessageEvent<BotAnswer>) => {
      if (data.id !== question.id) return;
      leave();
      resolve(data);
    };
    const broke = (event: ErrorEvent) => {
      leave();
      worker = null;
      reject(new Error(event.message));
    };
    const leave = () => {
      bot.removeEventListener('message', heard);
      bot.removeEventListener('error', broke);
    };
    bot.addEventListener('message', heard);
    bot.addEventListener('error', broke);
    bot.postMessage(question);
  });
}
