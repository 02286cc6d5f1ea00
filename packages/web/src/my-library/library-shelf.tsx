import { useMemo, useState } from 'preact/hooks';
import { useLibrary } from '../library/library-words.ts';
import { useSetting } from '../settings/context.ts';
import type { KeptStudy } from '../store/studies.ts';
import { EntryRow, resultOf } from './entry-row.tsx';
import { LibraryFilters } from './filters.tsx';
import { ANYTHING, EVERYTHING, findEntries, findStudies, playsWanted, type Wanted } from './find-entries.ts';
import { StudyRow } from './study-row.tsx';
import type { MyLibrary } from './use-my-library.ts';

const KINDS = [ANYTHING, 'games', 'logs', 'studies'] as const;

/** So many rows are shown at once. */
const PAGE = 20;

interface LibraryShelfProps extends Pick<MyLibrary, 'forget'> {
  readonly entries: NonNullable<MyLibrary['entries']>;
  readonly studies: readonly KeptStudy[];
  readonly onForgetStudy: (id: string) => void;
}

/** Games, logs and studies, the latest first, and what to look for among them. */
export function LibraryShelf({ entries, studies, forget, onForgetStudy }: LibraryShelfProps) {
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
  const foundStudies = useMemo(() => findStudies(studies, wanted), [studies, wanted]);
  const rows = [
    ...found.map((entry) => ({ kind: entry.shelf, date: entry.date, entry })),
    ...foundStudies.map((study) => ({ kind: 'studies' as const, date: study.changed, study })),
  ].sort((a, b) => b.date - a.date);
  const ofKind = (kind: Wanted['kind']) => rows.filter((row) => kind === ANYTHING || row.kind === kind);
  const shown = ofKind(wanted.kind);
  const change = (next: Wanted) => {
    setWanted(next);
    setMost(PAGE);
  };
  return (
    <section class="library-shelf">
      <LibraryFilters entries={entries} wanted={wanted} onChange={change} />
      <div class="shelf-head">
        <fieldset class="filter-tabs">
          <legend class="lt-hidden">{library.say('mine.kinds')}</legend>
          {KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={kind === wanted.kind}
              onClick={() => change({ ...wanted, kind })}
            >
              {library.say(`mine.kind.${kind}`, { count: ofKind(kind).length })}
            </button>
          ))}
        </fieldset>
        <p class="lt-quiet" role="status">
          {library.say('mine.found', { done: shown.length, needed: entries.length + studies.length })}
        </p>
        {wanted !== EVERYTHING && (
          <button type="button" class="quiet" onClick={() => change(EVERYTHING)}>
            {library.say('mine.all')}
          </button>
        )}
      </div>
      <ol class="shelf entries">
        {shown
          .slice(0, most)
          .map((row) =>
            row.kind === 'studies' ? (
              <StudyRow key={row.study.id} study={row.study} onForget={() => onForgetStudy(row.study.id)} />
            ) : (
              <EntryRow
                key={row.entry.id}
                entry={row.entry}
                plays={playsWanted(row.entry, wanted)}
                onForget={() => void forget(row.entry.places)}
              />
            ),
          )}
      </ol>
      {shown.length > most && (
        <button type="button" class="quiet" onClick={() => setMost(most + PAGE)}>
          {library.say('mine.more', { count: shown.length - most })}
        </button>
      )}
    </section>
  );
}
