import type { ChatMessage, Conversation, Seat } from '@longtwilight/protocol';
import { otherSeat } from '@longtwilight/protocol/record';
import { LRUCache } from 'lru-cache';
import { seatOfPerson } from '../games/game-state.ts';
import type { Asker, Games } from '../games/games.ts';
import type { News } from '../live/news.ts';
import type { Streams } from '../live/streams.ts';
import type { People } from '../people/people.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import { lockPerson } from '../storage/lock-person.ts';
import type { GameRow } from '../storage/schema.ts';
import type { World } from '../world.ts';
import type { MessageRow, Reports } from './reports.ts';

interface ChatNeeds {
  readonly storage: Storage;
  readonly world: World;
  readonly games: Games;
  readonly people: People;
  readonly news: News;
  readonly streams: Streams;
  readonly reports: Reports;
  readonly log: { error(details: object, text: string): void };
}

/** The most messages in one answer. */
const PAGE = 200;
/** After news was missed, messages of so long are sent again to those who have not had them. */
const MISSED_MS = 10 * 60_000;
const NEWS = /^chat:([a-z0-9]+):(\d+)$/;

/** What two players say to each other. Nobody else hears it: who looks on could be told of a hand, or tell. */
export class Chat {
  private readonly needs: ChatNeeds;
  private readonly told = new LRUCache<number, true>({ max: 10_000 });
  private readonly stopListening: () => void;
  private closed = false;

  constructor(needs: ChatNeeds) {
    this.needs = needs;
    this.stopListening = needs.news.listen((subject) => {
      this.hear(subject).catch((error: unknown) => {
        // Whoever misses a message because the server stops reads it when it comes back
        if (!this.closed) needs.log.error({ err: error }, 'a message could not be sent');
      });
    });
  }

  async say(game: string, asker: Asker, words: string): Promise<ChatMessage> {
    const { storage, world, news, people } = this.needs;
    const { row, seat } = await this.playerIn(game, asker);
    const text = properText(words);
    const person = row[`${seat}_person`]!;
    const message = await storage.write(async (tx) => {
      await lockPerson(tx, storage.engine, person);
      const stored = await tx
        .insertInto('messages')
        .values({ game, person, at: world.now(), text })
        .returningAll()
        .executeTakeFirstOrThrow();
      await news.announce(tx, newsOf(stored));
      return stored;
    });
    news.tell(newsOf(message));
    return asMessage(message, await people.namesOf([person]));
  }

  /** What was said since a message, or else the last of it, as one of the players hears it. */
  async read(game: string, asker: Asker, since: number | null): Promise<Conversation> {
    const { storage, people } = this.needs;
    const { row, seat } = await this.playerIn(game, asker);
    const unheard = await this.unheardBy(row, seat);
    let query = storage.db
      .selectFrom('messages')
      .selectAll()
      .where('game', '=', game)
      .where('id', '>', since ?? 0)
      .orderBy('id', since === null ? 'desc' : 'asc')
      .limit(PAGE);
    if (unheard !== null) query = query.where('person', '!=', unheard.person);
    const rows = await query.execute();
    if (since === null) rows.reverse();
    const names = await people.namesOf(rows.map(({ person }) => person));
    return { messages: rows.map((one) => asMessage(one, names)), muted: unheard?.muted ?? false };
  }

  /** Hear the other player no more in this game, or again. */
  async mute(game: string, asker: Asker, muted: boolean): Promise<void> {
    const { storage } = this.needs;
    const { row, seat } = await this.playerIn(game, asker);
    const person = row[`${seat}_person`]!;
    if (muted)
      await storage.write(async (tx) => {
        await lockPerson(tx, storage.engine, person);
        await tx
          .insertInto('mutes')
          .values({ game, person })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
    else await storage.db.deleteFrom('mutes').where('game', '=', game).where('person', '=', person).execute();
  }

  /** Complain to the operators about a message of the other player. */
  async report(game: string, asker: Asker, id: number, why: string): Promise<void> {
    const { storage, reports } = this.needs;
    const { row, seat } = await this.playerIn(game, asker);
    const about = row[`${otherSeat(seat)}_person`];
    const message = await storage.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .where('game', '=', game)
      .executeTakeFirst();
    if (message === undefined || about === null || message.person !== about)
      throw new Refused('not-found', `There is no message ${id} from the other player in this game`);
    await reports.add(message, row[`${seat}_person`]!, properText(why));
  }

  close(): void {
    this.closed = true;
    this.stopListening();
  }

  private async playerIn(game: string, asker: Asker): Promise<{ row: GameRow; seat: Seat }> {
    const { row, viewer } = await this.needs.games.look(game, asker);
    if (viewer === 'public') throw new Refused('not-a-player', 'Only the players in this game may chat in it');
    return { row, seat: viewer };
  }

  /** Whom a player does not hear: it has muted or blocked the other one. */
  private async unheardBy(row: GameRow, seat: Seat): Promise<{ person: string; muted: boolean } | null> {
    const { db } = this.needs.storage;
    const person = row[`${seat}_person`];
    const other = row[`${otherSeat(seat)}_person`];
    if (person === null || other === null) return null;
    const mute = await db
      .selectFrom('mutes')
      .select('game')
      .where('game', '=', row.id)
      .where('person', '=', person)
      .executeTakeFirst();
    if (mute !== undefined) return { person: other, muted: true };
    const block = await db
      .selectFrom('blocks')
      .select('at')
      .where('person', '=', person)
      .where('other', '=', other)
      .executeTakeFirst();
    return block === undefined ? null : { person: other, muted: false };
  }

  // Live

  private async hear(subject: string | null): Promise<void> {
    const { db } = this.needs.storage;
    if (subject === null) return this.catchUp();
    const [, game, id] = NEWS.exec(subject) ?? [];
    if (game === undefined) return;
    const row = await db.selectFrom('messages').selectAll().where('id', '=', Number(id)).executeTakeFirst();
    if (row !== undefined) await this.send(row);
  }

  private async catchUp(): Promise<void> {
    const since = this.needs.world.now() - MISSED_MS;
    const { db } = this.needs.storage;
    for (const game of this.needs.streams.gamesRead()) {
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .where('game', '=', game)
        .where('at', '>=', since)
        .orderBy('id')
        .execute();
      for (const row of rows) await this.send(row);
    }
  }

  /** To both players, once from this node. A reader that comes later reads what was said before. */
  private async send(message: MessageRow): Promise<void> {
    if (this.told.has(message.id)) return;
    this.told.set(message.id, true);
    const { row } = await this.needs.games.lookAs(message.game, 'public');
    const from = seatOfPerson(row, message.person);
    if (from === null) return;
    const data = JSON.stringify(asMessage(message, await this.needs.people.namesOf([message.person])));
    const to = otherSeat(from);
    const isHeard = (await this.unheardBy(row, to)) === null;
    this.needs.streams.say(message.game, 'chat', data, isHeard ? [from, to] : [from]);
  }
}

const newsOf = ({ game, id }: MessageRow): string => `chat:${game}:${id}`;

const asMessage = ({ id, at, person, text }: MessageRow, names: ReadonlyMap<string, string>): ChatMessage => ({
  id,
  at,
  from: { id: person, name: names.get(person) ?? 'somebody' },
  text,
});

/** Words as they are, without what turns lines around, hides or disturbs them. */
function properText(words: string): string {
  const text = words
    .normalize('NFC')
    .replace(/[^\P{C}\n\u200d]/gu, '')
    .trim();
  if (text === '') throw new Refused('bad-request', 'The text has no visible characters');
  return text;
}
