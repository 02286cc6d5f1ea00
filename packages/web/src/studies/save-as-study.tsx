import type { GameRecord } from '@longtwilight/engine';
import { STUDY_LIMITS, type StudyChapter, setNote } from '@longtwilight/notation';
import { loadLibrary } from '@longtwilight/words';
import { useState } from 'preact/hooks';
import type { LogFinding, LogFindings, ReadGame } from '../replay/reader-worker.ts';
import { useSetting } from '../settings/context.ts';
import { useLoaded } from '../shared/loaded.tsx';
import { goTo } from '../site/routes.ts';
import { keepNewStudy } from '../store/studies.ts';

interface SaveAsStudyProps {
  readonly record: GameRecord;
  /** The step of the story that is looked at. */
  readonly at: number;
  /** What was said between the lines of a log comes along as notes. */
  readonly log: LogFindings | null;
  readonly players: ReadGame['players'];
}

/** Begins a study of the game that is looked at, right here in it. */
export function SaveAsStudy({ record, at, log, players: { us, ussr } }: SaveAsStudyProps) {
  const { words } = useSetting();
  const library = useLoaded(() => loadLibrary(words), [words]).come?.value;
  const [busy, setBusy] = useState(false);
  if (library === undefined) return null;
  const save = async () => {
    setBusy(true);
    const named = us !== undefined && ussr !== undefined;
    const title = named ? `${us} – ${ussr}` : library.say('study.new.title');
    const empty = {
      title: library.say('study.chapter.number', { count: 1 }),
      game: record.save(),
      lines: [],
      notes: [],
    };
    const said = (log?.findings ?? []).filter(({ kind }) => kind === 'note');
    const chapter = said.reduce(noted, empty);
    const id = await keepNewStudy({ title, chapters: [chapter] });
    goTo(`study/${id}?chapter=1&at=${Math.max(0, at - 1)}`);
  };
  return (
    <button type="button" class="quiet" disabled={busy} onClick={() => void save()}>
      {library.say('study.save')}
    </button>
  );
}

/** A remark of the log at its moment, below what stands there already. */
function noted(chapter: StudyChapter, { steps, text }: LogFinding): StudyChapter {
  const at = Math.min(Math.max(0, steps - 1), chapter.game.answers.length);
  const before = chapter.notes.find((note) => note.at === at)?.text;
  const whole = before === undefined ? text : `${before}\n${text}`;
  return setNote(chapter, { line: 0, at, text: whole.slice(0, STUDY_LIMITS.text) });
}
