import { useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { fold } from '../shared/fold.ts';
import { Awaited, NotCome } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { FILTERS, type Filter, FilterTabs, fits } from './filter-tabs.tsx';
import { ForgetButton } from './forget-button.tsx';
import { GameRows } from './game-rows.tsx';
import type { ListedGame } from './listed-game.ts';
import { useMyGames } from './use-my-games.ts';

/** From so many games on one may look for one by its words. */
const MANY = 8;

/** Every game of mine, in this browser and on the server. */
export function GamesPage() {
  const { words } = useSetting();
  const { all, unreachable, forget, again } = useMyGames();
  const [filter, setFilter] = useState<Filter>(FILTERS[0]);
  const [wanted, setWanted] = useState('');
  const found = (all ?? []).filter((game) => fits(game, filter) && holds(game, wanted));
  return (
    <PageFrame title={words.say('ui.games')} kind="wide">
      {unreachable && <NotCome text={words.say('ui.games.unreachable')} onAgain={again} />}
      {all === null ? (
        <Awaited />
      ) : (
        <section class="my-games">
          <header>
            <FilterTabs games={all} filter={filter} onChange={setFilter} />
            {all.length >= MANY && (
              <input
                type="search"
                class="game-search"
                value={wanted}
                placeholder={words.say('ui.games.find')}
                aria-label={words.say('ui.games.find')}
                onInput={({ currentTarget }) => setWanted(currentTarget.value)}
              />
            )}
          </header>
          {found.length === 0 ? (
            <p class="lt-quiet" role="status">
              {words.say(all.length === 0 ? 'ui.games.none' : 'ui.games.none-found')}
            </p>
          ) : (
            <GameRows games={found}>
              {(game) => game.kept && <ForgetButton label={game.title} onForget={() => forget(game.id)} />}
            </GameRows>
          )}
        </section>
      )}
    </PageFrame>
  );
}

/** Every word that is wanted stands somewhere in the row. */
function holds({ title, note }: ListedGame, wanted: string): boolean {
  const text = fold(`${title} ${note}`);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
