import type { Me } from '@longtwilight/protocol';
import { useSetting } from '../../settings/context.ts';
import { ProblemNote } from '../../shared/problem.tsx';
import { AskForm } from '../ask-form.tsx';
import { isMalformed, Mistyped, usePeopleAsking } from '../asking.tsx';
import { peopleApi } from '../people-api.ts';
import { usePeople } from '../people-words.ts';
import { personName } from '../person-name.ts';

interface SignInProps {
  /** Whom signing in would leave behind. */
  readonly guest: Me | null;
  /** With what there is to say about it. */
  readonly onSignedIn: (me: Me, note?: string) => void;
}

/** Back into an account: by its password, or by a code when that is lost. */
export function SignInForm({ guest, onSignedIn }: SignInProps) {
  const people = usePeople();
  return (
    <section>
      <h2>{people.say('people.sign-in')}</h2>
      <GuestLeft guest={guest} />
      <AskForm
        fields={['name', 'password']}
        button={people.say('people.sign-in')}
        onSubmit={async ({ name, password }) => onSignedIn((await peopleApi.signIn(name, password)).me)}
      />
      <details class="fold">
        <summary>{people.say('people.recover')}</summary>
        <p>{people.say('people.recover.about')}</p>
        <AskForm
          fields={['name', 'code', 'new-password']}
          button={people.say('people.recover.do')}
          onSubmit={async ({ name, code, 'new-password': password }) => {
            const { me, codesLeft } = await peopleApi.recover(name, code, password);
            onSignedIn(me, people.say('people.codes.left', { count: codesLeft }));
          }}
        />
      </details>
    </section>
  );
}

function GuestLeft({ guest }: { readonly guest: Me | null }) {
  const { words } = useSetting();
  const people = usePeople();
  return guest === null ? null : (
    <p class="warning">{people.say('people.guest.left', { name: personName(words, guest.name) })}</p>
  );
}

/** Came by a link from another device. Nobody is signed in unasked: the link may be somebody else's. */
export function LinkForm({ link, guest, onSignedIn }: SignInProps & { readonly link: string }) {
  const { words } = useSetting();
  const people = usePeople();
  const { busy, problem, ask } = usePeopleAsking();
  const enter = async () => {
    try {
      onSignedIn((await peopleApi.useLink(link)).me);
    } catch (error) {
      // A link that was cut short is of no more use than an old one
      throw isMalformed(error) ? new Mistyped(words.say('error.used-link')) : error;
    }
  };
  return (
    <section>
      <p>{people.say('people.link.use.about')}</p>
      <GuestLeft guest={guest} />
      <ProblemNote text={problem} />
      <p class="buttons">
        <button type="button" class="primary" disabled={busy} onClick={() => ask(enter)}>
          {people.say('people.link.use')}
        </button>
      </p>
    </section>
  );
}
