import { type AddCommand, type Io, log, say, sayJson } from '../io.ts';
import { measureOwn, type OwnReport } from '../load/measure-own.ts';
import { type LoadReport, runLoad } from '../load/run-load.ts';
import { readCount, readSeconds, readSeed } from '../options.ts';

interface Options {
  readonly url?: string;
  readonly database?: string;
  readonly games: number;
  readonly seconds: number;
  readonly answers: number;
  readonly atOnce: number;
  readonly stored: number;
  readonly seed: number;
  readonly json?: true;
}

export const addLoad: AddCommand = (program, io, end) => {
  program
    .command('load')
    .description('measure a server: random players play many games at once over HTTP')
    .option(
      '--url <address>',
      'the server to measure; it must have no request limit (default: a local server with SQLite)',
    )
    .option('--database <url>', 'an empty Postgres database for the local server to use')
    .option('--games <n>', 'how many games to play at once', readCount, 1000)
    .option('--seconds <n>', 'how long to play', readSeconds, 20)
    .option('--answers <n>', 'keep playing until at least this many answers have been sent', readCount, 5000)
    .option('--at-once <n>', 'how many answers to have in flight at once', readCount, 16)
    .option('--stored <n>', 'how many games to store locally before lists are measured', readCount, 100_000)
    .option('--seed <n>', 'seed of the random answers', readSeed, 1)
    .option('--json', 'print the report as JSON')
    .action(async ({ url, database, json, stored, ...options }: Options) => {
      const playing = { ...options, onProgress: (text: string) => log(io, text) };
      if (url !== undefined) {
        const report = await runLoad({ ...playing, address: url });
        if (json) sayJson(io, report);
        else sayLoad(io, report);
      } else {
        const report = await measureOwn({ ...playing, database, stored });
        if (json) sayJson(io, report);
        else sayOwn(io, report, stored, database === undefined ? 'SQLite' : 'pg');
      }
      end(0);
    });
};

function sayLoad(io: Io, report: LoadReport): void {
  const { games, answersPerSecond, p50, p99, serverCpu, clientCpu, kilobytesPerGame } = report;
  say(io, `${games} games at once: ${answersPerSecond} answers per second`);
  say(io, `from an answer to the opponent's update: p50 ${p50} ms, p99 ${p99} ms`);
  say(io, `processor time per answer: ${serverCpu} ms in the server, ${clientCpu} ms in the client`);
  say(io, `server memory: ${kilobytesPerGame} kB per idle game`);
}

function sayOwn(io: Io, report: OwnReport, stored: number, driver: string): void {
  sayLoad(io, report);
  const { bareInsert, answerToBareInsert, coldLook, coldEntries, coldLookToAnswer } = report;
  say(
    io,
    `an answer costs ${answerToBareInsert} times as much as a bare insert with Fastify and ${driver} (${bareInsert} ms)`,
  );
  say(
    io,
    `looking at a game of ${coldEntries} entries that is not in memory costs ${coldLookToAnswer} times as much as an answer (${coldLook} ms)`,
  );
  say(io, `a new watcher costs ${report.messagesPerWatcher} messages`);
  say(io, `with ${stored} more games stored:`);
  for (const [name, { cost, toBareQuery }] of Object.entries(report.lists))
    say(io, `  ${name}: ${toBareQuery} times the cost of a bare query with Fastify and ${driver} (${cost} ms)`);
  const { rows, seconds, toCopy } = report.restore;
  say(io, `  restore of ${rows} rows: ${seconds} s${toCopy === null ? '' : `, ${toCopy} times as long as COPY`}`);
}
