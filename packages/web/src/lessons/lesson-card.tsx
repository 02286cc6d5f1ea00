import type { LessonWords } from '@longtwilight/words';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Sun } from '../coach/sun.tsx';
import type { TableMoment } from '../table/game-table.tsx';
import { useMatchState } from '../table/use-match-state.ts';
import type { LessonMatch } from './lesson-match.ts';
import { LessonResult } from './lesson-result.tsx';
import { textsOf, whyMissed } from './lesson-texts.ts';

export interface LessonCardProps {
  readonly match: LessonMatch;
  readonly words: LessonWords;
}

/** What is to be learned and reached, above the question; then what has come of it. */
export function LessonCard({ match, words, telling, acting }: LessonCardProps & TableMoment) {
  useMatchState(match);
  const { run } = match;
  const { step, state } = run;
  const card = useRef<HTMLElement>(null);
  // Who plays by keys finds the new step at once
  useEffect(() => {
    if (match.begun > 0) card.current?.focus({ preventScroll: true });
  }, []);
  if (step === null) return null;
  const over = state !== 'open' && !telling;
  return (
    <section
      class="lesson"
      ref={card}
      tabIndex={-1}
      aria-labelledby="lesson-title"
      data-state={telling ? 'telling' : state}
      data-acting={acting || undefined}
    >
      <Way match={match} words={words} />
      {over ? <LessonResult match={match} words={words} /> : <Task match={match} words={words} />}
    </section>
  );
}

/** Which lesson it is, and how far it has come. */
function Way({ match, words }: LessonCardProps) {
  const { lesson, at, state } = match.run;
  const done = at + (state === 'reached' ? 1 : 0);
  return (
    <header class="lesson-way">
      <a class="lesson-leave" href="#/learn">
        <span class="lt-hidden">{words.say('learn.leave')}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m15 5-7 7 7 7" />
        </svg>
      </a>
      <h2 id="lesson-title">{words.find(`${lesson.id}.title`)}</h2>
      <small>{words.say('learn.step', { done: at + 1, needed: lesson.steps.length })}</small>
      <ol aria-hidden="true">
        {lesson.steps.map(({ id }, i) => (
          <li key={id} data-when={i < done ? 'done' : i === at ? 'now' : undefined} />
        ))}
      </ol>
    </header>
  );
}

/** One idea, one goal, and a hint on request. */
function Task({ match, words }: LessonCardProps) {
  const text = textsOf(match.run, words);
  const [hinted, setHinted] = useState(false);
  const id = match.run.step?.id ?? '';
  return (
    <>
      <div class="coach">
        <Sun />
        <div>
          <h3>{text(`${id}.head`)}</h3>
          <p>{text(id)}</p>
        </div>
      </div>
      <p class="lesson-goal" data-goal="open">
        <Flag />
        <span>
          <span class="lt-hidden">{words.say('learn.goal')} </span>
          {text(`${id}.goal`)}
        </span>
        {!hinted && (
          <button type="button" class="quiet" onClick={() => setHinted(true)}>
            {words.say('learn.hint')}
          </button>
        )}
      </p>
      {hinted && (
        <p class="lesson-hint">
          <b>{words.say('learn.hint.title')}</b> {text(`${id}.hint`)}
        </p>
      )}
    </>
  );
}

const Flag = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 21V4m0 0h11l-3 4.500 3 4.500H6" />
  </svg>
);

/** Says aloud what each step is about and what has come of it; it stays while the table is laid anew, or nobody would hear it. */
export function LessonStatus({ match, words }: LessonCardProps) {
  const { run, now } = match;
  const text = textsOf(run, words);
  const id = run.step?.id;
  const aloud = () => {
    if (id === undefined) return words.say('learn.finished');
    if (run.state === 'missed') return `${whyMissed(words, run, now.view)} ${text(`${id}.hint`)}`;
    if (run.state === 'reached') return words.say('learn.met');
    return `${text(`${id}.head`)}. ${text(id)} ${words.say('learn.goal')} ${text(`${id}.goal`)}`;
  };
  return (
    <div class="lt-hidden announcer lesson-status" role="status" aria-live="polite">
      {aloud()}
    </div>
  );
}
