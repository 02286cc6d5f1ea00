import { type AddCommand, type Io, log, say, sayJson } from '../io.ts';
import { newOwnGround, withOwnServer } from '../load/own-server.ts';
import { type LoadReport, runLoad } from '../load/run-load.ts';
import { costOfBareInsert, costOfColdLook } from '../load/run-ratios.ts';
import { readCount, readSeconds, readSeed } from '../options.ts';

interface Options {
  readonly url?: string;
  readonly database?: string;
  readonly games: number;
  readonly seconds: number;
  readonly atOnce: number;
  readonly seed: number;
  readonly json?: true;
}
type Playing = Omit<Options, 'url' | 'database' | 'json'> & { readonly onProgress: (text: string) => void };

/** What an answer costs, as a multiple of what could not cost less; a quotient of two figures of one run. */
interface Ratios {
  /** Processor time of a request that stores one row and does nothing else, in milliseconds. */
  readonly bareInsert: number;
  readonly answerToBareInsert: number;
  /** Of looking at a game that is not in memory, in milliseconds, and how many entries such a game has. */
  readonly coldLook: number;
  readonly coldEntries: number;
  readonly coldLookToAnswer: number;
}

export const addLoad: AddCommand = (program, io, end) => {
  program
    .command('load')
    .description('measure a server: random players play many games at once over HTTP')
    .option('--url <address>', 'a server without a request limit (default: a local one, with SQLite)')
    .option('--database <url>', 'let the local server use this empty Postgres database')
    .option('--games <n>', 'games at once', readCount, 1000)
    .option('--seconds <n>', 'how long to play', readSeconds, 20)
    .option('--at-once <n>', 'answers in flight at once', readCount, 16)
    .option('--seed <n>', 'seed of the random answers', readSeed, 1)
    .option('--json', 'print the report as JSON')
    .action(async ({ url, database, json, ...options }: Options) => {
      const playing: Playing = { ...options, onProgress: (text) => log(io, text) };
      const report =
        url === undefined ? await measureOwn(playing, database) : await runLoad({ ...playing, address: url });
      if (json) sayJson(io, report);
      else sayReport(io, report, database === undefined ? 'SQLite' : 'pg');
      end(0);
    });
};

/** A server of our own, and beside it what it is held against. */
async function measureOwn(playing: Playing, database: string | undefined): Promise<LoadReport & Ratios> {
  const { seconds, atOnce, onProgress } = playing;
  const ground = newOwnGround(database);
  try {
    const report = await withOwnServer('serve', ground.env, (address) => runLoad({ ...playing, address }));
    onProgress('looking at games that are not in memory');
    const cold = await withOwnServer('serve', { ...ground.env, CACHE_GAMES: '1' }, costOfColdLook);
    onProgress('measuring a bare insert');
    const bare = await withOwnServer(
      'serve-bare',
      { ...ground.env, DATA_DIR: `${ground.env.DATA_DIR}/bare` },
      (address) => costOfBareInsert(address, seconds / 2, atOnce),
    );
    return {
      ...report,
      bareInsert: rounded(bare.cpu, 3),
      answerToBareInsert: rounded(report.serverCpu / bare.cpu, 1),
      coldLook: rounded(cold.cpu, 2),
      coldEntries: cold.entries,
      coldLookToAnswer: rounded(cold.cpu / report.serverCpu, 1),
    };
  } finally {
    ground.clear();
  }
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

function sayReport(io: Io, report: LoadReport & Partial<Ratios>, driver: string): void {
  const { games, answersPerSecond, p50, p99, serverCpu, clientCpu, kilobytesPerGame } = report;
  say(io, `${games} games at once: ${answersPerSecond} answers per second`);
  say(io, `answer to opponent's event: p50 ${p50} ms, p99 ${p99} ms`);
  say(io, `processor time per answer: ${serverCpu} ms in the server, ${clientCpu} ms in the client`);
  say(io, `server memory: ${kilobytesPerGame} kB per idle game`);
  const { bareInsert, answerToBareInsert, coldLook, coldEntries, coldLookToAnswer } = report;
  if (bareInsert === undefined) return;
  say(io, `an answer costs ${answerToBareInsert} times a bare Fastify and ${driver} insert (${bareInsert} ms)`);
  say(
    io,
    `a game of ${coldEntries} entries that is not in memory costs ${coldLookToAnswer} times an answer (${coldLook} ms)`,
  );
}
