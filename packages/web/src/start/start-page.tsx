import { useEffect, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { games, type KeptGame } from '../store/games.ts';
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

/** The games of this browser, also after another tab has changed them; null while they are looked up. */
function useKeptGames(): [all: readonly KeptGame[] | null, forget: (id: string) => void] {
  const [all, setAll] = useState<readonly KeptGame[] | null>(null);
  const read = () => void games.heads().then(setAll);
  useEffect(() => {
    read();
    return games.listenToOthers(read);
  }, []);
  return [all, (id) => void games.forget(id).then(read)];
}

function MyGames() {
  const { words } = useSetting();
  const [all, forget] = useKeptGames();
  const [more, setMore] = useState(false);
  if (all === null || all.length === 0) return null;
  return (
    <section class="my-games">
      <h2>{words.say('ui.my-games')}</h2>
      <ul>
        {all.slice(0, more ? all.length : MOST_SHOWN).map((game) => (
          <li key={game.id}>
            <GameLink game={game} />
            <ForgetButton onForget={() => forget(game.id)} />
          </li>
        ))}
      </ul>
      {all.length > MOST_SHOWN && !more && (
        <button type="button" class="quiet" onClick={() => setMore(true)}>
          {words.say('ui.my-games.all', { count: all.length })}
        </button>
      )}
    </section>
  );
}

/** Deletes at the second click. */
function ForgetButton({ onForget }: { readonly onForget: () => void }) {
  const { words } = useSetting();
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" class="quiet" onClick={() => setSure(true)}>
        {words.say('ui.forget')}
      </button>
    );
  return (
    <button type="button" class="danger" onClick={onForget} onBlur={() => setSure(false)}>
      {words.say('ui.forget.sure')}
    </button>
  );
}

function GameLink({ game: { id, seats, turn, vp, over, practice } }: { readonly game: KeptGame }) {
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
        {practice && ` · ${words.say('ui.practice')}`}
      </span>
    </a>
  );
}
