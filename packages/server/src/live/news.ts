import { EventEmitter } from 'node:events';
import type { Transaction } from 'kysely';
import type { Stored } from '../games/games.ts';
import type { Schema } from '../storage/schema.ts';

/** What is new: a game by its id (an entry, a choice face down), a message, revoked keys, who is there. Null: news may have been missed, look at all. */
type Listener = (subject: string | null, stored?: Stored) => void;

/** Some keys of a person are void. */
export const keysNews = (person: string): string => `keys:${person}`;
export const isKeysNews = (subject: string): boolean => subject.startsWith('keys:');

/** Somebody has an address for notices that it did not have. */
export const ADDRESS_NEWS = 'address:';

/** The clocks of all games were moved, since somebody set the clock that they go by. */
export const TIME_NEWS = 'time:';

/** There is work to do. */
export const JOBS_NEWS = 'jobs:';
export const isJobsNews = (subject: string): boolean => subject === JOBS_NEWS;

/** Tells every node that something is new in a game; what it is, each reads from storage. */
export interface News {
  /** Part of the change itself, so that other nodes hear of it exactly when it is stored. */
  announce(tx: Transaction<Schema>, game: string): Promise<void>;
  /** To this process, once the change is stored; with the game as it is then, nobody has to read it again. */
  tell(subject: string | null, stored?: Stored): void;
  /** To other processes, of something that is not stored; it may get lost. */
  pass(subject: string): void;
  listen(listener: Listener): () => void;
  close(): Promise<void>;
}

/** News within one process. */
export class LocalNews implements News {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  announce(_tx: Transaction<Schema>, _game: string): Promise<void> {
    return Promise.resolve();
  }
  tell(subject: string | null, stored?: Stored): void {
    this.emitter.emit('news', subject, stored);
  }
  pass(_subject: string): void {}
  listen(listener: Listener): () => void {
    this.emitter.on('news', listener);
    return () => this.emitter.off('news', listener);
  }
  close(): Promise<void> {
    this.emitter.removeAllListeners();
    return Promise.resolve();
  }
}
