import './library.css';
import { type LibraryWords, loadLibrary } from '@longtwilight/words';
import type { ComponentChildren } from 'preact';
import { useSetting } from '../settings/context.ts';
import { Loaded } from '../shared/loaded.tsx';
import { LibraryProvider } from './library-words.ts';

interface LibraryFrameProps {
  readonly title: (library: LibraryWords) => string;
  /** Whether this is the way in, from which all other pages are reached. */
  readonly entrance?: boolean;
  readonly children: ComponentChildren;
}

/** A page of the library: the ways back, a heading, and what it is about. */
export function LibraryFrame({ title, entrance = false, children }: LibraryFrameProps) {
  const { words } = useSetting();
  return (
    <Loaded load={() => loadLibrary(words)} inputs={[words]}>
      {(library) => (
        <LibraryProvider value={library}>
          <main class="page library">
            <nav class="way-home">
              <a href="#/">{words.say('ui.home')}</a>
              {!entrance && <a href="#/library">{words.say('ui.library')}</a>}
            </nav>
            <h1>{title(library)}</h1>
            {children}
          </main>
        </LibraryProvider>
      )}
    </Loaded>
  );
}
