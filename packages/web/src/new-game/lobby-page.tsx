import { api } from '../server/api.ts';
import { useSetting } from '../settings/context.ts';
import { PageFrame } from '../shared/page-frame.tsx';
import { ServerGameLink, useServerGames } from '../start/server-games.tsx';
import { QuickMatch } from './quick-match.tsx';

/** Games that anybody may join, and a quick way into one. */
export function LobbyPage() {
  const { words } = useSetting();
  const games = useServerGames(api.lobby);
  const running = useServerGames(api.running);
  return (
    <PageFrame title={words.say('ui.lobby')}>
      <QuickMatch />
      {games?.length === 0 && <p class="lt-quiet">{words.say('ui.lobby.empty')}</p>}
      <section class="my-games">
        <ul>
          {games?.map((game) => (
            <ServerGameLink key={game.id} game={game} />
          ))}
        </ul>
      </section>
      {running !== null && running.length > 0 && (
        <section class="my-games">
          <h2>{words.say('ui.watch')}</h2>
          <ul>
            {running.map((game) => (
              <ServerGameLink key={game.id} game={game} />
            ))}
          </ul>
        </section>
      )}
    </PageFrame>
  );
}
