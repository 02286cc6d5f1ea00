import { LoadClient } from './load-client.ts';
import { WARM_UP } from './run-load.ts';

/** Time of processors that a server takes for a request, in milliseconds. */
interface Cost {
  readonly cpu: number;
}

/** About as long as what is stored of an answer. */
const BODY = { number: 100, answers: ['poland'], padding: 'x'.repeat(100) };

export async function cpuSeconds(client: LoadClient): Promise<number> {
  const { text } = await client.send('GET', '/metrics', '');
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** What it costs to do the least: a request that is stored in one row. There are so many as there were answers. */
export async function costOfBareInsert(address: string, answers: number, atOnce: number): Promise<Cost> {
  const client = new LoadClient(address, atOnce);
  const send = async (times: number): Promise<void> => {
    let begun = 0;
    const sender = async (): Promise<void> => {
      while (begun++ < times) await client.send('POST', '/answers', '', BODY);
    };
    await Promise.all(Array.from({ length: atOnce }, sender));
  };
  try {
    await send(answers * WARM_UP);
    const before = await cpuSeconds(client);
    await send(answers);
    return { cpu: ((await cpuSeconds(client)) - before) * (1000 / answers) };
  } finally {
    client.close();
  }
}

/** What it costs to look at a game that is not in memory, at a server that keeps one game there; again so many looks as answers. */
export async function costOfColdLook(address: string, answers: number): Promise<Cost & { readonly entries: number }> {
  const client = new LoadClient(address, 1);
  try {
    const list = await client.send('GET', '/api/games/running', '');
    const { games } = JSON.parse(list.text) as { readonly games: readonly { readonly id: string }[] };
    let entries = 0;
    const lookAtAll = async (): Promise<void> => {
      entries = 0;
      for (const { id } of games) {
        const { text } = await client.send('GET', `/api/games/${id}`, '');
        entries += (JSON.parse(text) as { readonly number: number }).number;
      }
    };
    const rounds = Math.ceil(answers / games.length);
    for (let round = 0; round < rounds * WARM_UP; round++) await lookAtAll();
    const before = await cpuSeconds(client);
    for (let round = 0; round < rounds; round++) await lookAtAll();
    const cpu = ((await cpuSeconds(client)) - before) * (1000 / (rounds * games.length));
    return { cpu, entries: Math.round(entries / games.length) };
  } finally {
    client.close();
  }
}
