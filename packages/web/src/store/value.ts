import { type Database, VALUE_STORE } from './database.ts';
import { TabNews } from './tab-news.ts';
import { thereIsRoom, troubleWith } from './trouble.ts';

/** A small thing that this browser keeps by its name. What it has no room for stays in this tab, and the player is told. */
export class Value<T> {
  private readonly name: string;
  private readonly database: Database;
  private readonly readOld: (text: string) => T;
  private readonly news = new TabNews(VALUE_STORE);
  /** What is in this tab and nowhere else. */
  private unkept: { readonly value: T | null } | null = null;

  /** `readOld` reads the text that earlier versions had of it in the browser's local storage. */
  constructor(name: string, database: Database, readOld: (text: string) => T = JSON.parse) {
    this.name = name;
    this.database = database;
    this.readOld = readOld;
  }

  async read(): Promise<T | null> {
    await this.moveOld();
    if (this.unkept !== null) return this.unkept.value;
    const kept = this.database.read([VALUE_STORE], (tx) => tx.objectStore(VALUE_STORE).get(this.name));
    // What can't be read is as if it were not there: the page opens all the same
    return (await kept.catch(() => null)) ?? null;
  }

  /** Null stands for nothing. */
  async keep(value: T | null): Promise<void> {
    try {
      await this.write(value);
      thereIsRoom();
    } catch (error) {
      troubleWith(error);
    }
  }

  /** Calls back when another tab has kept it anew, until the function returned is called. */
  listenToOthers(heard: () => void): () => void {
    return this.news.listen((name) => {
      if (name === this.name) heard();
    });
  }

  private async write(value: T | null): Promise<void> {
    this.unkept = { value };
    await this.database.write([VALUE_STORE], (tx) => tx.objectStore(VALUE_STORE).put(value, this.name));
    if (this.unkept.value === value) this.unkept = null;
    this.news.tell(this.name);
  }

  /** Until version 0.1 it was a text in local storage, where it stays as long as there is no room for it. */
  private async moveOld(): Promise<void> {
    const key = `longtwilight.${this.name}`;
    try {
      const text = localStorage.getItem(key);
      if (text === null || this.unkept !== null) return;
      await this.write(this.readOld(text));
      // A tab of that version may have written it again
      if (localStorage.getItem(key) === text) localStorage.removeItem(key);
    } catch {
      // Some browsers have no local storage where cookies are forbidden
    }
  }
}
