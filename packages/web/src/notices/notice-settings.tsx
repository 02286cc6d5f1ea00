import './notices.css';
import { loadPeople } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import { PeopleProvider, usePeople } from '../people/people-words.ts';
import { api } from '../server/api.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { Loaded } from '../shared/loaded.tsx';
import { ProblemNote } from '../shared/problem.tsx';
import { leaveNoticeTexts } from './notice-texts.ts';
import { type PushState, pushState, switchPushOff, switchPushOn } from './push.ts';
import { WebhookField } from './webhook-field.tsx';

/** How I am notified of my move while I am not looking. Only with a server, and for players there. */
export function NoticeSettings() {
  const { words } = useSetting();
  return (
    <Loaded load={() => loadPeople(words)} inputs={[words]}>
      {(people) => (
        <PeopleProvider value={people}>
          <Notices />
        </PeopleProvider>
      )}
    </Loaded>
  );
}

function Notices() {
  const people = usePeople();
  const [known, setKnown] = useState<boolean | null>(null);
  useEffect(() => {
    api.me().then(
      ({ me }) => setKnown(me !== null),
      () => setKnown(null),
    );
  }, []);
  if (known === null) return null;
  if (!known) return <p class="lt-quiet">{people.say('notice.stranger')}</p>;
  return (
    <section class="notices">
      <PushSwitch />
      <WebhookField />
    </section>
  );
}

function hindranceOf(state: PushState | null): 'notice.denied' | 'notice.impossible' | null {
  if (state === 'denied') return 'notice.denied';
  return state === 'impossible' ? 'notice.impossible' : null;
}

function PushSwitch() {
  const { words } = useSetting();
  const people = usePeople();
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const become = async (next: Promise<PushState>) => {
    setBusy(true);
    setProblem(null);
    try {
      setState(await next);
    } catch (error) {
      // What the browser itself can't do is told apart from what the server refuses
      setProblem(error instanceof DOMException ? people.say('notice.failed') : refusalText(words, error));
    }
    setBusy(false);
  };
  useEffect(() => void become(pushState()), []);
  useEffect(() => {
    if (state === 'on') void leaveNoticeTexts(words);
  }, [state, words]);
  const hindrance = hindranceOf(state);
  return (
    <>
      <label class="choice">
        <span>{people.say('notice.ask')}</span>
        <input
          type="checkbox"
          checked={state === 'on'}
          disabled={busy || state === 'impossible'}
          onChange={({ currentTarget }) => void become(currentTarget.checked ? switchPushOn(words) : switchPushOff())}
        />
      </label>
      <p class={hindrance === null ? 'lt-quiet' : 'warning'} role="status">
        {people.say(hindrance ?? 'notice.ask.about')}
      </p>
      <ProblemNote text={problem} />
    </>
  );
}
