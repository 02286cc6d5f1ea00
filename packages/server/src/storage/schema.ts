import type { CardStatistics, Seat, Visibility } from '@longtwilight/protocol';
import type { Generated, Selectable } from 'kysely';
import type { PeopleTables } from './people-schema.ts';

/*
 * What is stored, the same in SQLite and Postgres: times are milliseconds, flags are 0 and 1, `Json` is text.
 */
export type Flag = 0 | 1;
type Json = string;

/** Somebody who plays: a guest, or the owner of an account. */
export interface PeopleTable {
  id: string;
  kind: 'guest' | 'account';
  name: string;
  created: number;
  banned: number | null;
  /** When the owner had it forgotten; its games stay. */
  deleted: number | null;
}

/** A key that stands for a person: the secret of a cookie, of which only the hash is kept. */
export interface KeysTable {
  hash: string;
  person: string;
  created: number;
  used: number;
  /** Where it is used, in the person's own eyes. */
  device: string;
}

export interface GamesTable {
  id: string;
  status: 'open' | 'running' | 'over' | 'cancelled';
  created: number;
  started: number | null;
  ended: number | null;
  /** A complete rules spec, and the version of the rules that it was played by. */
  rules: Json;
  rules_version: number;
  /** The side of `first`; bidding settles it otherwise. */
  first_side: 'us' | 'ussr' | 'random';
  clock_terms: Json;
  listing: 'open' | 'private';
  invitation: string | null;
  rated: Flag;
  first_person: string | null;
  second_person: string | null;
  first_level: string | null;
  second_level: string | null;
  first_seed: string;
  second_seed: string;
  /** Secret until the game is over. */
  server_seed: string;
  /** How many entries the game has; the next one gets this number. */
  entries: number;
  /** The rest tells what follows from the entries, for lists. */
  us_seat: Seat | null;
  first_asked: Flag;
  second_asked: Flag;
  winner: Seat | 'draw' | null;
  end_reason: string | null;
  /** Null before the game begins, and in games from before this was kept until something happens in them. */
  turn: number | null;
  vp: number | null;
  first_open: Flag;
  second_open: Flag;
  clock: Json | null;
  deadline: number | null;
  /** When the server has to look at the game by itself. */
  alarm: number | null;
  rematch: string | null;
  /** A hash of all that was told in the game; null if it began before such were kept. */
  told: string | null;
  /** Whether it is in the statistics. */
  counted: Flag;
}
export type GameRow = Selectable<GamesTable>;

/** The append-only record of every game. */
export interface EntriesTable {
  game: string;
  number: number;
  at: number;
  entry: Json;
}

/** How a game stood after so many entries: what follows from them, so that not all need to be read again. */
export interface SnapshotsTable {
  game: string;
  number: number;
  /** Which versions of the engine can read it. */
  format: string;
  /** Of the rest: what is damaged is not used. */
  hash: string;
  state: Json;
}

/** Choices made face down, which become one entry when the other one is in; until then they may be exchanged. */
export interface SealedTable {
  game: string;
  seat: Seat;
  text: string;
}

export interface MessagesTable {
  id: Generated<number>;
  game: string;
  person: string;
  at: number;
  text: string;
}

/** What the server keeps for itself: its keys, its last sign of life. */
export interface SettingsTable {
  name: string;
  value: string;
}

/** A browser that gets push messages; its id is the hash of its endpoint. */
export interface PushDevicesTable {
  id: string;
  person: string;
  created: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface WebhooksTable {
  person: string;
  created: number;
  url: string;
  secret: string;
  /** Notices in a row that could not be delivered. */
  failures: number;
}

/** Work that waits or is being done. */
export interface JobsTable {
  key: string;
  task: string;
  payload: Json;
  due: number;
  attempts: number;
  /** Whose turn it takes: of one owner's jobs one is done at a time. */
  owner: string | null;
  /** Whom it calls: only so many of these are done at once. */
  place: string | null;
  /** The process that does it, which has to claim it anew before this moment. */
  holder: string | null;
  held_until: number | null;
  /** Counts how often it was asked for, so that what is asked for anew while it runs is done again. */
  version: number;
}

/** How long computer players have thought for somebody in an hour, counted from the epoch. */
export interface ThinkingTable {
  person: string;
  hour: number;
  ms: number;
}

/** Something that an operator did. */
export interface AuditTable {
  id: Generated<number>;
  at: number;
  action: string;
  /** The game, person or complaint that it was done to. */
  subject: string;
  details: string;
}

/** A game that somebody keeps here. */
export interface LibraryTable {
  id: string;
  person: string;
  title: string;
  visibility: Visibility;
  created: number;
  bytes: number;
  /** Of the file: the same one is kept once. */
  hash: string;
  file: string;
}
export type LibraryRow = Selectable<LibraryTable>;

/** How often a side played a card in one way, and how those games ended for it. */
export type CardPlaysTable = CardStatistics['plays'][number];

export interface Schema extends PeopleTables {
  people: PeopleTable;
  keys: KeysTable;
  games: GamesTable;
  entries: EntriesTable;
  snapshots: SnapshotsTable;
  sealed: SealedTable;
  messages: MessagesTable;
  settings: SettingsTable;
  push_devices: PushDevicesTable;
  webhooks: WebhooksTable;
  jobs: JobsTable;
  thinking: ThinkingTable;
  card_plays: CardPlaysTable;
  audit: AuditTable;
  library: LibraryTable;
}
