import type { GameSummary } from '@longtwilight/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { api, hasServer } from '../server/api.ts';
import { useSetting } from '../settings/context.ts';
import { useLoaded } from '../shared/loaded.tsx';
import { games } from '../store/games.ts';
import { isKnown } from './known.ts';
import { inOrder, keptGame, type ListedGame, serverGame } from './listed-game.ts';

interface MyGames {
  /** Null while they are looked up. */
  readonly all: readonly ListedGame[] | null;
  /** Games on the server could not be asked for. */
  readonly unreachable: boolean;
  forget(id: string): void;
  again(): void;
}

/** Games of one page of the server's list. */
const PAGE = 50;

/** All of my games on the server, and who I am there. */
async function askServer(): Promise<{ me: string; games: readonly GameSummary[] } | null> {
  if (!(await isKnown()) || !(await hasServer())) return null;
  const { me } = await api.me();
  if (me === null) return null;
  const all: GameSummary[] = [];
  for (let page: GameSummary[] | null = null; page === null || page.length === PAGE; ) {
    page = (await api.myGames(all.at(-1)?.created)).games;
    all.push(...page);
  }
  return { me: me.id, games: all.filter(({ status }) => status !== 'cancelled') };
}

/** My games in this browser and on the server together, also after another tab has changed them. */
export function useMyGames(): MyGames {
  const { words } = useSetting();
  const kept = useLoaded(() => games.heads(), []);
  const server = useLoaded(askServer, []);
  useEffect(() => games.listenToOthers(kept.again), []);
  const all = useMemo(() => {
    if (kept.come === null) return null;
    const there = server.come?.value ?? null;
    return inOrder([
      ...kept.come.value.map((game) => keptGame(words, game)),
      ...(there === null ? [] : there.games.map((game) => serverGame(words, game, there.me))),
    ]);
  }, [words, kept.come, server.come]);
  return {
    all,
    unreachable: server.failed !== null,
    forget: (id) => void games.forget(id).then(kept.again),
    again: server.again,
  };
}
