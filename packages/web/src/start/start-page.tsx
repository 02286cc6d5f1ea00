import './start.css';
import { useState } from 'preact/hooks';
import { FILTERS, type Filter, FilterTabs, fits } from '../my-games/filter-tabs.tsx';
import { GameRows } from '../my-games/game-rows.tsx';
import { lastGame } from '../my-games/last-game.ts';
import { gameToContinue, type ListedGame } from '../my-games/listed-game.ts';
import { useMyGames } from '../my-games/use-my-games.ts';
import { useSetting } from '../settings/context.ts';
import { NotCome, useLoaded } from '../shared/loaded.tsx';
import { Sky } from '../shared/sky.tsx';
import { useTitle } from '../shared/use-title.ts';
import { ContinueTile, NewcomerTile } from './continue-tile.tsx';
import { StartTiles } from './start-tiles.tsx';

/** Go on with the last game, play, learn; my games; and all else quiet. */
export function StartPage() {
  const { words } = useSetting();
  useTitle();
  const { all, unreachable, again } = useMyGames();
  const last = useLoaded(lastGame, []).come;
  const toContinue = all === null || last === null ? null : gameToContinue(all, last.value);
  return (
    <main class="start">
      <Sky>
        <nav aria-label={words.say('ui.site')}>
          <a href="#/library">{words.say('ui.library')}</a>
          <a href="#/lobby">{words.say('ui.lobby')}</a>
          <a href="#/settings">{words.say('ui.settings')}</a>
          <a href="#/me">{words.say('ui.account.short')}</a>
        </nav>
        <h1>{words.say('ui.title')}</h1>
        <p>{words.say('ui.tagline')}</p>
      </Sky>
      <div class="start-tiles">
        {all === null || last === null ? (
          <section class="board-tile" aria-busy="true" />
        ) : toContinue === null ? (
          <NewcomerTile />
        ) : (
          <ContinueTile key={toContinue.href} game={toContinue} />
        )}
        <StartTiles />
      </div>
      {unreachable && <NotCome text={words.say('ui.games.unreachable')} onAgain={again} />}
      {all !== null && all.length > 0 && <MyGames all={all} />}
      <footer>
        <nav class="quiet-links">
          <a href="#/new/hot-seat">{words.say('ui.hot-seat')}</a>
          <a href="#/replay">{words.say('ui.open-file')}</a>
          <a href="#/position">{words.say('ui.edit-position')}</a>
          <a href="#/about">{words.say('ui.about')}</a>
        </nav>
        <p>{words.say('ui.unofficial')}</p>
      </footer>
    </main>
  );
}

const MOST_SHOWN = 6;

function MyGames({ all }: { readonly all: readonly ListedGame[] }) {
  const { words } = useSetting();
  const [filter, setFilter] = useState<Filter>(FILTERS[0]);
  return (
    <section class="my-games">
      <header>
        <h2>{words.say('ui.my-games')}</h2>
        <FilterTabs games={all} filter={filter} onChange={setFilter} />
      </header>
      <GameRows games={all.filter((game) => fits(game, filter)).slice(0, MOST_SHOWN)} />
      <p>
        <a class="all-games" href="#/games">
          {words.say('ui.my-games.all', { count: all.length })}
        </a>
      </p>
    </section>
  );
}
