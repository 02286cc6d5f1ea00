import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { latestFacts } from '../log/chapters.ts';
import { Told } from '../log/told.tsx';
import { beatsOf } from '../story/beats.ts';
import { Equation } from '../story/equation.tsx';
import { useSpeech } from '../table/speech.ts';
import type { LessonCardProps } from './lesson-card.tsx';
import { textsOf, whyMissed } from './lesson-texts.ts';

/** A result is seen for so long at least before it can be left. */
const SEEN_MS = 1000;
/** So many of the last beats tell what has come of it. */
const MOST_BEATS = 4;

/** What has come of a step: met, with what it did; or missed, with why, and nothing but another try. */
export function LessonResult({ match, words }: LessonCardProps) {
  const { run, now } = match;
  const text = textsOf(run, words);
  const id = run.step?.id ?? '';
  const met = run.state === 'reached';
  const seen = useSeen();
  const forward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (seen) forward.current?.focus({ preventScroll: true });
  }, [seen]);
  return (
    <div class="lesson-result" data-seen={seen || undefined}>
      <p class="lesson-goal" data-goal={met ? 'met' : 'missed'}>
        <Mark met={met} />
        <span>{text(`${id}.goal`)}</span>
        <small>{words.say(met ? 'learn.met' : 'learn.not-met')}</small>
      </p>
      <WhatHappened match={match} />
      {!met && (
        <div class="lesson-why">
          <b>{whyMissed(words, run, now.view)}</b> {text(`${id}.hint`)}
        </div>
      )}
      <p class="buttons">
        {met && (
          <button type="button" class="quiet" disabled={!seen} onClick={() => void match.restart()}>
            {words.say('learn.again')}
          </button>
        )}
        <button
          type="button"
          class="primary"
          ref={forward}
          disabled={!seen}
          onClick={() => void (met ? match.next() : match.restart())}
        >
          <ForwardText met={met} words={words} />
        </button>
      </p>
    </div>
  );
}

function ForwardText({ met, words }: Pick<LessonCardProps, 'words'> & { readonly met: boolean }) {
  const { words: spoken } = useSpeech();
  return met ? spoken.say('ui.continue') : words.say('learn.retry');
}

/** True once this has stood on the page long enough to be seen. */
function useSeen(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), SEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return seen;
}

/** The last roll as a sum, and in words what changed. */
function WhatHappened({ match }: Pick<LessonCardProps, 'match'>) {
  const { words } = useSpeech();
  const { story, side } = match.now;
  const beats = useMemo(() => beatsOf(words, story, latestFacts(story, side).from), [words, story, side]);
  const roll = beats.findLast(({ kind }) => kind === 'roll');
  const told = beats.slice(-MOST_BEATS);
  return (
    <>
      {roll !== undefined && <Equation beat={roll} view={match.now.view} />}
      <ul class="lesson-told">
        {told.map(({ sentences }, i) => (
          <li key={i}>
            <Told text={sentences.join(' ')} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Mark = ({ met }: { readonly met: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={met ? 'm5 12.500 4.500 4.500L19 7.500' : 'M6 21V4m0 0h11l-3 4.500 3 4.500H6'} />
  </svg>
);
