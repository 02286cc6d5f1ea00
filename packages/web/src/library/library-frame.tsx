import './library.css';
import { type LibraryWords, loadLibrary } from '@longtwilight/words';
import type { ComponentChildren } from 'preact';
import { useSetting } from '../settings/context.ts';
import { Loaded } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
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
          <PageFrame
            title={title(library)}
            kind="library"
            ways={entrance ? [] : [{ href: '#/library', name: words.say('ui.library') }]}
          >
            {children}
          </PageFrame>
        </LibraryProvider>
      )}
    </Loaded>
  );
}
