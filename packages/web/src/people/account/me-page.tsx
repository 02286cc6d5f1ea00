import type { Me } from '@longtwilight/protocol';
import { useState } from 'preact/hooks';
import { becomeKnown, becomeUnknown } from '../../my-games/known.ts';
import { pushState, switchPushOff } from '../../notices/push.ts';
import { api } from '../../server/api.ts';
import { useSetting } from '../../settings/context.ts';
import { ProblemNote } from '../../shared/problem.tsx';
import type { Route } from '../../site/routes.ts';
import { AskForm } from '../ask-form.tsx';
import { Fetching, useFetched, usePeopleAsking } from '../asking.tsx';
import { BlockedPeople } from '../blocked-people.tsx';
import { peopleApi } from '../people-api.ts';
import { PeopleFrame } from '../people-frame.tsx';
import { usePeople } from '../people-words.ts';
import { chosenName, personName } from '../person-name.ts';
import { AccountKeys, KeepAccount } from './account-keeping.tsx';
import { Devices } from './devices.tsx';
import { KeptGames } from './kept-games.tsx';
import { MyData } from './my-data.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { LinkForm, SignInForm } from './sign-in.tsx';

/** Oneself: nobody known yet, a guest, or the owner of an account. */
export function MePage({ route }: { readonly route: Route }) {
  const { words } = useSetting();
  return (
    <PeopleFrame title={() => words.say('ui.me')}>
      <Myself link={route.query.get('key')} />
    </PeopleFrame>
  );
}

function Myself({ link }: { readonly link: string | null }) {
  const people = usePeople();
  const { value, problem, set } = useFetched(api.me, []);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [note, setNote] = useState('');
  if (value === null) return <Fetching problem={problem} />;
  const { me } = value;
  const become = (next: Me, news = '') => {
    becomeKnown();
    set({ me: next });
    setNote(news);
    // The key of a link is used up: it has no more business in the address
    if (link !== null) location.replace('#/me');
  };
  const leave = (news: string) => {
    becomeUnknown();
    set({ me: null });
    setNote(news);
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  return (
    <>
      <p role="status">{note}</p>
      {link !== null ? (
        <LinkForm link={link} guest={me?.kind === 'guest' ? me : null} onSignedIn={become} />
      ) : me?.kind === 'account' ? (
        <>
          <WhoIAm me={me} onRenamed={become} />
          <SignOut onSignedOut={() => leave(people.say('people.signed-out'))} />
          <AccountKeys me={me} onCodes={setCodes} onChanged={setNote} />
          <KeptGames />
        </>
      ) : (
        <>
          {me === null ? <p>{people.say('people.stranger')}</p> : <WhoIAm me={me} onRenamed={become} />}
          <KeepAccount
            me={me}
            onKept={(kept, given) => {
              become(kept);
              setCodes(given);
            }}
          />
          <SignInForm guest={me} onSignedIn={become} />
        </>
      )}
      {me !== null && link === null && (
        <>
          {/* What was just done may have signed out others */}
          <Devices key={`${me.id} ${note}`} />
          <BlockedPeople key={me.id} />
          <MyData me={me} onDeleted={() => leave(people.say('people.deleted'))} />
        </>
      )}
    </>
  );
}

interface WhoIAmProps {
  readonly me: Me;
  readonly onRenamed: (me: Me, note: string) => void;
}

function WhoIAm({ me, onRenamed }: WhoIAmProps) {
  const { words } = useSetting();
  const people = usePeople();
  return (
    <section>
      <p>
        <b>{people.say(`people.${me.kind}`, { name: personName(words, me.name) })}</b>
      </p>
      {me.kind === 'guest' && <p>{people.say('people.guest.about')}</p>}
      <p>
        <a href={`#/people/${me.id}`}>{people.say('people.profile')}</a>
      </p>
      <details class="fold">
        <summary>{people.say('people.rename')}</summary>
        <AskForm
          fields={['name']}
          name={chosenName(me.name)}
          button={people.say('people.rename')}
          onSubmit={async ({ name }) => {
            const renamed = await api.rename(name);
            onRenamed(renamed.me, people.say('people.renamed', { name: renamed.me.name }));
          }}
        />
      </details>
    </section>
  );
}

function SignOut({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const people = usePeople();
  const { busy, problem, ask } = usePeopleAsking();
  const signOut = async () => {
    // Who comes next in this browser is not to hear of these games
    if ((await pushState()) === 'on') await switchPushOff();
    await peopleApi.signOut();
    onSignedOut();
  };
  return (
    <>
      <ProblemNote text={problem} />
      <p class="buttons">
        <button type="button" class="quiet" disabled={busy} onClick={() => ask(signOut)}>
          {people.say('people.sign-out')}
        </button>
      </p>
    </>
  );
}
