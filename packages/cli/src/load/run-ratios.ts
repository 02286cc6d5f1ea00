import { LoadClient } from './load-client.ts';

/** Time of processors that a server takes for a request, in milliseconds. */
interface Cost {
  readonly cpu: number;
}

const WARM_UP = 0.25;
/** About as long as what is stored of an answer. */
const BODY = { number: 100, answers: ['poland'], padding: 'x'.repeat(100) };
/** How often each game is looked at. */
const ROUNDS = 4;

export async function cpuSeconds(client: LoadClient): Promise<number> {
  const { text } = await client.send('GET', '/metrics', '');
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/**
 * What it costs to do the least: a request that is stored in one row. There are at least as many as there were answers, so that
 * one program has not had more time than the other to become quick.
 */
export async function costOfBareInsert(
  address: string,
  { seconds, atOnce, least }: { readonly seconds: number; readonly atOnce: number; readonly least: number },
): Promise<Cost> {
  const client = new LoadClient(address, atOnce);
  let done = 0;
  const sendFor = async (share: number): Promise<void> => {
    const end = performance.now() + seconds * share * 1000;
    const sender = async (): Promise<void> => {
      for (; performance.now() < end || done < least * share; done++) await client.send('POST', '/answers', '', BODY);
    };
    await Promise.all(Array.from({ length: atOnce }, sender));
  };
  try {
    await sendFor(WARM_UP);
    done = 0;
    const before = await cpuSeconds(client);
    await sendFor(1);
    return { cpu: ((await cpuSeconds(client)) - before) * (1000 / done) };
  } finally {
    client.close();
  }
}

/** What it costs to look at a game that is not in memory, at a server that keeps one game there. */
export async function costOfColdLook(address: string): Promise<Cost & { readonly entries: number }> {
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
    await lookAtAll();
    const before = await cpuSeconds(client);
    for (let round = 0; round < ROUNDS; round++) await lookAtAll();
    const cpu = ((await cpuSeconds(client)) - before) * (1000 / (ROUNDS * games.length));
    return { cpu, entries: Math.round(entries / games.length) };
  } finally {
    client.close();
  }
}
