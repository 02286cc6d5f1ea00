import { useSetting } from '../settings/context.ts';
import { Fetching, useFetched } from './asking.tsx';
import { BlockButton } from './block-button.tsx';
import { peopleApi } from './people-api.ts';
import { usePeople } from './people-words.ts';
import { personName } from './person-name.ts';

/** Those with whom somebody wants nothing to do. */
export function BlockedPeople() {
  const { words } = useSetting();
  const people = usePeople();
  const { value, problem, set } = useFetched(peopleApi.blocks, []);
  return (
    <section>
      <h2>{people.say('people.blocked')}</h2>
      <p>{people.say('people.block.about')}</p>
      {value === null ? (
        <Fetching problem={problem} />
      ) : value.people.length === 0 ? (
        <p>{people.say('people.blocked.none')}</p>
      ) : (
        <ul class="devices">
          {value.people.map((person) => (
            <li key={person.id}>
              <a href={`#/people/${person.id}`}>{personName(words, person.name)}</a>
              <BlockButton person={person} blocked onChanged={(left) => set({ people: [...left] })} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
