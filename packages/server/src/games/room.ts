import { getHeapStatistics } from 'node:v8';
import type { Table } from '@longtwilight/protocol/record';

/** What games in memory may take of the memory that Node allows the process, in all. */
const SHARE_OF_HEAP = 1 / 4;
/** About what a game, an answer, an entry and a fact that lie in memory weigh; the row of the game is counted with it. */
const GAME_BYTES = 8000;
const ANSWER_BYTES = 12;
const ENTRY_BYTES = 200;
const FACT_BYTES = 130;

/** How many games may be kept in memory: at most so many, and at most so heavy together. */
export interface Room {
  readonly games: number;
  readonly bytes: number;
}

/** Room for so many games, or for as many as strangers may fill without bringing the process down. */
export function roomFor(games: number, heap = getHeapStatistics().heap_size_limit): Room {
  const bytes = Math.floor(heap * SHARE_OF_HEAP);
  return { games: Math.max(1, Math.min(games, Math.floor(bytes / GAME_BYTES))), bytes };
}

/** About how many bytes a game in memory takes. */
export function bytesOf({ record, log }: Table): number {
  const facts = log.reduce((sum, logged) => sum + logged.facts.length, 0);
  return GAME_BYTES + ANSWER_BYTES * (record?.entries.length ?? 0) + ENTRY_BYTES * log.length + FACT_BYTES * facts;
}
