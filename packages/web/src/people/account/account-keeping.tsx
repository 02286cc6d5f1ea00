import type { Me } from '@longtwilight/protocol';
import { AskForm } from '../ask-form.tsx';
import { peopleApi } from '../people-api.ts';
import { usePeople } from '../people-words.ts';
import { chosenName } from '../person-name.ts';

interface KeepAccountProps {
  readonly me: Me | null;
  readonly onKept: (me: Me, codes: readonly string[]) => void;
}

/** A guest, or somebody new, keeps an account. */
export function KeepAccount({ me, onKept }: KeepAccountProps) {
  const people = usePeople();
  return (
    <section>
      <h2>{people.say('people.keep')}</h2>
      <p>{people.say('people.keep.about')}</p>
      <AskForm
        fields={['name', 'new-password']}
        button={people.say('people.keep.do')}
        onSubmit={async ({ name, 'new-password': password }) => {
          const kept = await peopleApi.keepAccount(name, password);
          onKept(kept.me, kept.recoveryCodes);
        }}
        name={me === null ? '' : chosenName(me.name)}
      />
    </section>
  );
}

interface AccountKeysProps {
  readonly me: Me;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onChanged: (note: string) => void;
}

/** Another password, other codes. */
export function AccountKeys({ me, onCodes, onChanged }: AccountKeysProps) {
  const people = usePeople();
  return (
    <section>
      <details class="fold">
        <summary>{people.say('people.change-password')}</summary>
        <p>{people.say('people.signed-out-elsewhere')}</p>
        <AskForm
          fields={['password', 'new-password']}
          name={me.name}
          button={people.say('people.change-password')}
          onSubmit={async ({ password, 'new-password': next }) => {
            await peopleApi.changePassword(password, next);
            onChanged(people.say('people.password.changed'));
          }}
        />
      </details>
      <details class="fold">
        <summary>{people.say('people.codes.renew')}</summary>
        <p>{people.say('people.codes.renew.about')}</p>
        <AskForm
          fields={['password']}
          name={me.name}
          button={people.say('people.codes.renew')}
          onSubmit={async ({ password }) => onCodes((await peopleApi.renewCodes(password)).recoveryCodes)}
        />
      </details>
    </section>
  );
}
