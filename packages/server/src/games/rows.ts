import { LRUCache } from 'lru-cache';
import type { GameRow } from '../storage/schema.ts';

/** A step that is under way. */
interface Begun {
  /** The row as it is stored, if that is known. */
  readonly row: GameRow | null;
  readonly epoch: number | null;
}

/** Rows as the last step of each game left them: as long as the epoch of the storage lasts, nobody has to read them again. */
export class Rows {
  private readonly known: LRUCache<string, { readonly row: GameRow | null; readonly by: Begun }>;

  constructor(games: number) {
    this.known = new LRUCache({ max: games });
  }

  /** From here on nothing is known of the row, until the last step that has begun is stored. */
  begin(id: string, epoch: number | null): Begun {
    const last = this.known.get(id);
    const begun: Begun = { row: epoch !== null && last?.by.epoch === epoch ? last.row : null, epoch };
    this.known.set(id, { row: null, by: begun });
    return begun;
  }
  stored(begun: Begun, row: GameRow): void {
    if (this.known.get(row.id)?.by !== begun) return;
    // A copy, since texts live as long as the row that they were made from, and without the row before it
    this.known.set(row.id, { row: { ...row }, by: { row: null, epoch: begun.epoch } });
  }
}
