import type { Session } from '@longtwilight/protocol';
import { useState } from 'preact/hooks';
import { useSetting } from '../../settings/context.ts';
import { LinkField } from '../../shared/link-field.tsx';
import { ProblemNote } from '../../shared/problem.tsx';
import { Fetching, useFetched, usePeopleAsking } from '../asking.tsx';
import { peopleApi } from '../people-api.ts';
import { usePeople } from '../people-words.ts';
import { deviceName } from './device-name.ts';

/** Where somebody is signed in, and how to end that. */
export function Devices() {
  const people = usePeople();
  const { value, problem, set } = useFetched(peopleApi.sessions, []);
  const asking = usePeopleAsking();
  const revoke = (change: () => ReturnType<typeof peopleApi.sessions>) => asking.ask(async () => set(await change()));
  return (
    <section>
      <h2>{people.say('people.devices')}</h2>
      {value === null ? (
        <Fetching problem={problem} />
      ) : (
        <ul class="devices">
          {value.sessions.map((session) => (
            <Device key={session.id} session={session} onRevoke={() => revoke(() => peopleApi.revoke(session.id))} />
          ))}
        </ul>
      )}
      <ProblemNote text={asking.problem} />
      {value !== null && value.sessions.length > 1 && (
        <p class="buttons">
          <button type="button" class="quiet" disabled={asking.busy} onClick={() => revoke(peopleApi.revokeOthers)}>
            {people.say('people.device.revoke.all')}
          </button>
        </p>
      )}
      <LinkToDevice />
    </section>
  );
}

function Device({ session, onRevoke }: { readonly session: Session; readonly onRevoke: () => void }) {
  const { words } = useSetting();
  const people = usePeople();
  const name = deviceName(people, session.device);
  const used = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(session.used);
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          {session.current ? people.say('people.device.here') : people.say('people.device.used', { date: used })}
        </small>
      </span>
      {!session.current && (
        <button
          type="button"
          class="quiet"
          aria-label={people.say('people.device.revoke.named', { name })}
          onClick={onRevoke}
        >
          {people.say('people.device.revoke')}
        </button>
      )}
    </li>
  );
}

/** A link that moves somebody to another device; the key stands behind the hash, where no log sees it. */
function LinkToDevice() {
  const people = usePeople();
  const { busy, problem, ask } = usePeopleAsking();
  const [link, setLink] = useState<string | null>(null);
  const make = async () => {
    const { key } = await peopleApi.makeLink();
    setLink(`${location.origin}${location.pathname}#/me?key=${key}`);
  };
  return (
    <section>
      <h2>{people.say('people.link')}</h2>
      <p>{people.say('people.link.about')}</p>
      {link !== null && (
        <p class="choice">
          <LinkField link={link} label={people.say('people.link')} />
        </p>
      )}
      <ProblemNote text={problem} />
      <p class="buttons">
        <button type="button" class="quiet" disabled={busy} onClick={() => ask(make)}>
          {people.say('people.link.make')}
        </button>
      </p>
    </section>
  );
}
