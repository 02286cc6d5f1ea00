import { readConfig } from '@longtwilight/server/config';
import { newOwnGround, type OwnGround, withOwnServer } from './own-server.ts';
import { costOfLooks, messagesPerWatcher } from './run-lists.ts';
import { type LoadOptions, type LoadReport, runLoad } from './run-load.ts';
import { costOfBareInsert, costOfColdLook } from './run-ratios.ts';

export interface OwnOptions extends Omit<LoadOptions, 'address'> {
  /** An empty Postgres database; SQLite otherwise. */
  readonly database: string | undefined;
  /** With how many games lists and restoring are measured. */
  readonly stored: number;
}

/** What things cost, as multiples of what could not cost less; each a quotient of two figures of one run. */
export interface OwnReport extends LoadReport {
  /** Processor time of a request that stores one row and does nothing else, in milliseconds. */
  readonly bareInsert: number;
  readonly answerToBareInsert: number;
  /** Of looking at a game that is not in memory, in milliseconds, and how many entries such a game has. */
  readonly coldLook: number;
  readonly coldEntries: number;
  readonly coldLookToAnswer: number;
  readonly messagesPerWatcher: number;
  /** Pages with lists: processor time in milliseconds, also as a multiple of their bare query. */
  readonly lists: Readonly<Record<string, { readonly cost: number; readonly toBareQuery: number }>>;
  /** Seconds, and how many times as long as COPY; null on SQLite. */
  readonly restore: { readonly rows: number; readonly seconds: number; readonly toCopy: number | null };
}

/** Measures a server of our own, and beside it what it is held against. */
export async function measureOwn({ database, stored, ...playing }: OwnOptions): Promise<OwnReport> {
  const { atOnce, onProgress } = playing;
  const ground = newOwnGround(database);
  try {
    const report = await withOwnServer('serve', ground.env, (address) => runLoad({ ...playing, address }));
    onProgress('measuring a bare insert');
    const bareEnv = { ...ground.env, DATA_DIR: `${ground.env.DATA_DIR}/bare` };
    const bare = await withOwnServer('serve-bare', bareEnv, (address) =>
      costOfBareInsert(address, report.answers, atOnce),
    );
    onProgress('measuring games that are not in memory');
    const cold = await withOwnServer('serve', { ...ground.env, CACHE_GAMES: '1' }, (address) =>
      costOfColdLook(address, report.answers),
    );
    return {
      ...report,
      bareInsert: rounded(bare.cpu, 3),
      answerToBareInsert: rounded(report.serverCpu / bare.cpu, 1),
      coldLook: rounded(cold.cpu, 2),
      coldEntries: cold.entries,
      coldLookToAnswer: rounded(cold.cpu / report.serverCpu, 1),
      ...(await measureCrowd(ground, stored, onProgress)),
    };
  } finally {
    ground.clear();
  }
}

type Crowd = Pick<OwnReport, 'messagesPerWatcher' | 'lists' | 'restore'>;

/** With so many games more. */
async function measureCrowd({ env }: OwnGround, stored: number, onProgress: (text: string) => void): Promise<Crowd> {
  const { BARE_LISTS, storeCrowd, timeRestore } = await import('@longtwilight/server/operations');
  const { database } = readConfig(env);
  onProgress(`storing ${stored} games`);
  const { person, key } = await storeCrowd(database, stored, Date.now());
  onProgress('measuring lists');
  const names = Object.keys(BARE_LISTS);
  const pages = Object.values(BARE_LISTS).map(({ page }) => page.replace('$person', person));
  const { costs, messages } = await withOwnServer('serve', env, async (address) => ({
    costs: await costOfLooks(address, `longtwilight=${key}`, pages),
    messages: await messagesPerWatcher(address),
  }));
  const queries = names.map((name) => `/lists/${encodeURIComponent(name)}?person=${person}`);
  const bare = await withOwnServer('serve-bare', env, (address) => costOfLooks(address, '', queries));
  onProgress('restoring a backup');
  const times = await timeRestore(database);
  return {
    messagesPerWatcher: rounded(messages, 2),
    lists: Object.fromEntries(
      names.map((name, i) => [name, { cost: rounded(costs[i]!, 2), toBareQuery: rounded(costs[i]! / bare[i]!, 1) }]),
    ),
    restore: {
      rows: times.rows,
      seconds: rounded(times.restore, 1),
      toCopy: times.copy === null ? null : rounded(times.restore / times.copy, 1),
    },
  };
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
