import type { LessonWords } from '@longtwilight/words';
import { useMemo } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { PageFrame } from '../shared/page-frame.tsx';
import type { Route } from '../site/routes.ts';
import { playFirstGame } from './first-game.ts';
import { LESSONS } from './lesson-files.ts';
import { LessonTable } from './lesson-table.tsx';
import { readProgress } from './progress.ts';
import { useLessonWords } from './use-lesson-words.ts';

/** The lessons, or one of them. */
export function LessonsPage({ route: { argument } }: { readonly route: Route }) {
  const { words } = useSetting();
  const lessonWords = useLessonWords();
  const lesson = LESSONS.find(({ id }) => id === argument);
  if (lessonWords === null) return <p class="loading">{words.say('ui.loading')}</p>;
  if (lesson !== undefined) return <LessonTable key={lesson.id} lesson={lesson} words={lessonWords} />;
  return <LessonList words={lessonWords} />;
}

function LessonList({ words }: { readonly words: LessonWords }) {
  const { done, begun } = useMemo(readProgress, []);
  const next = LESSONS.find(({ id }) => !done.includes(id));
  return (
    <PageFrame title={words.say('learn.title')}>
      <p>{words.say('learn.about')}</p>
      <ol class="lessons">
        {LESSONS.map(({ id }) => (
          <li key={id}>
            <a href={`#/learn/${id}`} data-next={id === next?.id || undefined}>
              <b>{words.find(`${id}.title`)}</b>
              <small>{words.find(`${id}.about`)}</small>
              {done.includes(id) ? (
                <span class="tick" role="img" aria-label={words.say('learn.done')}>
                  ✓
                </span>
              ) : (
                begun[id] !== undefined && <span class="lt-quiet">{words.say('learn.begun')}</span>
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
