import { RefusedError } from '@longtwilight/engine';
import { readStudy, type Study } from '@longtwilight/notation';
import { loadLibrary } from '@longtwilight/words';
import { LibraryProvider } from '../library/library-words.ts';
import { unpackGame } from '../replay/packed-game.ts';
import { api } from '../server/api.ts';
import { useSetting } from '../settings/context.ts';
import { Awaited, useLoaded } from '../shared/loaded.tsx';
import { Trouble } from '../shared/trouble.tsx';
import { goTo, type Route } from '../site/routes.ts';
import { keepNewStudy, openStudy } from '../store/studies.ts';
import { FAMOUS_KEYS, famousStudy } from './famous-study.ts';
import { studyPlaceIn } from './study-address.ts';
import { StudyTable } from './study-table.tsx';
import { useKeptStudy } from './use-kept-study.ts';

/** A study: one kept in this browser or on the server, one out of a link, or a famous game. */
export function StudyPage({ route: { argument: id, query } }: { readonly route: Route }) {
  const { words } = useSetting();
  const [packed, onServer] = [query.get('packed'), query.get('kept')];
  const library = useLoaded(() => loadLibrary(words), [words]).come;
  const opened = useLoaded(async () => {
    const famous = FAMOUS_KEYS.find((key) => key === id);
    if (famous !== undefined) return { id: null, study: await famousStudy(famous, words), revision: 0 };
    if (onServer !== null) return { id: null, study: readStudy(await api.keptFile(onServer)), revision: 0 };
    if (id === '') return { id: null, study: readStudy(await unpackGame(packed ?? '')), revision: 0 };
    const kept = await openStudy(id);
    if (kept === null || kept instanceof RefusedError) return kept;
    return { id, ...kept };
  }, [id, packed, onServer, words]);
  if (opened.failed !== null) return <Trouble text={words.say('ui.open-file.problem')} />;
  if (opened.come === null || library === null) return <Awaited />;
  const { value } = opened.come;
  if (value === null) return <Trouble text={library.value.say('study.none')} />;
  if (value instanceof RefusedError)
    return <Trouble text={words.say('ui.open-file.problem')} details={value.message} />;
  // While another is on its way, the one before it is still there
  if (id !== '' && value.id !== null && value.id !== id) return <Awaited />;
  return (
    <LibraryProvider value={library.value}>
      {value.id === null ? (
        <Foreign study={value.study} place={studyPlaceIn(query)} />
      ) : (
        <Mine key={value.id} {...value} id={value.id} place={studyPlaceIn(query)} />
      )}
    </LibraryProvider>
  );
}

interface StudyProps {
  readonly study: Study;
  readonly place: ReturnType<typeof studyPlaceIn>;
}

/** One's own, which can be changed. */
function Mine({ id, revision, study, place }: StudyProps & { readonly id: string; readonly revision: number }) {
  const kept = useKeptStudy(id, revision, study);
  return (
    <StudyTable
      key={kept.times}
      study={kept.study}
      first={place}
      onChange={kept.change}
      changedElsewhere={kept.times > 0}
    />
  );
}

/** Somebody else's: to look at, or to keep a copy of. */
function Foreign({ study, place }: StudyProps) {
  const keep = async () => goTo(`study/${await keepNewStudy(study)}`);
  return <StudyTable study={study} first={place} onKeep={() => void keep()} />;
}
