import { RefusedError, type SavedGame } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { DIGEST_VERSION, forgetDigest, type KeptDigest, keepDigest, keptDigests } from '../store/digests.ts';
import { games, type KeptGame, openGame } from '../store/games.ts';
import { type KeptLog, logs, openLog } from '../store/logs.ts';
import { contentKey, Digester } from './digester.ts';
import { eachOnce, entryOfGame, entryOfLog, type KeptPlace, keptPlaceText, type LibraryEntry } from './entry.ts';

/** What is on the shelves, and what is known of it so far. */
interface Shelves {
  readonly games: readonly KeptGame[];
  readonly logs: readonly KeptLog[];
  readonly known: ReadonlyMap<string, KeptDigest>;
  /** How many are still to be read. */
  readonly unread: number;
  /** Those that can't be read any more. */
  readonly broken: readonly KeptPlace[];
}

export interface MyLibrary {
  /** Null until the shelves have been looked at. */
  readonly entries: readonly LibraryEntry[] | null;
  readonly unread: number;
  readonly broken: readonly KeptPlace[];
  /** The same game may lie in several places. */
  forget(places: readonly KeptPlace[]): Promise<void>;
  /** Something has been put there. */
  again(): void;
}

type Found = { readonly saved: SavedGame } & Pick<KeptDigest, 'players' | 'date' | 'doubts'>;

async function findGame({ shelf, id }: KeptPlace): Promise<Found | null> {
  if (shelf === 'games') {
    const kept = await openGame(id);
    if (kept === null || kept instanceof RefusedError) return null;
    return { saved: kept.body, players: {}, date: null, doubts: 0 };
  }
  const kept = await openLog(id);
  if (kept === null || kept instanceof RefusedError) return null;
  const doubts = kept.log?.findings.filter(({ kind }) => kind === 'doubt').length ?? 0;
  return { saved: kept.saved, players: kept.players ?? {}, date: kept.date ?? null, doubts };
}

/** Looks at the shelves and reads what is new there, telling each time how far it is, until nobody wants it any more. */
async function readShelves(tell: (shelves: Shelves) => void, isWanted: () => boolean): Promise<void> {
  const [allGames, allLogs, known] = await Promise.all([games.heads(), logs.heads(), keptDigests()]);
  const over = allGames.filter((game) => game.over);
  const unread = [
    ...over.map(({ id, revision }) => ({ shelf: 'games' as const, id, revision })),
    ...allLogs.map(({ id, revision }) => ({ shelf: 'logs' as const, id, revision })),
  ].filter((one) => known.get(keptPlaceText(one))?.revision !== one.revision);
  const broken: KeptPlace[] = [];
  const digester = new Digester();
  const show = (left: number) =>
    tell({ games: over, logs: allLogs, known: new Map(known), unread: left, broken: [...broken] });
  show(unread.length);
  for (const [i, { revision, ...kept }] of unread.entries()) {
    const found = await findGame(kept);
    const digest = found === null ? null : await digester.read(found.saved);
    if (!isWanted()) break;
    if (found === null || digest === null) broken.push(kept);
    else {
      const { players, date, doubts } = found;
      const of = keptPlaceText(kept);
      const one = { of, revision, version: DIGEST_VERSION, key: contentKey(digest), digest, players, date, doubts };
      known.set(of, one);
      await keepDigest(one);
    }
    show(unread.length - i - 1);
  }
  digester.close();
}

/** Everything that this browser keeps of finished games and logs, each game once; also after another tab has changed it. */
export function useMyLibrary(words: Words, you: string): MyLibrary {
  const [shelves, setShelves] = useState<Shelves | null>(null);
  const [times, setTimes] = useState(0);
  const again = () => setTimes((before) => before + 1);
  useEffect(() => {
    let wanted = true;
    const isWanted = () => wanted;
    void readShelves((now) => wanted && setShelves(now), isWanted);
    return () => {
      wanted = false;
    };
  }, [times]);
  useEffect(() => {
    const stop = [games.listenToOthers(again), logs.listenToOthers(again)];
    return () => {
      for (const one of stop) one();
    };
  }, []);
  const entries = useMemo(() => {
    if (shelves === null) return null;
    const { known } = shelves;
    const listed = <T extends { readonly id: string }>(
      shelf: KeptPlace['shelf'],
      heads: readonly T[],
      entry: (head: T, digest: KeptDigest) => LibraryEntry,
    ) =>
      heads.flatMap((head) => {
        const digest = known.get(keptPlaceText({ shelf, id: head.id }));
        return digest === undefined ? [] : [entry(head, digest)];
      });
    return eachOnce([
      ...listed('games', shelves.games, (head, digest) => entryOfGame(words, head, digest, you)),
      ...listed('logs', shelves.logs, (head, digest) => entryOfLog(words, head, digest)),
    ]);
  }, [shelves, words, you]);
  const forget = async (places: readonly KeptPlace[]) => {
    for (const { shelf, id } of places) {
      await (shelf === 'games' ? games : logs).forget(id);
      await forgetDigest(keptPlaceText({ shelf, id }));
    }
    again();
  };
  return { entries, unread: shelves?.unread ?? 0, broken: shelves?.broken ?? [], forget, again };
}
