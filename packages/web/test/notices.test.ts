import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = readFileSync(new URL('../src/site/service-worker.js', import.meta.url), 'utf8');

type Handler = (event: object) => void;

/** A click on a notice of a game while these windows are open, each with a game or none; what comes of it. */
async function clickWith(windows: readonly (string | null)[], game: string): Promise<string[]> {
  const did: string[] = [];
  const handlers = new Map<string, Handler>();
  /** Ends the wait for the window that was asked last. */
  let stopWaiting = () => {};
  const clients = {
    matchAll: async () =>
      windows.map((open, i) => ({
        url: 'https://game.example/#/',
        focus: async () => did.push(`focus ${i}`),
        postMessage: ({ hasOpen }: { hasOpen: string }, [port]: [MessagePort]) => {
          if (hasOpen === open) port.postMessage(true);
          else stopWaiting();
          port.close();
        },
      })),
    openWindow: async (address: string) => did.push(`open ${address}`),
  };
  const self = {
    clients,
    registration: { scope: 'https://game.example/' },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  };
  const setTimeout = (work: () => void) => {
    stopWaiting = work;
  };
  new Function('self', 'FILES', 'VERSION', 'setTimeout', source)(self, [], 'test', setTimeout);
  let done: Promise<unknown> = Promise.resolve();
  handlers.get('notificationclick')?.({
    notification: { tag: game, close: () => did.push('close') },
    waitUntil: (work: Promise<unknown>) => {
      done = work;
    },
  });
  await done;
  return did;
}

it('a click on a notice shows the window with the game, or opens one', async () => {
  expect(await clickWith([null, 'other', 'mine'], 'mine')).toEqual(['close', 'focus 2']);
  expect(await clickWith([null, 'other'], 'mine')).toEqual(['close', 'open ./#/play/mine']);
  expect(await clickWith([], 'mine')).toEqual(['close', 'open ./#/play/mine']);
});
