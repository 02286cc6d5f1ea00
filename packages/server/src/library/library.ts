import { hash } from 'node:crypto';
import { type GameRecord, RefusedError, type SideKey } from '@longtwilight/engine';
import { isStudy, readFirstGame, readGameFile, readStudy } from '@longtwilight/notation';
import type { ChangeKept, KeepFile, KeptFile, KeptHead, Me, ServerLibrary } from '@longtwilight/protocol';
import type { Transaction } from 'kysely';
import type { People } from '../people/people.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import { lockPerson } from '../storage/lock-person.ts';
import type { LibraryRow, Schema } from '../storage/schema.ts';
import { newId, type World } from '../world.ts';

interface LibraryNeeds {
  readonly storage: Storage;
  readonly world: World;
  readonly people: People;
  /** How much one account may keep. */
  readonly most: ServerLibrary['most'];
}

/** How many are listed at once. */
const PAGE = 50;
const HEAD = ['id', 'person', 'title', 'visibility', 'created', 'bytes'] as const;
type HeadRow = Pick<LibraryRow, (typeof HEAD)[number]>;

const notFound = (id: string): Refused =>
  new Refused('not-found', `There is nothing with the id ${id} in the library, or it is private`);

/** Games and studies that owners of accounts keep on the server: for themselves, for whoever has the link, or for everybody. */
export class Library {
  private readonly needs: LibraryNeeds;

  constructor(needs: LibraryNeeds) {
    this.needs = needs;
  }

  /** Keep a file; one that is kept already stays as it is, and is not new. */
  async keep(me: Me, { title, visibility, file }: KeepFile): Promise<{ kept: KeptHead; isNew: boolean }> {
    if (me.kind !== 'account') throw new Refused('no-account', 'Only accounts have a library: create an account first');
    const { storage, world } = this.needs;
    checkFile(file);
    const row: LibraryRow = {
      id: newId(world),
      person: me.id,
      title,
      visibility,
      created: world.now(),
      bytes: Buffer.byteLength(file),
      hash: hash('sha256', file, 'base64url'),
      file,
    };
    const there = await storage.write((tx) => this.insert(tx, row));
    const [kept] = await this.headsOf([there]);
    return { kept: kept!, isNew: there.id === row.id }; // one in, one out
  }

  private async insert(tx: Transaction<Schema>, row: LibraryRow): Promise<HeadRow> {
    await lockPerson(tx, this.needs.storage.engine, row.person);
    const own = tx.selectFrom('library').where('person', '=', row.person);
    const same = await own.select(HEAD).where('hash', '=', row.hash).executeTakeFirst();
    if (same !== undefined) return same;
    const { most } = this.needs;
    const used = await this.used(tx, row.person);
    if (used.files >= most.files || used.bytes + row.bytes > most.bytes)
      throw new Refused(
        'too-large',
        `A library holds at most ${most.files} files and ${most.bytes} bytes, and yours already has ${used.files} files and ${used.bytes} bytes: delete some files first`,
      );
    await tx.insertInto('library').values(row).execute();
    return row;
  }

  private async used(db: Storage['db'], person: string): Promise<ServerLibrary['used']> {
    const { files, size } = await db
      .selectFrom('library')
      .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('bytes').as('size')])
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    return { files: Number(files), bytes: Number(size ?? 0) };
  }

  /** What somebody keeps, the newest first, from before a moment on. */
  async mine(person: string, before: number): Promise<ServerLibrary> {
    const { storage, most } = this.needs;
    const rows = await storage.db
      .selectFrom('library')
      .select(HEAD)
      .where('person', '=', person)
      .where('created', '<', before)
      .orderBy('created', 'desc')
      .limit(PAGE)
      .execute();
    return { kept: await this.headsOf(rows), most, used: await this.used(storage.db, person) };
  }

  /** What everybody may see, the newest first. */
  async open(before: number): Promise<KeptHead[]> {
    const rows = await this.needs.storage.db
      .selectFrom('library')
      .select(HEAD)
      .where('visibility', '=', 'public')
      .where('created', '<', before)
      .orderBy('created', 'desc')
      .limit(PAGE)
      .execute();
    return this.headsOf(rows);
  }

  /** As this asker may have it; null for whoever is not known. */
  async read(id: string, person: string | null): Promise<KeptFile> {
    const row = await this.needs.storage.db.selectFrom('library').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined || (row.visibility === 'private' && row.person !== person)) throw notFound(id);
    const [head] = await this.headsOf([row]);
    return { ...head!, file: row.file };
  }

  async change(id: string, person: string, changes: ChangeKept): Promise<KeptHead> {
    const { storage } = this.needs;
    if (Object.keys(changes).length > 0) {
      const query = storage.db.updateTable('library').set(changes).where('id', '=', id).where('person', '=', person);
      await storage.write((tx) => tx.executeQuery(query));
    }
    const { file: _file, ...head } = await this.read(id, person);
    if (head.owner.id !== person) throw notFound(id);
    return head;
  }

  async remove(id: string, person: string): Promise<void> {
    const gone = await this.needs.storage.write((tx) =>
      tx.deleteFrom('library').where('id', '=', id).where('person', '=', person).executeTakeFirst(),
    );
    if (gone.numDeletedRows === 0n) throw notFound(id);
  }

  private async headsOf(rows: readonly HeadRow[]): Promise<KeptHead[]> {
    const names = await this.needs.people.namesOf(rows.map(({ person }) => person));
    return rows.map(({ id, person, title, visibility, created, bytes }) => ({
      id,
      owner: { id: person, name: names.get(person) ?? 'somebody' },
      title,
      visibility,
      created,
      bytes,
    }));
  }
}

/** Ten times what a long game needs, and dozens of games with their lines: read in about a quarter of a second. */
const REPLAYED = { answers: 50_000, answersOfGame: 5000, edits: 1000 } as const;

/** Plays through all that is in a file of the library. */
function checkFile(file: string): void {
  asRefused(() => (isStudy(file) ? readStudy(file, REPLAYED) : readGameFile(file, REPLAYED)));
}

/** What a file shows first: its game, or the first one of a study; and who plays it. */
interface FirstGame {
  readonly record: GameRecord;
  readonly players: Partial<Record<SideKey, string>>;
}

/** Reads no more of a file than what it shows first. */
export function firstGame(file: string): FirstGame {
  return asRefused(() => {
    if (isStudy(file)) return { record: readFirstGame(file, REPLAYED), players: {} };
    const { record, meta } = readGameFile(file, REPLAYED);
    return { record, players: meta.players ?? {} };
  });
}

function asRefused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RefusedError) throw new Refused('bad-request', `body.file: ${error.message}`, error.expected);
    throw error;
  }
}
