import { parentPort, workerData } from 'node:worker_threads';
import { playJob, type SimJob, type Tally } from './tally.ts';

/** What a thread tells: how far it is, and in the end what came of it. */
export type WorkerMessage = { readonly games: number } | { readonly tally: Tally };

const REPORT_EVERY_MS = 500;

const send = (message: WorkerMessage): void => parentPort?.postMessage(message);
let last = performance.now();
const tally = playJob(workerData as SimJob, (games) => {
  const now = performance.now();
  if (now - last < REPORT_EVERY_MS) return;
  last = now;
  send({ games });
});
send({ tally });
