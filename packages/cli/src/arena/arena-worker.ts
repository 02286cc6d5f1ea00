import { parentPort, workerData } from 'node:worker_threads';
import { type ArenaError, type ArenaGame, type ArenaJob, type ArenaResult, ArenaTable } from './arena-game.ts';

/** What a thread is told: play this game; or there are no more. */
export type ToWorker = { readonly game: ArenaGame } | { readonly close: true };
/** What a thread tells. */
export type FromWorker =
  | { readonly result: ArenaResult | ArenaError }
  | { readonly stderr: string }
  | { readonly group: number; readonly alive: boolean };

const port = parentPort!; // this module is only run in a thread
const tell = (message: FromWorker): void => port.postMessage(message);
const table = new ArenaTable(workerData as ArenaJob, {
  stderr: (stderr) => tell({ stderr }),
  watch: (group, alive) => tell({ group, alive }),
});

async function take(message: ToWorker): Promise<void> {
  if ('game' in message) return tell({ result: await table.play(message.game) });
  await table.close();
  port.close();
}
port.on('message', (message: ToWorker) => void take(message));
