import { type AddCommand, type Io, log, say, sayJson } from '../io.ts';
import { measureOwn, type OwnReport } from '../load/measure-own.ts';
import { type LoadReport, runLoad } from '../load/run-load.ts';
import { counted } from '../names.ts';
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
      'the server to measure, which must have no request limit (default: start a local server with SQLite)',
    )
    .option('--database <url>', 'an empty Postgres database for the local server to use')
    .option('--games <n>', 'how many games to play at once', readCount, 1000)
    .option('--seconds <n>', 'how long to play', readSeconds, 20)
    .option('--answers <n>', 'keep playing until at least this many answers have been sent', readCount, 5000)
    .option('--at-once <n>', 'how many answers to have in flight at once', readCount, 16)
    .option(
      '--stored <n>',
      'how many games to add to the local server before its lists are measured',
      readCount,
      100_000,
    )
    .option('--seed <n>', 'the seed of the random answers', readSeed, 1)
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
  say(io, `${counted(games, 'game')} at once: ${answersPerSecond} answers per second`);
  say(io, `time from an answer to the opponent's update: p50 ${p50} ms, p99 ${p99} ms`);
  say(io, `processor time per answer: ${serverCpu} ms in the server, ${clientCpu} ms in the client`);
  say(io, `server memory: ${kilobytesPerGame} kB per idle game`);
}

function sayOwn(io: Io, report: OwnReport, stored: number, driver: string): void {
  sayLoad(io, report);
  const { bareInsert, answerToBareInsert, coldLook, coldEntries, coldLookToAnswer } = report;
  say(
    io,
    `an answer costs ${answerToBareInsert} times as much as a bare insert with Fastify and ${driver}, which takes ${bareInsert} ms`,
  );
  say(
    io,
    `reading a game of ${coldEntries} entries that is not in memory takes ${coldLook} ms, ${coldLookToAnswer} times as much as an answer`,
  );
  say(io, `each new watcher causes ${report.messagesPerWatcher} messages`);
  say(io, `after adding ${counted(stored, 'game')}:`);
  for (const [name, { cost, toBareQuery }] of Object.entries(report.lists))
    say(io, `  ${name}: ${cost} ms, ${toBareQuery} times the cost of a bare query with Fastify and ${driver}`);
  const { rows, seconds, toCopy } = report.restore;
  say(io, `  restoring ${rows} rows: ${seconds} s${toCopy === null ? '' : `, ${toCopy} times as long as COPY`}`);
}
