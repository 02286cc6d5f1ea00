import { useState } from 'preact/hooks';
import { forget, type KeptGame, keptGames } from '../match/kept-games.ts';
import { useSetting } from '../settings/context.ts';
import { MyServerGames } from './server-games.tsx';

/** Two large buttons, my games, and all else quiet. */
export function StartPage() {
  const { words } = useSetting();
  return (
    <main class="page start">
      <header>
        <h1>{words.say('ui.title')}</h1>
        <p>{words.say('ui.tagline')}</p>
      </header>
      <nav class="large-buttons">
        <a class="button primary" href="#/new/computer">
          {words.say('ui.play-computer')}
        </a>
        <a class="button primary" href="#/friend">
          {words.say('ui.play-friend')}
        </a>
      </nav>
      <a class="learn-invite" href="#/learn">
        {words.say('ui.learn')}
      </a>
      <MyServerGames />
      <MyGames />
      <nav class="quiet-links">
        <a href="#/new/hot-seat">{words.say('ui.hot-seat')}</a>
        <a href="#/lobby">{words.say('ui.lobby')}</a>
        <a href="#/replay">{words.say('ui.open-file')}</a>
        <a href="#/position">{words.say('ui.edit-position')}</a>
        <a href="#/library">{words.say('ui.library')}</a>
        <a href="#/me">{words.say('ui.me')}</a>
        <a href="#/settings">{words.say('ui.settings')}</a>
        <a href="#/about">{words.say('ui.about')}</a>
      </nav>
      <footer>{words.say('ui.unofficial')}</footer>
    </main>
  );
}

const MOST_SHOWN = 6;

function MyGames() {
  const { words } = useSetting();
  const [games, setGames] = useState(keptGames);
  const [sure, setSure] = useState<string | null>(null);
  if (games.length === 0) return null;
  return (
    <section class="my-games">
      <h2>{words.say('ui.my-games')}</h2>
      <ul>
        {games.slice(0, MOST_SHOWN).map((game) => (
          <li key={game.id}>
            <GameLink game={game} />
            {sure === game.id ? (
              <button
                type="button"
                class="danger"
                onClick={() => {
                  forget(game.id);
                  setGames(keptGames());
                }}
                onBlur={() => setSure(null)}
              >
                {words.say('ui.forget.sure')}
              </button>
            ) : (
              <button type="button" class="quiet" onClick={() => setSure(game.id)}>
                {words.say('ui.forget')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameLink({ game: { id, seats, turn, vp, over } }: { readonly game: KeptGame }) {
  const { words } = useSetting();
  const [human] = (['us', 'ussr'] as const).filter((side) => seats[side] === 'human');
  const level = (['us', 'ussr'] as const).map((side) => seats[side]).find((sitter) => sitter !== 'human');
  const who =
    human === undefined || level === undefined || level === 'random'
      ? words.say('ui.hot-seat')
      : `${words.side(human)} – ${words.say(`ui.level.${level}`)}`;
  return (
    <a href={`#/game/${id}`}>
      <b>{who}</b>
      <span>
        {words.say('ui.turn', { turn })} · {words.score(vp)}
        {over && ` · ${words.say('ui.over')}`}
      </span>
    </a>
  );
}
