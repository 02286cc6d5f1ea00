import { SmallMap } from '@longtwilight/board';
import { GameRecord, RefusedError, type View, view } from '@longtwilight/engine';
import { placesOf } from '@longtwilight/picture/map';
import type { ListedGame } from '../my-games/listed-game.ts';
import { api } from '../server/api.ts';
import { useSetting } from '../settings/context.ts';
import { useLoaded } from '../shared/loaded.tsx';
import { openGame } from '../store/games.ts';

export interface BoardInSmallProps {
  /** Null for the board before a game. */
  readonly game: ListedGame | null;
}

/** How a game stands, as far as everybody may see it. */
export function BoardInSmall({ game }: BoardInSmallProps) {
  const { words } = useSetting();
  const { come } = useLoaded(() => boardOf(game), [game?.href, game?.at, game?.turn]);
  if (come === null) return null;
  return (
    <>
      <SmallMap places={placesOf(come.value)} label={words.say('ui.map')} />
      {game !== null && (
        <span class="flag defcon">
          {words.say('ui.defcon')} {come.value.defcon}
        </span>
      )}
    </>
  );
}

const emptyBoard = (): View => view(GameRecord.start({}).game, 'public');

async function boardOf(game: ListedGame | null): Promise<View> {
  if (game === null) return emptyBoard();
  if (!game.kept) return (await api.state(game.id, null)).view ?? emptyBoard();
  const kept = await openGame(game.id);
  if (kept === null || kept instanceof RefusedError) return emptyBoard();
  return view(GameRecord.load(kept.body).game, 'public');
}
