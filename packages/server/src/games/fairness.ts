import type { Fairness } from '@longtwilight/protocol';
import type { Queries } from '../storage/database.ts';
import type { GameRow } from '../storage/schema.ts';
import { commitment } from './fair-dice.ts';
import { storedRules } from './stored-games.ts';

/** The promise of a game's dice, and after its end the seeds and the whole record. */
export async function fairnessOf(db: Queries, row: GameRow): Promise<Fairness> {
  const rules = storedRules(row);
  const over = row.status === 'over';
  const entries = over
    ? await db
        .selectFrom('entries')
        .select(['at', 'entry'])
        .where('game', '=', row.id)
        .where('number', '<', row.entries)
        .orderBy('number')
        .execute()
    : [];
  return {
    game: row.id,
    rules: { ...rules, options: [...rules.options] },
    firstSide: row.first_side,
    commitment: commitment(row.server_seed),
    seeds: over ? { server: row.server_seed, first: row.first_seed, second: row.second_seed } : null,
    entries: entries.map(({ at, entry }) => ({ at, entry: JSON.parse(entry) })),
  };
}
