import { type AddCommand, log, say, sayJson } from '../io.ts';
import { startOwnServer } from '../load/own-server.ts';
import { runLoad } from '../load/run-load.ts';
import { readCount, readSeconds, readSeed } from '../options.ts';

interface Options {
  readonly url?: string;
  readonly games: number;
  readonly seconds: number;
  readonly atOnce: number;
  readonly seed: number;
  readonly json?: true;
}

export const addLoad: AddCommand = (program, io, end) => {
  program
    .command('load')
    .description('measure a server: random players play many games at once over HTTP')
    .option('--url <address>', 'a server without a request limit (default: a local one, with SQLite)')
    .option('--games <n>', 'games at once', readCount, 1000)
    .option('--seconds <n>', 'how long to play', readSeconds, 20)
    .option('--at-once <n>', 'answers in flight at once', readCount, 16)
    .option('--seed <n>', 'seed of the random answers', readSeed, 1)
    .option('--json', 'print the report as JSON')
    .action(async ({ url, json, ...options }: Options) => {
      const own = url === undefined ? await startOwnServer() : null;
      try {
        const onProgress = (text: string): void => log(io, text);
        const report = await runLoad({ ...options, address: own?.address ?? url!, onProgress });
        if (json) sayJson(io, report);
        else {
          const { games, answersPerSecond, p50, p99, serverCpu, clientCpu, kilobytesPerGame } = report;
          say(io, `${games} games at once: ${answersPerSecond} answers per second`);
          say(io, `answer to opponent's event: p50 ${p50} ms, p99 ${p99} ms`);
          say(io, `processor time per answer: ${serverCpu} ms in the server, ${clientCpu} ms in the client`);
          say(io, `server memory: ${kilobytesPerGame} kB per idle game`);
        }
        end(0);
      } finally {
        await own?.stop();
      }
    });
};
