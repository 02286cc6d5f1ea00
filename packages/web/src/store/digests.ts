import type { GameDigest } from '@longtwilight/notation';
import { DIGEST_STORE, database } from './database.ts';

/** What has been read out of a kept game, so that nobody has to play it again to list, find or count it. */
export interface KeptDigest {
  /** The shelf and the id of the game. */
  readonly of: string;
  /** Of the game that it was read from. */
  readonly revision: number;
  /** Of this form: one of another is read anew. */
  readonly version: number;
  /** The same for the same game, whatever file it came from. */
  readonly key: string;
  readonly digest: GameDigest;
  readonly players: { readonly us?: string; readonly ussr?: string };
  /** Of the game, where its file says so. */
  readonly date: string | null;
  /** How many lines of a log the reader doubts. */
  readonly doubts: number;
}

export const DIGEST_VERSION = 1;

/** All that are known, by the shelf and id of their games. */
export async function keptDigests(): Promise<Map<string, KeptDigest>> {
  const all: KeptDigest[] = (await database.read([DIGEST_STORE], (tx) => tx.objectStore(DIGEST_STORE).getAll())) ?? [];
  return new Map(all.filter(({ version }) => version === DIGEST_VERSION).map((one) => [one.of, one]));
}

/** One that there is no room for is read again the next time. */
export async function keepDigest(one: KeptDigest): Promise<void> {
  await database.write([DIGEST_STORE], (tx) => tx.objectStore(DIGEST_STORE).put(one)).catch(() => {});
}

export async function forgetDigest(of: string): Promise<void> {
  if ((await database.open()) === null) return;
  await database.write([DIGEST_STORE], (tx) => tx.objectStore(DIGEST_STORE).delete(of));
}
