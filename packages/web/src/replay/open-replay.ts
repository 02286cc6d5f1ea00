import { GameRecord, RefusedError, type SavedGame } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { api } from '../server/api.ts';
import { refusalText } from '../server/refusal-text.ts';
import type { Route } from '../site/routes.ts';
import { openGame } from '../store/games.ts';
import { isLogId, type OpenedLog, openLog } from '../store/logs.ts';
import { unpackGame } from './packed-game.ts';
import { readFile } from './read-file.ts';
import type { LogFindings, ReadGame } from './reader-worker.ts';

/** A game to look at, and what is known about it. */
export interface OpenedReplay {
  readonly record: GameRecord;
  readonly players: ReadGame['players'];
  readonly date: string | null;
  readonly log: LogFindings | null;
  /** It came out of a file or a link, and is no game that is played here. */
  readonly isOpened: boolean;
}

/** Why a game can't be looked at, in words for whoever wants to. */
export class NotOpenedError extends Error {
  override readonly name = 'NotOpenedError';
}

/** Opens what an address names: a game kept in this browser, one that is over or kept on the server, or one out of a link. */
export async function openReplay({ argument: id, query }: Route, words: Words): Promise<OpenedReplay> {
  const server = query.get('server');
  if (id !== '') return keptHere(id, words);
  const kept = query.get('kept');
  if (server !== null) return readGame(await fromServer(api.gameFile(server, null), words), words);
  if (kept !== null) return openKept(kept, words);
  return readGame(await unpackGame(query.get('game') ?? '').catch(() => ''), words);
}

/** A file of somebody's library; a study has a page of its own. */
async function openKept(id: string, words: Words): Promise<OpenedReplay> {
  const file = await fromServer(api.keptFile(id), words);
  const { isStudy } = await import('@longtwilight/notation');
  if (!isStudy(file)) return readGame(file, words);
  location.replace(location.hash.replace('#/replay?', '#/study?'));
  // Another page takes over
  return new Promise(() => {});
}

async function keptHere(id: string, words: Words): Promise<OpenedReplay> {
  const kept = await keptUnder(id);
  if (kept === null) throw new NotOpenedError(words.say('ui.trouble.no-game'));
  if (kept instanceof RefusedError) throw new NotOpenedError(words.say('ui.trouble.old-game'));
  return opened({ ...kept, isOpened: isLogId(id) }, words.say('ui.trouble.old-game'));
}

/** What this browser keeps under an id: a game that was played here, or a log that was opened. */
async function keptUnder(id: string): Promise<OpenedLog | RefusedError | null> {
  if (isLogId(id)) return openLog(id);
  const kept = await openGame(id);
  if (kept === null || kept instanceof RefusedError) return kept;
  const { over, seats } = kept.head;
  // Between two people at one screen a replay of a game that goes on would show hands
  if (!over && seats.us === 'human' && seats.ussr === 'human') return null;
  return { saved: kept.body };
}

async function fromServer(file: Promise<string>, words: Words): Promise<string> {
  try {
    return await file;
  } catch (error) {
    throw new NotOpenedError(refusalText(words, error));
  }
}

async function readGame(text: string, words: Words): Promise<OpenedReplay> {
  const read = await readFile(text);
  const [game] = 'games' in read ? read.games : [];
  if (game === undefined) throw new NotOpenedError(words.say('ui.open-file.problem'));
  return opened({ ...game, log: null, isOpened: true }, words.say('ui.open-file.problem'));
}

type Read = { readonly saved: SavedGame; readonly isOpened: boolean } & Partial<Omit<OpenedReplay, 'record'>>;

function opened({ saved, isOpened, players = {}, date = null, log = null }: Read, problem: string): OpenedReplay {
  try {
    return { record: GameRecord.load(saved), players, date, log, isOpened };
  } catch (error) {
    if (error instanceof RefusedError) throw new NotOpenedError(problem);
    throw error;
  }
}
