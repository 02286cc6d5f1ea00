import './studies.css';
import { GameRecord } from '@longtwilight/engine';
import { LibraryFrame } from '../library/library-frame.tsx';
import { useLibrary } from '../library/library-words.ts';
import { ForgetButton } from '../my-games/forget-button.tsx';
import { dayOf } from '../my-games/when.ts';
import { OpenFiles } from '../my-library/open-files.tsx';
import { useStudies } from '../my-library/use-studies.ts';
import { useSetting } from '../settings/context.ts';
import { Awaited } from '../shared/loaded.tsx';
import { goTo } from '../site/routes.ts';
import { type KeptStudy, keepNewStudy } from '../store/studies.ts';
import { FAMOUS_KEYS, type FamousKey } from './famous-study.ts';
import { StudyMap } from './study-map.tsx';

/** Games and positions with notes and variations: one's own, and famous ones. */
export function StudiesPage() {
  return (
    <LibraryFrame title={(library) => library.say('library.studies')}>
      <Studies />
    </LibraryFrame>
  );
}

function Studies() {
  const library = useLibrary();
  const { heads, forget, again } = useStudies();
  const begin = async () => {
    const title = library.say('study.new.title');
    const chapter = { title: library.say('study.chapter.number', { count: 1 }), game: GameRecord.start({}).save() };
    goTo(`study/${await keepNewStudy({ title, chapters: [{ ...chapter, lines: [], notes: [] }] })}`);
  };
  if (heads === null) return <Awaited />;
  return (
    <>
      <header class="library-head">
        <p class="lt-quiet">{library.say('library.studies.about')}</p>
        <div class="buttons">
          <button type="button" class="quiet" onClick={() => void begin()}>
            {library.say('study.new')}
          </button>
          <OpenFiles onDone={again} />
        </div>
      </header>
      <p class="lt-quiet">{library.say('study.begin')}</p>
      <ul class="study-cards">
        {heads.map((study) => (
          <StudyCard key={study.id} study={study} onForget={() => forget(study.id)} />
        ))}
        {FAMOUS_KEYS.map((key) => (
          <FamousCard key={key} game={key} />
        ))}
      </ul>
    </>
  );
}

/** So many chapters are named on a card. */
const NAMED = 3;

function StudyCard({ study, onForget }: { readonly study: KeptStudy; readonly onForget: () => void }) {
  const { words } = useSetting();
  const library = useLibrary();
  const { id, title, chapters, changed } = study;
  return (
    <li class="study-card">
      <a href={`#/study/${id}`}>
        <span class="study-map">
          <StudyMap study={study} />
        </span>
        <b>{title}</b>
        <small>
          {library.say('study.changed', { date: dayOf(words, changed, Date.now()) })} ·{' '}
          {library.say('study.chapters.count', { count: chapters.length })}
        </small>
      </a>
      <ol>
        {chapters.slice(0, NAMED).map((chapter, i) => (
          <li key={i}>
            <a href={`#/study/${id}?chapter=${i + 1}`}>{chapter.title}</a>
            <small>
              {library.say('study.notes', { count: chapter.notes })}
              {chapter.lines > 0 && `, ${library.say('study.lines', { count: chapter.lines })}`}
            </small>
          </li>
        ))}
      </ol>
      <ForgetButton label={title} onForget={onForget} />
    </li>
  );
}

function FamousCard({ game }: { readonly game: FamousKey }) {
  const library = useLibrary();
  return (
    <li class="study-card">
      <a href={`#/study/${game}`}>
        <b>{library.say(`famous.${game}`)}</b>
        <small>{library.say('library.famous')}</small>
        <span>{library.say(`famous.${game}.about`)}</span>
        <em>{library.say('famous.watch')}</em>
      </a>
    </li>
  );
}
