import type { LevelKey } from '@longtwilight/bots';
import type { SideKey, View } from '@longtwilight/engine';
import type { BotAnswer, BotQuestion } from './bot-worker.ts';

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

export function askBot(level: LevelKey, side: SideKey, seed: number, seen: View): Promise<string> {
  const id = ++asked;
  const question: BotQuestion = { id, level, side, seed, seen };
  const bot = theWorker();
  return new Promise((resolve, reject) => {
    const heard = ({ data }: MessageEvent<BotAnswer>) => {
      if (data.id !== id) return;
      leave();
      resolve(data.answer);
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
