import type { LessonWords } from '@longtwilight/words';
import { useEffect } from 'preact/hooks';
import { Awaited, Loaded } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import type { Route } from '../site/routes.ts';
import { playGuidedGame } from './guided-game.ts';
import { LESSONS } from './lesson-files.ts';
import { LessonTable } from './lesson-table.tsx';
import { type Progress, placeIn, readProgress } from './progress.ts';
import { Topics } from './topics.tsx';
import { useLessonWords } from './use-lesson-words.ts';

/** The address that leads straight into the guided game. */
const GUIDED = 'first-game';

/** The lessons, or one of them. */
export function LessonsPage({ route: { argument } }: { readonly route: Route }) {
  const lessonWords = useLessonWords();
  const lesson = LESSONS.find(({ id }) => id === argument);
  useEffect(() => {
    if (argument === GUIDED) void playGuidedGame();
  }, [argument]);
  if (lessonWords === null || argument === GUIDED) return <Awaited />;
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

/** The way through the lessons, what one knows by now, and the first game behind them. */
function LessonList({ words, progress: { done, begun } }: LessonListProps) {
  const taken = LESSONS.filter(({ id }) => done.has(id));
  const next = LESSONS.find(({ id }) => !done.has(id));
  return (
    <PageFrame title={words.say('learn.title')}>
      <p>{words.say('learn.about')}</p>
      <p class="lesson-count">{words.say('learn.progress', { done: taken.length, needed: LESSONS.length })}</p>
      <ol class="lessons">
        {LESSONS.map(({ id }) => (
          <li key={id} data-done={done.has(id) || undefined}>
            <a href={`#/learn/${id}`} data-next={id === next?.id || undefined}>
              <b>{words.find(`${id}.title`)}</b>
              <small>{words.find(`${id}.about`)}</small>
              {done.has(id) ? (
                <span class="lt-hidden">{words.say('learn.done')}</span>
              ) : (
                begun.has(id) && <span class="lt-quiet">{words.say('learn.begun')}</span>
              )}
            </a>
          </li>
        ))}
      </ol>
      <a class="guided-game" data-next={next === undefined || undefined} href={`#/learn/${GUIDED}`}>
        <b>{words.say('learn.guided')}</b>
        <small>{words.say('learn.guided.about')}</small>
      </a>
      <p>
        <a href="#/puzzles">{words.say('learn.puzzles')}</a>
      </p>
      <section class="known">
        <h2>{words.say('learn.known')}</h2>
        <Topics
          words={words}
          topics={LESSONS.flatMap(({ teaches }) => teaches)}
          known={taken.flatMap(({ teaches }) => teaches)}
        />
      </section>
    </PageFrame>
  );
}
