import { RefusedByServer } from '../server/api.ts';
import { goTo } from '../site/routes.ts';
import { AskForm } from './ask-form.tsx';
import { Fetching, Mistyped, useFetched } from './asking.tsx';
import { peopleApi } from './people-api.ts';
import { PeopleFrame } from './people-frame.tsx';
import { usePeople } from './people-words.ts';

/** The strongest players. */
export function LeadersPage() {
  return (
    <PeopleFrame title={(people) => people.say('people.leaders')}>
      <FindPlayer />
      <Leaders />
    </PeopleFrame>
  );
}

function Leaders() {
  const people = usePeople();
  const { value, problem } = useFetched(peopleApi.leaders, []);
  if (value === null) return <Fetching problem={problem} />;
  return (
    <>
      <p>{people.say('people.leaders.about')}</p>
      {value.leaders.length === 0 ? (
        <p>{people.say('people.leaders.none')}</p>
      ) : (
        <table class="figures">
          <thead>
            <tr>
              {(['rank', 'player', 'rating', 'rated-games'] as const).map((column) => (
                <th key={column} scope="col" class={column === 'player' ? 'name' : undefined}>
                  {people.say(`people.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {value.leaders.map(({ person, rating }, i) => (
              <tr key={person.id}>
                <td>{i + 1}</td>
                <th scope="row">
                  <a href={`#/people/${person.id}`}>{person.name}</a>
                </th>
                <td>
                  {rating.rating} <small>± {2 * rating.deviation}</small>
                </td>
                <td>{rating.games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** The page of somebody whose name one knows. */
function FindPlayer() {
  const people = usePeople();
  const find = async (name: string) => {
    const { person } = await peopleApi.find(name).catch((error: unknown) => {
      const missing = error instanceof RefusedByServer && error.code === 'not-found';
      throw missing ? new Mistyped(people.say('people.find.none', { name })) : error;
    });
    goTo(`people/${person.id}`);
  };
  return (
    <section>
      <h2>{people.say('people.find')}</h2>
      <AskForm fields={['player']} button={people.say('people.find.do')} onSubmit={({ player }) => find(player)} />
    </section>
  );
}
