import { RefusedError, RULES_VERSION } from '@longtwilight/engine';
import type { Seat } from '@longtwilight/protocol';
import { recompute, type Table } from '@longtwilight/protocol/record';
import { fairDice } from '../games/fair-dice.ts';
import { derived } from '../games/games.ts';
import { storedRules } from '../games/stored-games.ts';
import { toldAfter } from '../games/told.ts';
import { connect, type DatabaseLocation, type Queries } from '../storage/database.ts';
import type { GameRow } from '../storage/schema.ts';
import { inSnapshot } from './snapshot.ts';

/** A game played again from its entries: where they lead, and what is not as it is stored. */
export interface Replayed {
  readonly table: Table;
  /** Whether all entries fit the rules. */
  readonly complete: boolean;
  readonly faults: readonly string[];
}

/** Play a stored game again on this engine, and compare it with its row. */
export async function replayGame(db: Queries, row: GameRow): Promise<Replayed> {
  const stored = await db
    .selectFrom('entries')
    .select(['at', 'entry'])
    .where('game', '=', row.id)
    .orderBy('number')
    .execute();
  const damaged = stored.findIndex(({ entry }) => !isReadable(entry));
  const entries = stored
    .slice(0, damaged < 0 ? stored.length : damaged)
    .map(({ at, entry }) => ({ at, entry: JSON.parse(entry) }));
  const terms = { rules: storedRules(row), firstSide: row.first_side };
  const dice = fairDice({ server: row.server_seed, first: row.first_seed, second: row.second_seed });
  let told: string | null = null;
  const { table, faults: wrong } = recompute(terms, dice, entries, (logged) => {
    told = toldAfter(told, logged);
  });
  const faults = [...wrong];
  if (table.number === entries.length && entries.length < stored.length)
    faults.push(`Entry ${entries.length} can't be read`);
  if (table.number < stored.length) return { table, complete: false, faults };
  if (row.told !== null && row.told !== told)
    faults.push('The replay of the game differs from what its players were told');
  const sealed = await db.selectFrom('sealed').select(['seat', 'text']).where('game', '=', row.id).execute();
  if (table.simultaneous)
    table.sealed = Object.fromEntries(sealed.map(({ seat, text }) => [seat, text])) as Partial<Record<Seat, string>>;
  for (const [key, value] of Object.entries(derived(table, row, 0)))
    if (key !== 'ended' && !(isStanding(key) && row[key] === null) && row[key as keyof GameRow] !== value)
      faults.push(`The game's ${key} is stored as ${row[key as keyof GameRow]}, but its entries say ${value}`);
  if (row.clock !== null && !isReadable(row.clock)) faults.push("The game's clock can't be read");
  return { table, complete: true, faults };
}

/** Whether a text is JSON, as all texts in rows and entries are. */
export function isReadable(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a stored game; rules that this engine refuses concern that game alone. */
export async function faultsOf(db: Queries, row: GameRow): Promise<readonly string[]> {
  if (!isReadable(row.rules)) return ["The game's rules can't be read"];
  if (!isReadable(row.clock_terms)) return ["The game's terms of time can't be read"];
  try {
    return (await replayGame(db, row)).faults;
  } catch (error) {
    if (error instanceof RefusedError) return [`The rules of the game can't be used: ${error.message}`];
    throw error;
  }
}

/** What older rows don't tell yet. */
const isStanding = (key: string): key is 'turn' | 'vp' => key === 'turn' || key === 'vp';

/** What came of playing all running games again. */
export interface ReplayReport {
  readonly games: number;
  /** How many of them began under another version of the rules. */
  readonly older: number;
  readonly differing: readonly { readonly game: string; readonly faults: readonly string[] }[];
}

/** Play every running game again on this engine. */
export async function replayAll(location: DatabaseLocation): Promise<ReplayReport> {
  const db = connect(location);
  try {
    return await inSnapshot(db, location.engine, async (queries) => {
      const ids = await queries
        .selectFrom('games')
        .select('id')
        .where('status', '=', 'running')
        .orderBy('id')
        .execute();
      const differing: { game: string; faults: readonly string[] }[] = [];
      let older = 0;
      for (const { id } of ids) {
        const row = await queries.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        if (row.rules_version !== RULES_VERSION) older++;
        const faults = await faultsOf(queries, row);
        if (faults.length > 0) differing.push({ game: id, faults });
      }
      return { games: ids.length, older, differing };
    });
  } finally {
    await db.destroy();
  }
}
