import { answerCall, type DeskCall, StudyDesk } from '@longtwilight/bots';
import { GameRecord, type SavedGame } from '@longtwilight/engine';
import { loadNetwork } from '../match/load-network.ts';

/** What a worker says to each question about its game. */
export type DeskNews = { readonly found: unknown } | { readonly failed: true };

const tell = (news: DeskNews): void => self.postMessage(news);

let desk: Promise<StudyDesk> | null = null;

const open = async (saved: SavedGame): Promise<StudyDesk> => new StudyDesk(GameRecord.load(saved), await loadNetwork());

/** The game comes first, then questions about it. */
self.addEventListener('message', ({ data }: MessageEvent<SavedGame | DeskCall>) => {
  if ('format' in data) desk = open(data);
  else desk?.then((ready) => tell({ found: answerCall(ready, data) })).catch(() => tell({ failed: true }));
});
