import { setImmediate as breath } from 'node:timers/promises';
import type { Me, PersonalData } from '@longtwilight/protocol';
import type { Games } from '../games/games.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Queries, Storage } from '../storage/database.ts';
import type { World } from '../world.ts';
import type { Keys } from './keys.ts';

export interface DocumentNeeds {
  readonly storage: Storage;
  readonly world: World;
  readonly keys: Keys;
  readonly ratings: Ratings;
  readonly games: Games;
}

/** What there may be much of. */
type LongLists = Pick<
  PersonalData,
  'ratingChanges' | 'games' | 'messages' | 'blocked' | 'muted' | 'reports' | 'library'
>;

/** How many rows are read at once; files may be large. */
const PAGE = 200;
const FILES = 5;

/**
 * Everything that is kept about somebody as one document, without what only hashes are kept of. It may be long, so it comes in
 * pieces, and others are served between them.
 */
export async function* personalDocument(needs: DocumentNeeds, me: Me, key: string | null): AsyncGenerator<string> {
  yield JSON.stringify(await shortParts(needs, me, key)).slice(0, -1);
  for (const [name, pages] of Object.entries(longLists(needs, me.id))) {
    yield `,"${name}":[`;
    let between = '';
    for await (const page of pages) {
      await breath();
      if (page.length === 0) continue;
      yield between + page.map((one) => JSON.stringify(one)).join();
      between = ',';
    }
    yield ']';
  }
  yield '}';
}

async function shortParts(
  { storage: { db }, world, keys, ratings }: DocumentNeeds,
  me: Me,
  key: string | null,
): Promise<Omit<PersonalData, keyof LongLists>> {
  return {
    made: world.now(),
    me,
    account: (await db.selectFrom('accounts').select('created').where('person', '=', me.id).executeTakeFirst()) ?? null,
    recoveryCodesLeft: (await db.selectFrom('recovery_codes').select('person').where('person', '=', me.id).execute())
      .length,
    sessions: await keys.list(me.id, key),
    rating: await ratings.of(me.id),
    pushDevices: await db
      .selectFrom('push_devices')
      .select(['created', 'endpoint'])
      .where('person', '=', me.id)
      .execute(),
    webhooks: await db.selectFrom('webhooks').select(['created', 'url']).where('person', '=', me.id).execute(),
  };
}

interface ByDate {
  readonly created: number;
  readonly id: string;
}

/** Each is read in the order of an index, from the last row that was read before. */
function longLists({ storage: { db }, games }: DocumentNeeds, me: string) {
  const lists: { readonly [K in keyof LongLists]: AsyncIterable<LongLists[K]> } = {
    ratingChanges: ratingChangesOf(db, me),
    games: gamesOf(db, games, me),
    messages: withoutIds(
      pages((last?: { readonly id: number }) =>
        db
          .selectFrom('messages')
          .select(['id', 'game', 'at', 'text'])
          .where('person', '=', me)
          .where('id', '>', last?.id ?? 0)
          .orderBy('id')
          .limit(PAGE)
          .execute(),
      ),
    ),
    blocked: pages((last?: { readonly other: string }) =>
      db
        .selectFrom('blocks')
        .select(['other', 'at'])
        .where('person', '=', me)
        .where('other', '>', last?.other ?? '')
        .orderBy('other')
        .limit(PAGE)
        .execute(),
    ),
    muted: mutedBy(db, me),
    reports: withoutIds(
      pages((last?: { readonly id: number }) =>
        db
          .selectFrom('reports')
          .select(['id', 'game', 'at', 'text', 'why'])
          .where('reporter', '=', me)
          .where('id', '>', last?.id ?? 0)
          .orderBy('id')
          .limit(PAGE)
          .execute(),
      ),
    ),
    library: pages((last?: ByDate) =>
      db
        .selectFrom('library')
        .select(['id', 'created', 'title', 'visibility', 'file'])
        .where('person', '=', me)
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created', 'id'), '>', tuple(last?.created ?? -1, last?.id ?? '')),
        )
        .orderBy('created')
        .orderBy('id')
        .limit(FILES)
        .execute(),
    ),
  };
  return lists;
}

const ratingChangesOf = (db: Queries, me: string) =>
  pages((last?: { readonly game: string }) =>
    db
      .selectFrom('rating_changes')
      .select(['game', 'at', 'rating', 'change'])
      .where('person', '=', me)
      .where('game', '>', last?.game ?? '')
      .orderBy('game')
      .limit(PAGE)
      .execute(),
  );

async function* pages<R>(next: (last?: R) => Promise<R[]>): AsyncGenerator<R[]> {
  for (let page = await next(); page.length > 0; page = await next(page.at(-1)!)) yield page;
}

/** Each seat has an index to go by, which both together have not. */
async function* gamesOf(db: Queries, games: Games, me: string): AsyncGenerator<PersonalData['games']> {
  for (const seat of ['first_person', 'second_person'] as const) {
    const read = pages((last?: ByDate) =>
      db
        .selectFrom('games')
        .selectAll()
        .where(seat, '=', me)
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created', 'id'), '>', tuple(last?.created ?? -1, last?.id ?? '')),
        )
        .orderBy('created')
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    );
    for await (const rows of read) yield await games.summaries(rows);
  }
}

async function* mutedBy(db: Queries, me: string): AsyncGenerator<string[]> {
  const read = pages((last?: { readonly game: string }) =>
    db
      .selectFrom('mutes')
      .select('game')
      .where('person', '=', me)
      .where('game', '>', last?.game ?? '')
      .orderBy('game')
      .limit(PAGE)
      .execute(),
  );
  for await (const rows of read) yield rows.map(({ game }) => game);
}

async function* withoutIds<R extends { readonly id: number }>(
  read: AsyncIterable<R[]>,
): AsyncGenerator<Omit<R, 'id'>[]> {
  for await (const rows of read) yield rows.map(({ id: _, ...rest }) => rest);
}
