import type { ReadAnswer } from './reader-worker.ts';

/** Reads a game off the page's own thread: a long log takes a while. */
export function readFile(text: string): Promise<ReadAnswer> {
  const reader = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module', name: 'reader' });
  return new Promise<ReadAnswer>((resolve) => {
    reader.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => resolve(data));
    reader.addEventListener('error', ({ message }) => resolve({ problem: message }));
    reader.postMessage(text);
  }).finally(() => reader.terminate());
}
