import type { WorkerMessage } from './sim-worker.ts';
import { startWorker } from './start-worker.ts';
import { addTally, emptyTally, playJob, type SimJob, type Tally } from './tally.ts';

function inThread(job: SimJob, progress: (games: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = startWorker('./sim-worker.js', job);
    worker.on('message', (message: WorkerMessage) => {
      if ('tally' in message) resolve(message.tally);
      else progress(message.games);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('A thread stopped before its games were played')));
  });
}

/** Play the games in this thread, or spread over several. */
export async function playInThreads(job: SimJob, threads: number, progress: (games: number) => void): Promise<Tally> {
  if (threads === 1) return playJob(job, progress);
  const done = new Array<number>(threads).fill(0);
  const tallies = await Promise.all(
    done.map((_, first) =>
      inThread({ ...job, first, step: threads }, (games) => {
        done[first] = games;
        progress(done.reduce((sum, n) => sum + n));
      }),
    ),
  );
  const total = emptyTally();
  for (const tally of tallies) addTally(total, tally);
  return total;
}
