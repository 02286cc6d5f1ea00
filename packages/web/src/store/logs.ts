import { GameRecord, RefusedError, readSavedGame, type SavedGame } from '@longtwilight/engine';
import type { LogFindings, ReadGame } from '../replay/reader-worker.ts';
import { database } from './database.ts';
import { ChangedElsewhereError, type Head, Shelf } from './shelf.ts';

/** What the index tells of a log or game file that was opened in this browser. */
export interface KeptLog extends Head {
  /** Of its file. */
  readonly name: string;
  readonly turn: number;
  readonly vp: number;
  readonly over: boolean;
}
/** What was read out of it, and what the reader has to say about it; less by an earlier version. */
export interface OpenedLog {
  readonly saved: SavedGame;
  readonly players?: ReadGame['players'];
  readonly date?: string | null;
  readonly log?: LogFindings | null;
}

export const logs = new Shelf<KeptLog, OpenedLog>('logs', database);

const PREFIX = 'log-';
export const isLogId = (id: string): boolean => id.startsWith(PREFIX);

/** Keeps what was read from a file, and gives its id. The same game is kept once, whatever its file is called. */
export async function keepLog(name: string, read: OpenedLog): Promise<string> {
  const { saved } = read;
  const id = PREFIX + fingerprintOf(saved);
  if ((await logs.head(id)) !== null) return id;
  const { turn, vp, over } = GameRecord.load(saved).game;
  try {
    await logs.keep({ id, name, turn, vp, over, changed: Date.now(), revision: 0 }, read);
  } catch (error) {
    // Another tab has just kept it
    if (!(error instanceof ChangedElsewhereError)) throw error;
  }
  return id;
}

/** Null where there is none, and what is wrong with one that can't be read, such as one of a later version. */
export async function openLog(id: string): Promise<OpenedLog | RefusedError | null> {
  const kept = await logs.find(id);
  try {
    return kept === null ? null : { ...kept.body, saved: readSavedGame(kept.body.saved) };
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
}

/** The same for the same record. */
const fingerprintOf = ({ rules, bids, start, answers, end, edits }: SavedGame): string =>
  textHash(JSON.stringify([rules, bids, start ?? null, answers, end, ...(edits ?? [])]));

/** 64 bits tell the things of one person apart. */
export function textHash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    one = Math.imul(one ^ text.charCodeAt(i), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(i), 0x85ebca6b) ^ (other >>> 13);
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join('');
}
