import { addPlays, type CardPlays } from '@longtwilight/notation';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { OpenFiles } from '../../my-library/open-files.tsx';
import { useMyLibrary } from '../../my-library/use-my-library.ts';
import { api, hasServer } from '../../server/api.ts';
import { useSetting } from '../../settings/context.ts';
import { ChoiceField } from '../../settings/settings-form.tsx';
import { Awaited } from '../../shared/loaded.tsx';
import { LibraryFrame } from '../library-frame.tsx';
import { useLibrary } from '../library-words.ts';
import { CardTable } from './card-table.tsx';
import { gamesOf, playsIn } from './counted.ts';
import { EndTable } from './end-table.tsx';
import { LuckTables } from './luck-tables.tsx';

/** What became of games, cards and dice: in the library of this browser, and of cards on the server too. */
export function StatisticsPage() {
  return (
    <LibraryFrame title={(library) => library.say('library.statistics')}>
      <Statistics />
    </LibraryFrame>
  );
}

const EVERYBODY = '';

function Statistics() {
  const { words } = useSetting();
  const library = useLibrary();
  const { entries, unread, again } = useMyLibrary(words, library.say('mine.you'));
  const server = useServerCount();
  const [player, setPlayer] = useState(EVERYBODY);
  const [withServer, setWithServer] = useState(false);
  const games = useMemo(() => gamesOf(entries ?? [], player === EVERYBODY ? null : player), [entries, player]);
  const own = useMemo(() => playsIn(games), [games]);
  const players = useMemo(
    () => [...new Set((entries ?? []).flatMap((entry) => Object.values(entry.players)))].sort(),
    [entries],
  );
  if (entries === null) return <Awaited />;
  const isShared = withServer && player === EVERYBODY && server !== null;
  const plays = isShared ? addPlays([...own, ...server.plays]) : own;
  return (
    <>
      <section class="sources">
        <p>
          {library.say('statistics.games', { count: entries.length })}{' '}
          {unread > 0 && <span role="status">{library.say('mine.reading', { count: unread })}</span>}
        </p>
        <div class="buttons">
          <OpenFiles onDone={again} />
        </div>
        <ChoiceField
          label={library.say('mine.player')}
          value={player}
          options={[EVERYBODY, ...players]}
          name={(one) => (one === EVERYBODY ? library.say('statistics.everybody') : one)}
          onChange={setPlayer}
        />
        {server !== null && player === EVERYBODY && (
          <label class="switch">
            <input
              type="checkbox"
              checked={withServer}
              onChange={({ currentTarget }) => setWithServer(currentTarget.checked)}
            />
            <span>{library.say('statistics.server', { count: server.games })}</span>
          </label>
        )}
      </section>
      {games.length > 0 && <EndTable games={games} />}
      {plays.length === 0 ? <p>{library.say('statistics.none')}</p> : <CardTable plays={plays} />}
      {games.length > 0 && <LuckTables games={games} />}
    </>
  );
}

/** Null where there is no server, or none that can be reached. */
function useServerCount(): { readonly games: number; readonly plays: readonly CardPlays[] } | null {
  const [counted, setCounted] = useState<{ games: number; plays: readonly CardPlays[] } | null>(null);
  useEffect(() => {
    let wanted = true;
    hasServer()
      .then((there) => (there ? api.cardStatistics() : null))
      .then(
        (statistics) => wanted && setCounted(statistics),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, []);
  return counted;
}
