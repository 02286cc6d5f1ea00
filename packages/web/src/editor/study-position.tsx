import { GameRecord, RefusedError } from '@longtwilight/engine';
import { loadLibrary } from '@longtwilight/words';
import { useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { useLoaded } from '../shared/loaded.tsx';
import { ProblemNote } from '../shared/problem.tsx';
import { goTo } from '../site/routes.ts';
import { type Edited, positionFrom } from './edited.ts';

/** Begins a study of the position that was set up. */
export function StudyPosition({ edited, disabled }: { readonly edited: Edited; readonly disabled: boolean }) {
  const { words } = useSetting();
  const library = useLoaded(() => loadLibrary(words), [words]).come?.value;
  const [problem, setProblem] = useState<string | null>(null);
  if (library === undefined) return null;
  const save = async () => {
    const { keepNewStudy } = await import('../store/studies.ts');
    try {
      const game = GameRecord.from(positionFrom(edited)).save();
      const title = library.say('study.chapter.number', { count: 1 });
      const chapters = [{ title, game, lines: [], notes: [] }];
      goTo(`study/${await keepNewStudy({ title: library.say('study.new.title'), chapters })}`);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      setProblem(words.error(error.problem));
    }
  };
  return (
    <>
      <button type="button" class="quiet" disabled={disabled} onClick={() => void save()}>
        {library.say('study.save')}
      </button>
      <ProblemNote text={problem} />
    </>
  );
}
