import { useEffect, useRef, useState } from 'preact/hooks';
import { Sun } from '../coach/sun.tsx';
import { playGuidedGame } from './guided-game.ts';
import type { LessonCardProps } from './lesson-card.tsx';
import { LESSONS } from './lesson-files.ts';
import { type Progress, readProgress } from './progress.ts';
import { Topics } from './topics.tsx';

/** The lesson is done: a sunrise, what one knows now, and the way on. */
export function LessonEnd({ match, words }: LessonCardProps) {
  const { lesson } = match.run;
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  const [done, setDone] = useState<Progress['done']>(new Set());
  useEffect(() => void readProgress().then((progress) => setDone(progress.done)), []);
  const dialog = useRef<HTMLElement>(null);
  useEffect(() => dialog.current?.focus({ preventScroll: true }), []);
  return (
    <div class="veil">
      <section
        class="lesson-end"
        role="dialog"
        aria-modal="true"
        aria-labelledby="lesson-end"
        tabIndex={-1}
        ref={dialog}
      >
        <div class="lesson-sunrise">
          <Sun />
        </div>
        <h2 id="lesson-end">{words.say('learn.finished')}</h2>
        <p>{words.find(`${lesson.id}.title`)}</p>
        <h3>{words.say('learn.now-you-know')}</h3>
        <Topics words={words} topics={lesson.teaches} known={lesson.teaches} />
        <p class="lesson-count">
          {words.say('learn.progress', {
            done: LESSONS.filter(({ id }) => done.has(id)).length,
            needed: LESSONS.length,
          })}
        </p>
        {next === undefined && (
          <p>
            {words.say('learn.all-done')} <a href="#/puzzles">{words.say('learn.puzzles')}</a>
          </p>
        )}
        <p class="buttons">
          <a class="button quiet" href="#/learn">
            {words.say('learn.title')}
          </a>
          {next === undefined ? (
            <button type="button" class="primary" onClick={() => void playGuidedGame()}>
              {words.say('learn.guided')}
            </button>
          ) : (
            <a class="button primary" href={`#/learn/${next.id}`}>
              {words.say('learn.next', { text: words.find(`${next.id}.title`) ?? '' })}
            </a>
          )}
        </p>
      </section>
    </div>
  );
}
