import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

const NAME = 'longtwilight';

/** Things of one kind: an index of small heads, and apart from it the bodies that are read one at a time. */
const addShelf = (db: IDBPDatabase, name: string): void => {
  db.createObjectStore(name, { keyPath: 'id' });
  db.createObjectStore(bodiesOf(name));
};
export const VALUE_STORE = 'values';
export const DIGEST_STORE = 'digests';
export const bodiesOf = (shelf: string): string => `${shelf}.bodies`;

/**
 * The versions of the store, each by what it adds. None takes anything away or gives it another meaning: pages of an
 * earlier version may be open beside it, and go on.
 */
const VERSIONS: readonly ((db: IDBPDatabase) => void)[] = [
  (db) => addShelf(db, 'games'),
  (db) => addShelf(db, 'logs'),
  (db) => {
    addShelf(db, 'lessons');
    db.createObjectStore(VALUE_STORE);
  },
  (db) => {
    addShelf(db, 'studies');
    db.createObjectStore(DIGEST_STORE, { keyPath: 'of' });
  },
];

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<unknown, string[], Mode>;
type Reading = Transaction<'readonly'>;
type Writing = Transaction<'readwrite'>;

/** The end of a transaction is waited for whatever comes of what it is for: nobody else would hear that it was cut off. */
async function toItsEnd<T>(tx: Reading | Writing, result: Promise<T>): Promise<T> {
  const [value] = await Promise.all([result, tx.done]);
  return value;
}

/** The one database of this site in this browser, opened when it is first needed. */
export class Database {
  private opening: Promise<IDBPDatabase | null> | null = null;

  /** Null where the browser gives us none, as some do in private windows. */
  open(): Promise<IDBPDatabase | null> {
    this.opening ??= this.openNewest().catch(() => null);
    return this.opening;
  }

  /**
   * Does what reads in one transaction, to its end; undefined without a database. What is cut off, as by a browser that
   * makes room, is tried once more.
   */
  async read<T>(stores: readonly string[], act: (tx: Reading) => Promise<T>): Promise<T | undefined> {
    const once = async () => {
      const tx = (await this.open())?.transaction(stores, 'readonly');
      return tx && toItsEnd(tx, act(tx));
    };
    return once().catch(once);
  }

  /** Does what writes in one transaction: all of it is kept, or nothing and whoever asked hears why. */
  async write<T>(stores: readonly string[], act: (tx: Writing) => Promise<T>): Promise<T> {
    const db = await this.open();
    if (db === null) throw new Error('The browser provides no storage');
    const tx = db.transaction(stores, 'readwrite');
    return toItsEnd(tx, act(tx));
  }

  private async openNewest(): Promise<IDBPDatabase> {
    const gone = {
      // A page of a later version waits to add to the database: make way, and open it again when it is needed
      blocking: (_current: number, _next: number | null, { target }: Event) => {
        (target as IDBDatabase).close();
        this.opening = null;
      },
      terminated: () => {
        this.opening = null;
      },
    };
    const upgrade = (db: IDBPDatabase, before: number) => {
      for (const add of VERSIONS.slice(before)) add(db);
    };
    try {
      return await openDB(NAME, VERSIONS.length, { upgrade, ...gone });
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
      // A later version has added to it: what this one knows is still there
      return await openDB(NAME, undefined, gone);
    }
  }
}

export const database = new Database();
