import type { Me } from '@longtwilight/protocol';
import { useSetting } from '../../settings/context.ts';
import { ProblemNote } from '../../shared/problem.tsx';
import { saveAs } from '../../shared/save-as.ts';
import { AskForm } from '../ask-form.tsx';
import { Mistyped, usePeopleAsking } from '../asking.tsx';
import { peopleApi } from '../people-api.ts';
import { usePeople } from '../people-words.ts';
import { personName } from '../person-name.ts';

interface MyDataProps {
  readonly me: Me;
  readonly onDeleted: () => void;
}

/** All that is kept about somebody: to take away, and to have forgotten. */
export function MyData({ me, onDeleted }: MyDataProps) {
  const people = usePeople();
  const { words } = useSetting();
  const name = personName(words, me.name);
  const { busy, problem, ask } = usePeopleAsking();
  const save = async () => saveAs('longtwilight-data.json', JSON.stringify(await peopleApi.data(), null, 2));
  const forget = async (confirmation: string, password: string | null) => {
    if (confirmation.trim() !== name) throw new Mistyped(people.say('people.delete.mistyped'));
    await peopleApi.deleteMe(password);
    onDeleted();
  };
  const form = { button: people.say('people.delete.do'), danger: true, name };
  return (
    <section>
      <h2>{people.say('people.data')}</h2>
      <p>{people.say('people.data.about')}</p>
      <p class="buttons">
        <button type="button" class="quiet" disabled={busy} onClick={() => ask(save)}>
          {people.say('people.data.save')}
        </button>
      </p>
      <ProblemNote text={problem} />
      <details class="fold">
        <summary>{people.say('people.delete')}</summary>
        <p>{people.say('people.delete.about')}</p>
        {me.kind === 'account' ? (
          <AskForm
            {...form}
            fields={['confirmation', 'password']}
            onSubmit={({ confirmation, password }) => forget(confirmation, password)}
          />
        ) : (
          <AskForm {...form} fields={['confirmation']} onSubmit={({ confirmation }) => forget(confirmation, null)} />
        )}
      </details>
    </section>
  );
}
