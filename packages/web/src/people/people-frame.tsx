import './people.css';
import { loadPeople, type PeopleWords } from '@longtwilight/words';
import type { ComponentChildren } from 'preact';
import { hasServer } from '../server/api.ts';
import { useSetting } from '../settings/context.ts';
import { Loaded } from '../shared/loaded.tsx';
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
          <main class="page people">
            <nav class="way-home">
              <a href="#/">{words.say('ui.home')}</a>
              <a href="#/me">{words.say('ui.me')}</a>
              <a href="#/leaders">{people.say('people.leaders')}</a>
            </nav>
            <h1>{title(people)}</h1>
            {server ? children : <p>{people.say('people.no-server')}</p>}
          </main>
        </PeopleProvider>
      )}
    </Loaded>
  );
}
