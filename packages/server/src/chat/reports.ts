import type { Selectable, Transaction } from 'kysely';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import { lockPerson } from '../storage/lock-person.ts';
import type { ReportsTable } from '../storage/people-schema.ts';
import type { MessagesTable, Schema } from '../storage/schema.ts';
import type { World } from '../world.ts';

export type MessageRow = Selectable<MessagesTable>;
/** A message that somebody complains about. */
export type Complaint = Selectable<ReportsTable>;

/** Complaints about messages, for the operators. Each holds the message as it was. */
export class Reports {
  private readonly storage: Storage;
  private readonly world: World;

  constructor(storage: Storage, world: World) {
    this.storage = storage;
    this.world = world;
  }

  /** One complaint about a message from the same person is enough. */
  async add({ id, game, person, text }: MessageRow, reporter: string, why: string): Promise<void> {
    await this.storage.write(async (tx) => {
      await lockPerson(tx, this.storage.engine, reporter);
      await tx
        .insertInto('reports')
        .values({ message: id, game, reporter, about: person, text, why, at: this.world.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }

  /** Complaints that nobody has dealt with, oldest first. */
  open(): Promise<Complaint[]> {
    return this.storage.db.selectFrom('reports').selectAll().orderBy('id').execute();
  }

  /** A complaint has been dealt with. */
  async settle(tx: Transaction<Schema>, id: number): Promise<void> {
    const { numDeletedRows } = await tx.deleteFrom('reports').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refused('not-found', `There is no report ${id}`);
  }
}
