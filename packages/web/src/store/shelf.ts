import { bodiesOf, type Database } from './database.ts';
import { TabNews } from './tab-news.ts';
import { thereIsRoom, troubleWith } from './trouble.ts';

/** What the index of a shelf tells of everything on it. */
export interface Head {
  readonly id: string;
  /** When, in milliseconds. */
  readonly changed: number;
  /** How often it has been kept: 0 for what is new. */
  readonly revision: number;
}
export interface Kept<H extends Head, B> {
  readonly head: H;
  readonly body: B;
}

/** Another tab has kept or deleted the same thing meanwhile: what is there now counts. */
export class ChangedElsewhereError extends Error {}

let asked = false;
/** A browser that is short of room deletes what nobody has asked it to keep. */
function askToKeep(): void {
  if (asked) return;
  asked = true;
  globalThis.navigator?.storage?.persist?.().catch(() => {});
}

/** Things of one kind that this browser keeps. What it has no room for stays in this tab, and the player is told. */
export class Shelf<H extends Head, B> {
  private readonly name: string;
  private readonly database: Database;
  /** What is in this tab and nowhere else. */
  private readonly unkept = new Map<string, Kept<H, B>>();
  private readonly news: TabNews;

  constructor(name: string, database: Database) {
    this.name = name;
    this.database = database;
    this.news = new TabNews(name);
  }

  /** The index, the last changed first. */
  async heads(): Promise<H[]> {
    const kept: H[] = (await this.database.read([this.name], (tx) => tx.objectStore(this.name).getAll())) ?? [];
    const here = [...this.unkept.values()].map(({ head }) => head);
    return [...kept.filter(({ id }) => !this.unkept.has(id)), ...here].sort((a, b) => b.changed - a.changed);
  }

  async head(id: string): Promise<H | null> {
    const here = this.unkept.get(id);
    if (here !== undefined) return here.head;
    return (await this.database.read([this.name], (tx) => tx.objectStore(this.name).get(id))) ?? null;
  }

  async find(id: string): Promise<Kept<H, B> | null> {
    const here = this.unkept.get(id);
    if (here !== undefined) return here;
    const both = await this.database.read([this.name, bodiesOf(this.name)], (tx) =>
      Promise.all([tx.objectStore(this.name).get(id), tx.objectStore(bodiesOf(this.name)).get(id)]),
    );
    const [head, body] = both ?? [];
    return head === undefined ? null : { head, body };
  }

  /** True for what is in this tab and nowhere else. */
  isUnkept(id: string): boolean {
    return this.unkept.has(id);
  }

  /** Keeps something in place of the revision that its head names, and gives the new revision. */
  async keep(head: H, body: B): Promise<number> {
    try {
      await this.write(head, body);
    } catch (error) {
      if (error instanceof ChangedElsewhereError) throw error;
      troubleWith(error);
      this.unkept.set(head.id, { head, body });
      return head.revision;
    }
    this.unkept.delete(head.id);
    thereIsRoom();
    askToKeep();
    this.news.tell(head.id);
    return head.revision + 1;
  }

  private async write(head: H, body: B): Promise<void> {
    await this.database.write([this.name, bodiesOf(this.name)], async (tx) => {
      const heads = tx.objectStore(this.name);
      const before: H | undefined = await heads.get(head.id);
      if ((before?.revision ?? 0) !== head.revision) throw new ChangedElsewhereError(`${this.name} ${head.id}`);
      await Promise.all([
        heads.put({ ...head, revision: head.revision + 1 }),
        tx.objectStore(bodiesOf(this.name)).put(body, head.id),
      ]);
    });
  }

  async forget(id: string): Promise<void> {
    this.unkept.delete(id);
    if ((await this.database.open()) === null) return;
    await this.database.write([this.name, bodiesOf(this.name)], (tx) =>
      Promise.all([tx.objectStore(this.name).delete(id), tx.objectStore(bodiesOf(this.name)).delete(id)]),
    );
    this.news.tell(id);
  }

  /** Calls back when another tab has kept or deleted something, until the function returned is called. */
  listenToOthers(heard: (id: string) => void): () => void {
    return this.news.listen(heard);
  }
}
