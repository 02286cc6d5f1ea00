import './my-library.css';
import { useEffect, useState } from 'preact/hooks';
import { LibraryFrame } from '../library/library-frame.tsx';
import { useLibrary } from '../library/library-words.ts';
import { useSetting } from '../settings/context.ts';
import { Awaited } from '../shared/loaded.tsx';
import { saveAs } from '../shared/save-as.ts';
import { LibraryAside } from './aside.tsx';
import { writeLibraryFile } from './library-file.ts';
import { LibraryShelf } from './library-shelf.tsx';
import { OpenFiles } from './open-files.tsx';
import { takeServerGames } from './server-games.ts';
import { useMyLibrary } from './use-my-library.ts';
import { useStudies } from './use-studies.ts';

/** What this browser keeps of games: those played here, and logs and files that were opened. */
export function MyLibraryPage() {
  return (
    <LibraryFrame title={(library) => library.say('library.mine')}>
      <Contents />
    </LibraryFrame>
  );
}

function Contents() {
  const { words } = useSetting();
  const library = useLibrary();
  const mine = useMyLibrary(words, library.say('mine.you'));
  const { entries, unread, broken, forget, again } = mine;
  const studies = useStudies();
  useEffect(() => {
    // Without the server the library has what it has
    takeServerGames().then(
      (isNew) => isNew && again(),
      () => {},
    );
  }, []);
  if (entries === null || studies.heads === null) return <Awaited />;
  const count = entries.length + studies.heads.length;
  const takenIn = () => {
    again();
    studies.again();
  };
  return (
    <>
      <header class="library-head">
        <p class="lt-quiet">
          <Size count={count} />
          {unread > 0 && <span role="status"> {library.say('mine.reading', { count: unread })}</span>}
        </p>
        <div class="buttons">
          <button
            type="button"
            class="quiet"
            disabled={count === 0}
            onClick={() => void writeLibraryFile().then((text) => saveAs('longtwilight-library.json', text))}
          >
            {library.say('mine.export')}
          </button>
          <OpenFiles onDone={takenIn} />
        </div>
      </header>
      <p class="lt-quiet drop-about">{library.say('mine.open.about')}</p>
      {broken.length > 0 && (
        <p class="warning">
          {library.say('mine.broken', { count: broken.length })}{' '}
          <button type="button" class="quiet" onClick={() => void forget(broken)}>
            {words.say('ui.forget')}
          </button>
        </p>
      )}
      <div class="library-columns">
        {count > 0 ? (
          <LibraryShelf {...mine} entries={entries} studies={studies.heads} onForgetStudy={studies.forget} />
        ) : (
          <p>{library.say('statistics.none')}</p>
        )}
        <LibraryAside entries={entries} studies={studies.heads} />
      </div>
    </>
  );
}

/** How much there is, and what room it takes. */
function Size({ count }: { readonly count: number }) {
  const { words } = useSetting();
  const library = useLibrary();
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    // Not every browser tells, and none on addresses without encryption
    navigator.storage?.estimate?.().then(
      ({ usage = 0 }) => setBytes(usage),
      () => {},
    );
  }, [count]);
  const size = new Intl.NumberFormat(words.locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <>
      {library.say('mine.about', { count })}{' '}
      {bytes !== null && library.say('mine.size', { text: size.format(bytes / 1e6) })}
    </>
  );
}
