import type { GameSummary, Seat } from '@longtwilight/protocol';
import type { Words } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import { api, hasServer } from '../server/api.ts';
import { useSetting } from '../settings/context.ts';

/** Who sits there, or that nobody does yet. */
export function seatName(words: Words, { person, level }: GameSummary['seats'][Seat]): string {
  if (person !== null) return person.name;
  return level === null ? words.say('ui.seat.open') : words.sayKnown([`ui.level.${level}`, 'ui.computer'], {});
}

/** A list of games on the server, fetched when it is shown. */
export function useServerGames(fetchGames: () => Promise<{ games: GameSummary[] }>): readonly GameSummary[] | null {
  const [games, setGames] = useState<readonly GameSummary[] | null>(null);
  useEffect(() => {
    void hasServer()
      .then((there) => (there ? fetchGames() : { games: [] }))
      .then(
        (found) => setGames(found.games),
        () => setGames([]),
      );
  }, []);
  return games;
}

const MOST_SHOWN = 8;

/** Whether this browser has ever played on the server: strangers are not asked who they are. */
const KNOWN = 'longtwilight.known';
export const becomeKnown = (): void => localStorage.setItem(KNOWN, 'yes');

/** Games with others, those that wait for me first. */
export function MyServerGames() {
  const { words } = useSetting();
  const known = localStorage.getItem(KNOWN) !== null;
  const games = useServerGames(() => (known ? api.myGames() : Promise.resolve({ games: [] })));
  const shown = (games ?? []).filter(({ status }) => status === 'open' || status === 'running').slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;
  return (
    <section class="my-games">
      <h2>{words.say('ui.games-with-others')}</h2>
      <ul>
        {shown.map((game) => (
          <ServerGameLink key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

export function ServerGameLink({ game }: { readonly game: GameSummary }) {
  const { words } = useSetting();
  const { id, seats, status, rules } = game;
  return (
    <li>
      <a href={`#/play/${id}`}>
        <b>
          {seatName(words, seats.first)} – {seatName(words, seats.second)}
        </b>
        <span>{status === 'open' ? words.say('ui.waiting-for-player') : words.rules(rules)[0]}</span>
      </a>
    </li>
  );
}
