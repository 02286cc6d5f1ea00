import type { LessonWords } from '@longtwilight/words';
import { useSetting } from '../settings/context.ts';
import { Loaded } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import type { Route } from '../site/routes.ts';
import { playFirstGame } from './first-game.ts';
import { LESSONS } from './lesson-files.ts';
import { LessonTable } from './lesson-table.tsx';
import { type Progress, placeIn, readProgress } from './progress.ts';
import { useLessonWords } from './use-lesson-words.ts';

/** The lessons, or one of them. */
export function LessonsPage({ route: { argument } }: { readonly route: Route }) {
  const { words } = useSetting();
  const lessonWords = useLessonWords();
  const lesson = LESSONS.find(({ id }) => id === argument);
  if (lessonWords === null) return <p class="loading">{words.say('ui.loading')}</p>;
  if (lesson === undefined)
    return (
      <Loaded key="" load={readProgress} inputs={[]}>
        {(progress) => <LessonList words={lessonWords} progress={progress} />}
      </Loaded>
    );
  return (
    <Loaded key={lesson.id} load={() => placeIn(lesson.id)} inputs={[]}>
      {(place) => <LessonTable lesson={lesson} place={place} words={lessonWords} />}
    </Loaded>
  );
}

interface LessonListProps {
  readonly words: LessonWords;
  readonly progress: Progress;
}

function LessonList({ words, progress: { done, begun } }: LessonListProps) {
  const next = LESSONS.find(({ id }) => !done.has(id));
  return (
    <PageFrame title={words.say('learn.title')}>
      <p>{words.say('learn.about')}</p>
      <ol class="lessons">
        {LESSONS.map(({ id }) => (
          <li key={id}>
            <a href={`#/learn/${id}`} data-next={id === next?.id || undefined}>
              <b>{words.find(`${id}.title`)}</b>
              <small>{words.find(`${id}.about`)}</small>
              {done.has(id) ? (
                <span class="tick" role="img" aria-label={words.say('learn.done')}>
                  ✓
                </span>
              ) : (
                begun.has(id) && <span class="lt-quiet">{words.say('learn.begun')}</span>
              )}
            </a>
          </li>
        ))}
      </ol>
      <p class="buttons">
        <button type="button" class={next === undefined ? 'primary' : 'quiet'} onClick={() => void playFirstGame()}>
          {words.say('learn.first-game')}
        </button>
      </p>
    </PageFrame>
  );
}
