import { useMemo } from 'preact/hooks';
import { countChoices } from '../explorer/count-openings.ts';
import { openingsOf } from '../explorer/explored-games.ts';
import { ResultBar } from '../explorer/result-bar.tsx';
import { useLibrary } from '../library/library-words.ts';
import { KeptGames } from '../people/account/kept-games.tsx';
import { useSetting } from '../settings/context.ts';
import { keepsForLinks } from '../share/keep-for-link.ts';
import { useLoaded } from '../shared/loaded.tsx';
import type { KeptStudy } from '../store/studies.ts';
import type { LibraryEntry } from './entry.ts';

interface LibraryAsideProps {
  readonly entries: readonly LibraryEntry[];
  readonly studies: readonly KeptStudy[];
}

/** Beside the games: the studies that were last changed, what is on the server, and what the USSR began with most often. */
export function LibraryAside({ entries, studies }: LibraryAsideProps) {
  const hasAccount = useLoaded(keepsForLinks, []).come?.value === true;
  return (
    <aside class="library-aside">
      <Studies studies={studies} />
      {hasAccount && <KeptGames />}
      <FirstHeadlines entries={entries} />
    </aside>
  );
}

/** So many rows have room there. */
const SHOWN = 4;

function Studies({ studies }: Pick<LibraryAsideProps, 'studies'>) {
  const library = useLibrary();
  return (
    <section>
      <header>
        <h2>{library.say('library.studies')}</h2>
        <a class="button" href="#/studies">
          {library.say('mine.all')}
        </a>
      </header>
      {studies.length === 0 && <p class="lt-quiet">{library.say('study.begin')}</p>}
      <ul>
        {studies.slice(0, SHOWN).map(({ id, title, chapters }) => (
          <li key={id}>
            <a href={`#/study/${id}`}>{title}</a>
            <small>
              {library.say('study.chapters.count', { count: chapters.length })} ·{' '}
              {library.say('study.notes', { count: chapters.reduce((sum, { notes }) => sum + notes, 0) })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FirstHeadlines({ entries }: { readonly entries: readonly LibraryEntry[] }) {
  const { words } = useSetting();
  const library = useLibrary();
  const games = useMemo(() => openingsOf(entries), [entries]);
  const rows = useMemo(() => countChoices(games, 'ussr', 'headline'), [games]);
  const percent = new Intl.NumberFormat(words.locale, { style: 'percent' });
  return (
    <section>
      <header>
        <h2>{library.say('library.explorer')}</h2>
        <a class="button" href="#/explorer">
          {library.say('explorer.setup')}
        </a>
      </header>
      <ul>
        {rows.slice(0, SHOWN).map(
          ({ choice, games: count, us, ussr, draws }) =>
            choice.aspect === 'headline' && (
              <li key={choice.card}>
                <span>
                  {words.card(choice.card)} <b>{percent.format(count / games.length)}</b>
                </span>
                <ResultBar us={us} ussr={ussr} draws={draws} />
              </li>
            ),
        )}
      </ul>
      {games.length > 0 && (
        <p class="lt-quiet">{library.say('explorer.summary', { side: 'ussr', count: games.length })}</p>
      )}
    </section>
  );
}
