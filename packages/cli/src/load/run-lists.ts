import { LoadClient } from './load-client.ts';
import { cpuSeconds } from './run-ratios.ts';

const WARM_UP_LOOKS = 30;
const LOOKS = 100;
const WATCHERS = 50;

/** Time of processors that a server takes for a look at each of these addresses, in milliseconds. */
export async function costOfLooks(address: string, cookie: string, paths: readonly string[]): Promise<number[]> {
  const client = new LoadClient(address, 1);
  const costs: number[] = [];
  const look = async (path: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i++) await client.send('GET', path, cookie);
  };
  try {
    for (const path of paths) {
      await look(path, WARM_UP_LOOKS);
      const before = await cpuSeconds(client);
      await look(path, LOOKS);
      costs.push(((await cpuSeconds(client)) - before) * (1000 / LOOKS));
    }
    return costs;
  } finally {
    client.close();
  }
}

/** How many messages are sent, to whomever, when one more looks on at a game. */
export async function messagesPerWatcher(address: string): Promise<number> {
  const client = new LoadClient(address, 1);
  const stops: (() => void)[] = [];
  let messages = 0;
  try {
    const made = await client.send('POST', '/api/games', '', {});
    const { id } = (JSON.parse(made.text) as { readonly game: { readonly id: string } }).game;
    for (let i = 0; i < WATCHERS; i++)
      await new Promise<void>((resolve, reject) => {
        const onEvent = (): void => {
          messages++;
          resolve();
        };
        stops.push(client.listen(`/api/games/${id}/events`, '', onEvent, reject));
      });
    // What was sent to others because of the last one arrives before this
    await client.send('GET', `/api/games/${id}`, '');
    return messages / WATCHERS;
  } finally {
    for (const stop of stops) stop();
    client.close();
  }
}
