import { useState } from 'preact/hooks';
import { api } from '../server/api.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { goTo } from '../site/routes.ts';
import { PageFrame } from './page-frame.tsx';
import { becomeKnown, ServerGameLink, useServerGames } from './server-games.tsx';

/** Games that anybody may join, and a quick way into one. */
export function LobbyPage() {
  const { words } = useSetting();
  const games = useServerGames(api.lobby);
  const running = useServerGames(api.running);
  const [problem, setProblem] = useState<string | null>(null);
  const match = () =>
    api.match({}).then(
      ({ game }) => {
        becomeKnown();
        goTo(`play/${game.id}`);
      },
      (error: unknown) => setProblem(refusalText(words, error)),
    );
  return (
    <PageFrame title={words.say('ui.lobby')}>
      <p class="buttons">
        <button type="button" class="primary" onClick={() => void match()}>
          {words.say('ui.quick-match')}
        </button>
      </p>
      {problem !== null && (
        <p class="warning" role="alert">
          {problem}
        </p>
      )}
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
