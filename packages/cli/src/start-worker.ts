import type { Worker } from 'node:worker_threads';
import { startThread } from '@longtwilight/bots/node';

/** Start a thread that runs a module of this package, named by its path from this folder. */
export const startWorker = (path: `./${string}.js`, workerData: unknown): Worker =>
  startThread(new URL(path, import.meta.url), workerData);
