import './people.css';
import type { Somebody } from '@longtwilight/protocol';
import { loadPeople } from '@longtwilight/words';
import { useState } from 'preact/hooks';
import type { RemoteMatch } from '../match/remote-match.ts';
import { api } from '../server/api.ts';
import { useSetting } from '../settings/context.ts';
import { Loaded } from '../shared/loaded.tsx';
import { ProblemNote } from '../shared/problem.tsx';
import { AskForm } from './ask-form.tsx';
import { Fetching, useFetched, usePeopleAsking } from './asking.tsx';
import { BlockButton } from './block-button.tsx';
import { peopleApi } from './people-api.ts';
import { PeopleProvider, usePeople } from './people-words.ts';

export interface MannersProps {
  readonly match: RemoteMatch;
  /** With whom one plays. */
  readonly other: Somebody;
}

/** What to do about somebody who does not behave: hear no more of it, play no more with it, complain. */
export function Manners(props: MannersProps) {
  const { words } = useSetting();
  return (
    <Loaded load={() => loadPeople(words)} inputs={[words]}>
      {(people) => (
        <PeopleProvider value={people}>
          <Silence {...props} />
          <Complaint {...props} />
        </PeopleProvider>
      )}
    </Loaded>
  );
}

/** In this game, or for good. */
function Silence({ match, other }: MannersProps) {
  const people = usePeople();
  const asking = usePeopleAsking();
  const { value, problem, set } = useFetched(async () => {
    const [{ muted }, blocked] = await Promise.all([api.chat(match.id), peopleApi.blocks()]);
    return { muted, blocked: blocked.people };
  }, [match]);
  if (value === null) return <Fetching problem={problem} />;
  const mute = async () => {
    const { muted } = await peopleApi.mute(match.id, !value.muted);
    set({ ...value, muted });
    await match.readChat();
  };
  return (
    <>
      <p>{people.say('people.mute.about')}</p>
      <button type="button" class="quiet" disabled={asking.busy} onClick={() => asking.ask(mute)}>
        {people.say(value.muted ? 'people.unmute' : 'people.mute')}
      </button>
      <ProblemNote text={asking.problem} />
      <p>{people.say('people.block.about')}</p>
      <BlockButton
        person={other}
        blocked={value.blocked.some(({ id }) => id === other.id)}
        onChanged={(blocked) => {
          set({ ...value, blocked: [...blocked] });
          asking.ask(() => match.readChat());
        }}
      />
    </>
  );
}

/** Show a message to the operators. */
function Complaint({ match, other }: MannersProps) {
  const people = usePeople();
  const [about, setAbout] = useState<number | null>(null);
  const [done, setDone] = useState(false);
  const theirs = match.messages.filter(({ from }) => from.id === other.id);
  const choose = (message: number) => {
    setAbout(message);
    setDone(false);
  };
  return (
    <>
      {theirs.length > 0 && <p>{people.say('people.report.about')}</p>}
      <ul>
        {theirs.map(({ id, text }) => (
          <li key={id}>
            <q>{text}</q>{' '}
            <button type="button" class="quiet" aria-pressed={about === id} onClick={() => choose(id)}>
              {people.say('people.report')}
            </button>
          </li>
        ))}
      </ul>
      {about !== null && (
        <AskForm
          key={about}
          fields={['why']}
          button={people.say('people.report.do')}
          onSubmit={async ({ why }) => {
            await peopleApi.report(match.id, about, why);
            setAbout(null);
            setDone(true);
          }}
        />
      )}
      <p role="status">{done && people.say('people.reported')}</p>
    </>
  );
}
