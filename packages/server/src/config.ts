import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVEL_KEYS } from '@longtwilight/bots';
import type { MostGames } from './games/most-games.ts';
import type { Budgets } from './jobs/computer-players.ts';
import type { DatabaseLocation } from './storage/database.ts';

const LEVEL = LEVEL_KEYS.join('|');

/** What is recommended today as the least memory for argon2id. */
const SAFE_MEMORY_KIB = 19_456;

/** Where `npm run build` puts the pages: files of another package that are served, not imported. */
const BUILT_PAGES = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** All settings there are, by the variable of the environment that sets each: its form, and its meaning and usual value. */
const FORMS = {
  PORT: [/^\d{1,5}$/, 'port to listen on; 0 for any free port (8080)'],
  HOST: [/^\S+$/, 'address to listen on (127.0.0.1)'],
  PAGES_DIR: [/^.+$/, 'folder with the pages to serve (the pages that `npm run build` has built)'],
  DATA_DIR: [/^.+$/, 'folder for the SQLite file (data)'],
  DATABASE_URL: [/^postgres(ql)?:\/\/\S+$/, 'a Postgres database to use instead of SQLite (none)'],
  DATABASE_CONNECTIONS: [/^[1-9]\d{0,2}$/, 'maximum number of connections to Postgres (10)'],
  DURABILITY: [
    /^(process|power)$/,
    'how safe stored answers are in SQLite: with “process” they survive if the server is killed, with “power” also a power cut (process)',
  ],
  PUBLIC_URL: [/^https?:\/\/[^/\s]+\/?$/, 'address at which players reach the server (the address that it listens on)'],
  PASSWORD_MEMORY: [
    /^\d{5,7}$/,
    `memory used to check a password, in KiB; at least ${SAFE_MEMORY_KIB} (${SAFE_MEMORY_KIB})`,
  ],
  TRUST_PROXY: [
    /^(no|[1-9]|[\da-fA-F.:]+[.:][\da-fA-F.:]*(\/\d{1,3})?(,[\da-fA-F.:]+[.:][\da-fA-F.:]*(\/\d{1,3})?)*)$/,
    'proxies in front of the server that are trusted to say where a request comes from: how many there are in a row, or their addresses separated by commas; “yes” is not allowed, because anyone could then forge an address (no)',
  ],
  RATE_LIMIT: [
    /^\d{1,6}$/,
    'requests that one address may send per minute; 0 for no limit, nor any on its connections and streams (600)',
  ],
  STREAM_LIMIT: [/^[1-9]\d{0,5}$/, 'streams of live updates that one address may open per minute (600)'],
  GUEST_LIMIT: [/^[1-9]\d{0,5}$/, 'new guests that one address may create per hour (60)'],
  ACCOUNT_LIMIT: [/^[1-9]\d{0,5}$/, 'accounts that one address may create per hour (30)'],
  OPEN_LIMIT: [/^[1-9]\d{0,5}$/, 'games in the lobby that one address may create per hour (60)'],
  PRIVATE_LIMIT: [/^[1-9]\d{0,5}$/, 'games by invitation and rematches that one address may create per hour (120)'],
  GAMES_OF_PERSON: [/^[1-9]\d{0,4}$/, 'games that one person may play or offer at once against other people (200)'],
  COMPUTER_GAMES: [/^\d{1,4}$/, 'games that one person may play at once against the server’s computer players (20)'],
  COMPUTER_LIMIT: [
    /^[1-9]\d{0,5}$/,
    'games that one address may start per hour against the server’s computer players (120)',
  ],
  THINKING_SECONDS: [
    /^\d{1,4}$/,
    'seconds per hour that computer players may think for one person; after that, this person can’t start another game against them until the next hour; 0 for no limit (900)',
  ],
  PREVIEW_LIMIT: [/^[1-9]\d{0,5}$/, 'link previews and preview pictures that one address may request per minute (60)'],
  LIBRARY_FILES: [/^\d{1,6}$/, 'games that one account may keep in its library on the server (500)'],
  LIBRARY_BYTES: [/^\d{1,10}$/, 'bytes that the library of one account may take up (10000000)'],
  LIBRARY_LIMIT: [/^[1-9]\d{0,5}$/, 'games that one address may add to libraries per minute (30)'],
  LIBRARY_DAY_BYTES: [/^\d{1,10}$/, 'bytes that one address may add to libraries per day (50000000)'],
  REQUEST_SECONDS: [/^[1-9]\d{0,2}$/, 'seconds within which a request must have arrived completely (20)'],
  MOST_CONNECTIONS: [/^[1-9]\d{1,5}$/, 'maximum number of open connections, including live streams (20000)'],
  CONNECTIONS_OF_ADDRESS: [
    /^[1-9]\d{0,5}$/,
    'maximum number of open connections from one address other than a trusted proxy (a quarter of MOST_CONNECTIONS, at most 1000)',
  ],
  OPEN_STREAMS: [/^[1-9]\d{0,4}$/, 'streams of live updates that one address may have open at once (300)'],
  STREAMS_OF_PERSON: [/^[1-9]\d{0,4}$/, 'streams of live updates that one person may have open at once (50)'],
  CACHE_GAMES: [
    /^[1-9]\d{0,5}$/,
    'maximum number of games kept in memory; together they take at most a quarter of the heap that Node allows (2000)',
  ],
  BOT_THREADS: [/^[1-9]\d?$/, 'threads for computer players (one less than the number of processors)'],
  BOT_BUDGETS: [
    new RegExp(`^(${LEVEL})=\\d{1,5}(,(${LEVEL})=\\d{1,5})*$`),
    'milliseconds that each level may think about a card play (strategist=500,chairman=500)',
  ],
  CONTACT: [
    /^(mailto:\S+@\S+|https:\/\/\S+)$/,
    'https: or mailto: address at which push services can contact you (PUBLIC_URL)',
  ],
  PRIVATE_WEBHOOKS: [
    /^(yes|no)$/,
    'whether notices may be sent to private addresses and without encryption: yes or no (no)',
  ],
  LOG_LEVEL: [/^(silent|error|warn|info|debug)$/, 'how much to log: silent, error, warn, info or debug (info)'],
} as const satisfies Record<string, readonly [RegExp, string]>;
type Setting = keyof typeof FORMS;
const NAMES = Object.keys(FORMS) as readonly Setting[];

/** Every setting with its meaning. */
export const SETTINGS: readonly string[] = NAMES.map((name) => `${name.padEnd(22)} ${FORMS[name][1]}`);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A server without pages there serves the API alone. */
  readonly pagesDir: string;
  readonly database: DatabaseLocation;
  readonly publicUrl: string | null;
  /** Proxies that are believed about who asks: how many, or which. */
  readonly trustProxy: false | number | readonly string[];
  /** Requests a minute; 0 for no limit. */
  readonly rateLimit: number;
  /** Streams a minute, and guests an hour, of one address. */
  readonly streamLimit: number;
  readonly guestLimit: number;
  /** Accounts, games in the lobby, and games by invitation an hour of one address. */
  readonly accountLimit: number;
  readonly openLimit: number;
  readonly privateLimit: number;
  readonly mostGames: MostGames;
  /** Computer games an hour of one address, and seconds of their thinking an hour of one person; 0 for no limit. */
  readonly computerLimit: number;
  readonly thinkingSeconds: number;
  /** Previews a minute. */
  readonly previewLimit: number;
  /** How much an account may keep, and games a minute that may be sent to be kept. */
  readonly library: { readonly files: number; readonly bytes: number };
  readonly libraryLimit: number;
  /** Bytes a day that may be added from one address. */
  readonly libraryDayBytes: number;
  readonly requestSeconds: number;
  readonly mostConnections: number;
  readonly connectionsOfAddress: number;
  /** Of one address and of one person, at once. */
  readonly openStreams: { readonly ofAddress: number; readonly ofPerson: number };
  readonly cacheGames: number;
  /** KiB to check a password. */
  readonly passwordMemory: number;
  readonly logLevel: string;
  readonly botThreads: number;
  readonly botBudgets: Budgets;
  /** Whom push services may write to. */
  readonly contact: string | null;
  readonly privateWebhooks: boolean;
}

/** What is wrong with the settings, a line each. */
export class BadConfigError extends Error {
  override readonly name = 'BadConfigError';
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is one that was not set: compose files can't leave one out
  const given: Partial<Record<Setting, string>> = Object.fromEntries(
    NAMES.flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const wrong = NAMES.filter((name) => given[name] !== undefined && !FORMS[name][0].test(given[name]));
  if (Number(given.PORT ?? 0) > 65_535) wrong.push('PORT');
  if (Number(given.PASSWORD_MEMORY ?? SAFE_MEMORY_KIB) < SAFE_MEMORY_KIB) wrong.push('PASSWORD_MEMORY');
  if (wrong.length > 0) {
    // The address of a database holds its password
    const lines = wrong.map((name) => {
      const value = name === 'DATABASE_URL' ? '(not shown)' : given[name];
      return `${name}=${value}: ${FORMS[name][1]}; expected form: ${FORMS[name][0].source}`;
    });
    throw new BadConfigError(`These settings are not valid:\n${lines.join('\n')}`);
  }
  const mostConnections = Number(given.MOST_CONNECTIONS ?? 20_000);
  const dataDir = path.resolve(given.DATA_DIR ?? 'data');
  return {
    port: Number(given.PORT ?? 8080),
    host: given.HOST ?? '127.0.0.1',
    dataDir,
    pagesDir: path.resolve(given.PAGES_DIR ?? BUILT_PAGES),
    database: databaseOf(given, dataDir),
    publicUrl: given.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    trustProxy: proxiesIn(given.TRUST_PROXY ?? 'no'),
    rateLimit: Number(given.RATE_LIMIT ?? 600),
    streamLimit: Number(given.STREAM_LIMIT ?? 600),
    guestLimit: Number(given.GUEST_LIMIT ?? 60),
    accountLimit: Number(given.ACCOUNT_LIMIT ?? 30),
    openLimit: Number(given.OPEN_LIMIT ?? 60),
    privateLimit: Number(given.PRIVATE_LIMIT ?? 120),
    mostGames: {
      againstPeople: Number(given.GAMES_OF_PERSON ?? 200),
      againstComputers: Number(given.COMPUTER_GAMES ?? 20),
    },
    computerLimit: Number(given.COMPUTER_LIMIT ?? 120),
    thinkingSeconds: Number(given.THINKING_SECONDS ?? 900),
    previewLimit: Number(given.PREVIEW_LIMIT ?? 60),
    library: { files: Number(given.LIBRARY_FILES ?? 500), bytes: Number(given.LIBRARY_BYTES ?? 10_000_000) },
    libraryLimit: Number(given.LIBRARY_LIMIT ?? 30),
    libraryDayBytes: Number(given.LIBRARY_DAY_BYTES ?? 50_000_000),
    requestSeconds: Number(given.REQUEST_SECONDS ?? 20),
    mostConnections,
    connectionsOfAddress: Number(given.CONNECTIONS_OF_ADDRESS ?? Math.min(Math.ceil(mostConnections / 4), 1000)),
    openStreams: { ofAddress: Number(given.OPEN_STREAMS ?? 300), ofPerson: Number(given.STREAMS_OF_PERSON ?? 50) },
    cacheGames: Number(given.CACHE_GAMES ?? 2000),
    passwordMemory: Number(given.PASSWORD_MEMORY ?? SAFE_MEMORY_KIB),
    logLevel: given.LOG_LEVEL ?? 'info',
    botThreads: Number(given.BOT_THREADS ?? Math.max(1, availableParallelism() - 1)),
    botBudgets: { ...BUDGETS, ...budgetsIn(given.BOT_BUDGETS ?? '') },
    contact: given.CONTACT ?? (given.PUBLIC_URL?.startsWith('https:') ? given.PUBLIC_URL : null),
    privateWebhooks: given.PRIVATE_WEBHOOKS === 'yes',
  };
}

/** A card takes this long at most, so that a processor serves many games. */
const BUDGETS: Budgets = { strategist: 500, chairman: 500 };

function budgetsIn(text: string): Budgets {
  const parts = text.split(',').filter((part) => part !== '');
  return Object.fromEntries(parts.map((part) => part.split('=')).map(([level, ms]) => [level, Number(ms)]));
}

function proxiesIn(text: string): Config['trustProxy'] {
  if (text === 'no') return false;
  return /^\d$/.test(text) ? Number(text) : text.split(',');
}

function databaseOf(given: Partial<Record<Setting, string>>, dataDir: string): DatabaseLocation {
  const { DATABASE_URL: url } = given;
  if (url !== undefined) return { engine: 'postgres', url, connections: Number(given.DATABASE_CONNECTIONS ?? 10) };
  const durability = given.DURABILITY === 'power' ? 'power' : 'process';
  return { engine: 'sqlite', file: path.join(dataDir, 'longtwilight.sqlite'), durability };
}
