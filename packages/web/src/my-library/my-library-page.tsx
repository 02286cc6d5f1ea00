import './my-library.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LibraryFrame } from '../library/library-frame.tsx';
import { useLibrary } from '../library/library-words.ts';
import { useSetting } from '../settings/context.ts';
import { Awaited } from '../shared/loaded.tsx';
import { saveAs } from '../shared/save-as.ts';
import { LibraryAside } from './aside.tsx';
import { EntryRow, resultOf } from './entry-row.tsx';
import { LibraryFilters } from './filters.tsx';
import { ANYTHING, EVERYTHING, findEntries, playsWanted, type Wanted } from './find-entries.ts';
import { writeLibraryFile } from './library-file.ts';
import { OpenFiles } from './open-files.tsx';
import { takeServerGames } from './server-games.ts';
import { type MyLibrary, useMyLibrary } from './use-my-library.ts';

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
  useEffect(() => {
    // Without the server the library has what it has
    takeServerGames().then(
      (isNew) => isNew && again(),
      () => {},
    );
  }, []);
  if (entries === null) return <Awaited />;
  return (
    <>
      <header class="library-head">
        <p class="lt-quiet">
          <Size count={entries.length} />
          {unread > 0 && <span role="status"> {library.say('mine.reading', { count: unread })}</span>}
        </p>
        <div class="buttons">
          <button
            type="button"
            class="quiet"
            disabled={entries.length === 0}
            onClick={() => void writeLibraryFile().then((text) => saveAs('longtwilight-library.json', text))}
          >
            {library.say('mine.export')}
          </button>
          <OpenFiles onDone={again} />
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
        {entries.length > 0 ? <Shelf {...mine} entries={entries} /> : <p>{library.say('statistics.none')}</p>}
        <LibraryAside entries={entries} />
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

/** So many rows are shown at once. */
const PAGE = 20;

function Shelf({ entries, forget }: Pick<MyLibrary, 'forget'> & { entries: NonNullable<MyLibrary['entries']> }) {
  const { words } = useSetting();
  const library = useLibrary();
  const [wanted, setWanted] = useState<Wanted>(EVERYTHING);
  const [most, setMost] = useState(PAGE);
  const found = useMemo(
    () =>
      findEntries(entries, { ...wanted, kind: ANYTHING }, ({ file, players, known: { digest } }) =>
        [
          file,
          ...Object.values(players),
          resultOf(library, digest),
          digest.reason === null ? '' : words.sayKnown([`ui.reason.${digest.reason}`], {}),
        ].join(' '),
      ),
    [entries, wanted, words, library],
  );
  const shown = found.filter(({ shelf }) => wanted.kind === ANYTHING || shelf === wanted.kind);
  const change = (next: Wanted) => {
    setWanted(next);
    setMost(PAGE);
  };
  return (
    <section class="shelf">
      <LibraryFilters entries={entries} wanted={wanted} onChange={change} />
      <div class="shelf-head">
        <fieldset class="filter-tabs">
          <legend class="lt-hidden">{library.say('mine.kinds')}</legend>
          {([ANYTHING, 'games', 'logs'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={kind === wanted.kind}
              onClick={() => change({ ...wanted, kind })}
            >
              {library.say(`mine.kind.${kind}`, {
                count: found.filter(({ shelf }) => kind === ANYTHING || shelf === kind).length,
              })}
            </button>
          ))}
        </fieldset>
        <p class="lt-quiet" role="status">
          {library.say('mine.found', { done: shown.length, needed: entries.length })}
        </p>
        {wanted !== EVERYTHING && (
          <button type="button" class="quiet" onClick={() => change(EVERYTHING)}>
            {library.say('mine.all')}
          </button>
        )}
      </div>
      <ol class="shelf entries">
        {shown.slice(0, most).map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            plays={playsWanted(entry, wanted)}
            onForget={() => void forget(entry.places)}
          />
        ))}
      </ol>
      {shown.length > most && (
        <button type="button" class="quiet" onClick={() => setMost(most + PAGE)}>
          {library.say('mine.more', { count: shown.length - most })}
        </button>
      )}
    </section>
  );
}
