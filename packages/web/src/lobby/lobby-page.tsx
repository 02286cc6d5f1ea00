import './lobby.css';
import type { GameSummary, Lobby } from '@longtwilight/protocol';
import { useEffect } from 'preact/hooks';
import { seatName } from '../my-games/listed-game.ts';
import { api, hasServer } from '../server/api.ts';
import { useSetting } from '../settings/context.ts';
import { Awaited, NotCome, useLoaded } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { OpenGames } from './open-games.tsx';
import { QuickMatch } from './quick-match.tsx';

interface Found extends Lobby {
  readonly running: readonly GameSummary[];
}

/** Null without a server. */
async function askWhoWaits(): Promise<Found | null> {
  if (!(await hasServer())) return null;
  const [lobby, { games: running }] = await Promise.all([whoWaits(), api.running()]);
  return { ...lobby, running };
}

/** The server gives a page at a time; nobody reads more than a few, and the filters look through them. */
const MOST_PAGES = 4;
const FULL_PAGE = 50;

async function whoWaits(): Promise<Lobby> {
  let page = await api.lobby();
  let all = page;
  for (let read = 1; read < MOST_PAGES && page.games.length >= FULL_PAGE; read++) {
    page = await api.lobby(all.games.at(-1)?.created);
    all = { games: [...all.games, ...page.games], ratings: { ...all.ratings, ...page.ratings } };
  }
  return all;
}

const ASK_AGAIN_MS = 15_000;

/** Games that anybody may join, and a quick way into one. */
export function LobbyPage() {
  const { words } = useSetting();
  const { come, failed, again } = useLoaded(askWhoWaits, []);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || again(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const content = () => {
    if (failed !== null) return <NotCome text={words.say('ui.lobby.unreachable')} onAgain={again} />;
    if (come === null) return <Awaited />;
    if (come.value === null) return <p>{words.say('ui.no-server')}</p>;
    return (
      <div class="lobby">
        <QuickMatch />
        <div>
          <h2>{words.say('ui.lobby.waiting')}</h2>
          <OpenGames {...come.value} />
          <Running games={come.value.running} />
        </div>
      </div>
    );
  };
  return (
    <PageFrame title={words.say('ui.lobby')} kind="wide">
      {content()}
    </PageFrame>
  );
}

/** Games that anybody may look on at. */
function Running({ games }: { readonly games: readonly GameSummary[] }) {
  const { words } = useSetting();
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{words.say('ui.watch')}</h2>
      <ul class="watch">
        {games.map(({ id, seats, turn, vp }) => (
          <li key={id}>
            <a href={`#/play/${id}`}>
              <b>
                {seatName(words, seats.first)} – {seatName(words, seats.second)}
              </b>
              <small>
                {turn !== null && words.say('ui.turn', { turn })}
                {vp !== null && ` · ${words.score(vp)}`}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
