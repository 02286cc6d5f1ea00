import { sql, type Transaction } from 'kysely';
import { hashOf } from '../people/secrets.ts';
import { type DatabaseLocation, openStorage } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';

/** Somebody with a tenth of all games, and the key that it comes in by. */
export interface Regular {
  readonly person: string;
  readonly key: string;
}

const PEOPLE = 1000;
const REGULAR: Regular = { person: 'crowd0000001', key: 'crowd'.padEnd(43, '0') };
const RULES = JSON.stringify({
  edition: 'deluxe',
  optionalCards: true,
  chineseCivilWar: false,
  scenario: 'standard',
  tournament: false,
  bidding: 'none',
  handicap: { us: 0, ussr: 0 },
  options: [],
});
const AN_ENTRY = JSON.stringify({ kind: 'answers', by: 'first', answers: ['poland', 'east-germany'], chance: ['4'] });

/** The numbers from one up. */
const upTo = (most: number) =>
  sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(most)})`;
/** A name of twelve letters with a number at its end. */
const named = (number: string) => sql.raw(`'crowd' || substr(cast(10000000 + ${number} as text), 2)`);

/**
 * Fill an empty place with the games of a big server, to measure its lists by: every hundredth is open, every fifth under way,
 * the others are over. They can't be played.
 */
export async function storeCrowd(location: DatabaseLocation, games: number, now: number): Promise<Regular> {
  const storage = await openStorage(location);
  try {
    await storage.write(async (tx) => {
      await storePeople(tx, now);
      await storeGames(tx, games, now);
    });
    return REGULAR;
  } finally {
    await storage.close();
  }
}

async function storePeople(tx: Transaction<Schema>, now: number): Promise<void> {
  const id = named('i');
  await sql`${insertInto('people (id, kind, name, created)')} ${upTo(PEOPLE)}
    select ${id}, 'account', 'Player ' || cast(i as text), ${sql.lit(now)} from n`.execute(tx);
  await sql`${insertInto('ratings (person, rating, deviation, volatility, games, at)')} ${upTo(PEOPLE)}
    select ${id}, 1000 + i, 60, 0.06, 50, ${sql.lit(now)} from n`.execute(tx);
  await sql`${insertInto('library (id, person, title, visibility, created, bytes, hash, file)')} ${upTo(PEOPLE)}
    select ${id}, ${id}, 'A game', 'public', ${sql.lit(now)} - i, 100, cast(i as text), '{}' from n`.execute(tx);
  await tx
    .insertInto('keys')
    .values({ hash: hashOf(REGULAR.key), person: REGULAR.person, created: now, used: now, device: '' })
    .execute();
}
const insertInto = (table: string) => sql.raw(`insert into ${table}`);

/** All columns but those that are null. */
const COLUMNS = [
  'id, status, created, started, ended, rules, rules_version, first_side, clock_terms, listing, rated',
  'first_person, second_person, first_seed, second_seed, server_seed, entries, us_seat, first_asked, second_asked',
  'winner, end_reason, turn, vp, first_open, second_open, counted',
].join(', ');

async function storeGames(tx: Transaction<Schema>, games: number, now: number): Promise<void> {
  const status = sql.raw(`case when i % 100 = 0 then 'open' when i % 5 = 0 then 'running' else 'over' end`);
  const first = named('(case when i % 10 = 1 then 1 else 1 + i % 1000 end)');
  const second = named('(1 + (i * 7 + 3) % 1000)');
  const time = sql.lit(now);
  await sql`${insertInto(`games (${COLUMNS})`)} ${upTo(games)}
    select ${named('i')}, ${status}, ${time} - i, ${time} - i, ${time} - i, ${sql.lit(RULES)}, 1, 'us', '{"kind":"none"}',
      'open', 0, ${first}, case when i % 100 = 0 then null else ${second} end, 'one', 'two', 'three', 1, 'first', 1, 0,
      case when i % 5 = 0 then null when i % 2 = 0 then 'first' else 'second' end,
      case when i % 5 = 0 then null else 'resign' end, 5, 3, 0, 0, 1 from n`.execute(tx);
  await sql`${insertInto('entries (game, number, at, entry)')} ${upTo(games)}
    select ${named('i')}, 0, ${time} - i, ${sql.lit(AN_ENTRY)} from n`.execute(tx);
}
