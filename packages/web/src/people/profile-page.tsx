import { SIDE_KEYS } from '@longtwilight/engine';
import type { GameSummary, Profile, Results } from '@longtwilight/protocol';
import { useState } from 'preact/hooks';
import { seatName } from '../my-games/listed-game.ts';
import { useSetting } from '../settings/context.ts';
import type { Route } from '../site/routes.ts';
import { Fetching, useFetched } from './asking.tsx';
import { BlockButton } from './block-button.tsx';
import { peopleApi } from './people-api.ts';
import { PeopleFrame } from './people-frame.tsx';
import { usePeople } from './people-words.ts';
import { personName } from './person-name.ts';
import { certaintyText } from './rating.ts';

/** What everybody may know of somebody: rating, results, games. */
export function ProfilePage({ route: { argument: id } }: { readonly route: Route }) {
  const [name, setName] = useState<string | null>(null);
  return (
    <PeopleFrame title={(people) => name ?? people.say('people.player')}>
      <Somebody key={id} id={id} onNamed={setName} />
    </PeopleFrame>
  );
}

interface SomebodyProps {
  readonly id: string;
  readonly onNamed: (name: string) => void;
}

function Somebody({ id, onNamed }: SomebodyProps) {
  const { words } = useSetting();
  const people = usePeople();
  const { value, problem, set } = useFetched(async () => {
    const [profile, { games }] = await Promise.all([peopleApi.profile(id), peopleApi.gamesOf(id)]);
    onNamed(personName(words, profile.name));
    return { profile, games };
  }, [id]);
  if (value === null) return <Fetching problem={problem} />;
  const { profile, games } = value;
  const since = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long' }).format(profile.created);
  return (
    <>
      <p class="lt-quiet">{people.say('people.since', { choice: profile.kind, date: since })}</p>
      <section>
        <h2>{people.say('people.rating')}</h2>
        {profile.rating === null ? (
          <p>{people.say('people.rating.none')}</p>
        ) : (
          <>
            <p class="rating">{profile.rating.rating}</p>
            <p>{certaintyText(people, profile.rating)}</p>
          </>
        )}
      </section>
      <AllResults profile={profile} />
      <section class="their-games">
        <h2>{people.say('people.games')}</h2>
        {games.length === 0 && <p>{people.say('people.games.none')}</p>}
        <ul>
          {games.map((game) => (
            <GameOf key={game.id} id={id} game={game} />
          ))}
        </ul>
      </section>
      {/* Whoever is known and looks at somebody else */}
      {profile.you !== null && (
        <section>
          <h2>{people.say('people.manners')}</h2>
          <p>{people.say('people.block.about')}</p>
          <BlockButton
            person={profile}
            blocked={profile.blocked}
            onChanged={(blocked) =>
              set({ games, profile: { ...profile, blocked: blocked.some((one) => one.id === profile.id) } })
            }
          />
        </section>
      )}
    </>
  );
}

const countOf = (results: Results): number =>
  SIDE_KEYS.reduce((sum, side) => sum + results[side].won + results[side].drawn + results[side].lost, 0);

/** Results by side, against whom there are any. */
function AllResults({ profile: { results, you } }: { readonly profile: Profile }) {
  const people = usePeople();
  const against = { ...results, ...(you === null ? {} : { you }) };
  const played = (['people', 'computers', 'you'] as const).flatMap((whom) => {
    const found = against[whom];
    return found === undefined || countOf(found) === 0 ? [] : [[whom, found] as const];
  });
  if (played.length === 0) return <p>{people.say('people.results.none')}</p>;
  return (
    <>
      {played.map(([whom, found]) => (
        <section key={whom}>
          <h2>{people.say(`people.results.${whom}`)}</h2>
          <ResultsTable results={found} />
        </section>
      ))}
    </>
  );
}

const SCORES = ['won', 'drawn', 'lost'] as const;

function ResultsTable({ results }: { readonly results: Results }) {
  const { words } = useSetting();
  const people = usePeople();
  return (
    <table class="figures">
      <thead>
        <tr>
          <th scope="col">{people.say('people.side')}</th>
          {SCORES.map((score) => (
            <th key={score} scope="col">
              {people.say(`people.${score}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SIDE_KEYS.map((side) => (
          <tr key={side}>
            <th scope="row">{words.side(side)}</th>
            {SCORES.map((score) => (
              <td key={score}>{results[side][score]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A game, and what became of it for somebody. */
function GameOf({ id, game }: { readonly id: string; readonly game: GameSummary }) {
  const { words } = useSetting();
  const people = usePeople();
  const { seats, outcome, status } = game;
  const seat = seats.first.person?.id === id ? 'first' : 'second';
  const result =
    outcome === null ? null : outcome.winner === 'draw' ? 'drawn' : outcome.winner === seat ? 'won' : 'lost';
  const became =
    result !== null
      ? people.say(`people.game.${result}`)
      : status === 'running'
        ? people.say('people.game.running')
        : words.say(status === 'open' ? 'ui.waiting-for-player' : 'ui.cancelled');
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium' }).format(game.ended ?? game.created);
  return (
    <li>
      <a href={`#/play/${game.id}`}>
        <b>
          {seatName(words, seats.first)} – {seatName(words, seats.second)}
        </b>
        <span>{became}</span>
        <time lang={words.locale}>{day}</time>
      </a>
    </li>
  );
}
