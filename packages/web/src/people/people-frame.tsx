import './people.css';
import { loadPeople, type PeopleWords } from '@longtwilight/words';
import type { ComponentChildren } from 'preact';
import { hasServer } from '../server/api.ts';
import { useSetting } from '../settings/context.ts';
import { Loaded } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { PeopleProvider } from './people-words.ts';

interface PeopleFrameProps {
  readonly title: (people: PeopleWords) => string;
  readonly children: ComponentChildren;
}

/** A page about people, or that there are none without a server. */
export function PeopleFrame({ title, children }: PeopleFrameProps) {
  const { words } = useSetting();
  const load = async () => ({ people: await loadPeople(words), server: await hasServer() });
  return (
    <Loaded load={load} inputs={[words]}>
      {({ people, server }) => (
        <PeopleProvider value={people}>
          <PageFrame
            title={title(people)}
            kind="people"
            ways={[
              { href: '#/me', name: words.say('ui.me') },
              { href: '#/leaders', name: people.say('people.leaders') },
            ]}
          >
            {server ? children : <p>{people.say('people.no-server')}</p>}
          </PageFrame>
        </PeopleProvider>
      )}
    </Loaded>
  );
}
