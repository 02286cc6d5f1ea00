import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import { lockPerson } from '../storage/lock-person.ts';
import type { World } from '../world.ts';
import type { People } from './people.ts';

/** Who wants nothing to do with whom. The other one is not told. */
export class Blocks {
  private readonly storage: Storage;
  private readonly world: World;
  private readonly people: People;

  constructor(storage: Storage, world: World, people: People) {
    this.storage = storage;
    this.world = world;
    this.people = people;
  }

  async add(person: string, other: string): Promise<void> {
    if (other === person) throw new Refused('bad-request', 'You can’t block yourself');
    await this.people.find(other);
    await this.storage.write(async (tx) => {
      await lockPerson(tx, this.storage.engine, person);
      await tx
        .insertInto('blocks')
        .values({ person, other, at: this.world.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }
  async remove(person: string, other: string): Promise<void> {
    await this.storage.db.deleteFrom('blocks').where('person', '=', person).where('other', '=', other).execute();
  }

  /** Those whom somebody has blocked. */
  async of(person: string): Promise<string[]> {
    const rows = await this.storage.db.selectFrom('blocks').select('other').where('person', '=', person).execute();
    return rows.map(({ other }) => other);
  }

  /** Those with whom somebody should not play: it has blocked them, or they it. */
  async around(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.storage.db
      .selectFrom('blocks')
      .select(['person', 'other'])
      .where((where) => where.or([where('person', '=', person), where('other', '=', person)]))
      .execute();
    return new Set(rows.map((row) => (row.person === person ? row.other : row.person)));
  }
}
