import type { GameSummary, Seat } from '@longtwilight/protocol';
import type { Words } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import { personName } from '../people/person-name.ts';
import { api, hasServer } from '../server/api.ts';
import { useSetting } from '../settings/context.ts';
import { database } from '../store/database.ts';
import { Value } from '../store/value.ts';

/** Who sits there, or that nobody does yet. */
export function seatName(words: Words, { person, level }: GameSummary['seats'][Seat]): string {
  if (person !== null) return personName(words, person.name);
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
const known = new Value<true>('known', database, () => true);
export const becomeKnown = (): void => void known.keep(true);
export const becomeUnknown = (): void => void known.keep(null);

/** Games with others, those that wait for me first. */
export function MyServerGames() {
  const { words } = useSetting();
  const [me, setMe] = useState<string | null>(null);
  const games = useServerGames(async () => {
    if ((await known.read()) === null) return { games: [] };
    setMe((await api.me()).me?.id ?? null);
    return api.myGames();
  });
  const waits = ({ asked, seats }: GameSummary): boolean => asked.some((seat) => seats[seat].person?.id === me);
  const shown = (games ?? [])
    .filter(({ status }) => status === 'open' || status === 'running')
    .sort((a, b) => Number(waits(b)) - Number(waits(a)))
    .slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;
  return (
    <section class="my-games">
      <h2>{words.say('ui.games-with-others')}</h2>
      <ul>
        {shown.map((game) => (
          <ServerGameLink key={game.id} game={game} mine={waits(game)} />
        ))}
      </ul>
    </section>
  );
}

interface ServerGameLinkProps {
  readonly game: GameSummary;
  /** It waits for whoever sees this. */
  readonly mine?: boolean;
}

export function ServerGameLink({ game, mine = false }: ServerGameLinkProps) {
  const { words } = useSetting();
  const { id, seats, status, rules } = game;
  return (
    <li>
      <a href={`#/play/${id}`} data-mine={mine || undefined}>
        <b>
          {seatName(words, seats.first)} – {seatName(words, seats.second)}
        </b>
        <span>
          {status === 'open'
            ? words.say('ui.waiting-for-player')
            : mine
              ? words.say('ui.your-move')
              : words.rules(rules)[0]}
        </span>
      </a>
    </li>
  );
}
