import type { LessonWords } from '@longtwilight/words';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useMatchState } from '../table/use-match-state.ts';
import { playFirstGame } from './first-game.ts';
import { LESSONS } from './lesson-files.ts';
import type { LessonMatch } from './lesson-match.ts';

interface LessonCardProps {
  readonly match: LessonMatch;
  readonly words: LessonWords;
}

/** What the lesson says, by the end of the key. */
const textsOf = ({ match, words }: LessonCardProps) => {
  const { lesson, step } = match.run;
  return (key: string): string => words.find(`${lesson.id}.${key}`, { card: step?.card }) ?? '';
};

/** What is to be learned and reached, beside the table. */
export function LessonCard(props: LessonCardProps) {
  const { match, words } = props;
  useMatchState(match);
  const { lesson, step, at, missed } = match.run;
  const text = textsOf(props);
  const told = `${at} ${missed}`;
  const [read, setRead] = useState('');
  const card = useRef<HTMLElement>(null);
  // Who plays by keys finds the new step at once
  useEffect(() => {
    if (match.begun > 0) card.current?.focus();
  }, []);
  return (
    <section
      class="lesson"
      ref={card}
      tabIndex={-1}
      aria-labelledby="lesson-title"
      data-read={read === told || undefined}
    >
      <header>
        <h2 id="lesson-title">{text('title')}</h2>
        <a class="button quiet" href="#/learn">
          {words.say('learn.leave')}
        </a>
      </header>
      {step === null ? (
        <LessonEnd {...props} />
      ) : (
        <>
          <progress max={lesson.steps.length} value={at} aria-hidden="true" />
          <small>{words.say('learn.step', { done: at + 1, needed: lesson.steps.length })}</small>
          <p>{text(step.id)}</p>
          <p class="lesson-goal">
            <b>{words.say('learn.goal')}</b> {text(`${step.id}.goal`)}
          </p>
          <Help key={told} {...props} hint={text(`${step.id}.hint`)} />
          <button
            type="button"
            class={`lesson-fold ${read === told ? 'quiet' : 'primary'}`}
            aria-expanded={read !== told}
            onClick={() => setRead(read === told ? '' : told)}
          >
            {words.say(read === told ? 'learn.read-again' : 'learn.ok')}
          </button>
        </>
      )}
    </section>
  );
}

/** Says aloud what each step is about; it stays while the table is laid anew, or nobody would hear it. */
export function LessonStatus(props: LessonCardProps) {
  const { match, words } = props;
  const { step, missed } = match.run;
  const text = textsOf(props);
  const aloud =
    step === null
      ? words.say('learn.finished')
      : `${text(step.id)} ${words.say('learn.goal')} ${text(`${step.id}.goal`)}`;
  return (
    <div class="lt-hidden announcer lesson-status" role="status" aria-live="polite">
      {missed ? words.say('learn.missed') : aloud}
    </div>
  );
}

/** A hint for who asks, and a way back for who has gone astray. */
function Help({ match, words, hint }: LessonCardProps & { readonly hint: string }) {
  const { missed, record } = match.run;
  const [shown, setShown] = useState(missed);
  return (
    <>
      {missed && <p class="warning">{words.say(record.game.over ? 'learn.missed.over' : 'learn.missed')}</p>}
      {shown && (
        <p class="lesson-hint">
          <b>{words.say('learn.hint.title')}</b> {hint}
        </p>
      )}
      {(missed || !shown) && (
        <p class="buttons">
          {missed && (
            <button type="button" class="primary" onClick={() => void match.restart()}>
              {words.say('learn.retry')}
            </button>
          )}
          {!shown && (
            <button type="button" class="quiet" onClick={() => setShown(true)}>
              {words.say('learn.hint')}
            </button>
          )}
        </p>
      )}
    </>
  );
}

/** The lesson is done: on to the next, or to a first game after the last. */
function LessonEnd({ match, words }: LessonCardProps) {
  const next = LESSONS[LESSONS.indexOf(match.run.lesson) + 1];
  return (
    <>
      <p class="lesson-goal">{words.say('learn.finished')}</p>
      {next === undefined && <p>{words.say('learn.first-game.about')}</p>}
      <p class="buttons">
        {next === undefined ? (
          <button type="button" class="primary" onClick={() => void playFirstGame()}>
            {words.say('learn.first-game')}
          </button>
        ) : (
          <a class="button primary" href={`#/learn/${next.id}`}>
            {words.say('learn.next', { text: words.find(`${next.id}.title`) ?? '' })}
          </a>
        )}
      </p>
    </>
  );
}
