import type { ReasonWords } from '@longtwilight/words';
import { useEffect, useRef } from 'preact/hooks';
import { Told } from '../log/told.tsx';
import { CopyButton } from '../shared/copy-button.tsx';
import { useSpeech } from '../table/speech.ts';
import { dateOf, streakOf } from './days.ts';
import { ResultMark } from './mark.tsx';
import type { PuzzleCardProps } from './puzzle-card.tsx';
import { puzzleLink } from './puzzle-files.ts';
import { solutionText, whyText } from './puzzle-texts.ts';

interface SolvedProps extends PuzzleCardProps {
  /** Null until they have come. */
  readonly reasonWords: ReasonWords | null;
}

/** It is solved, or the solution was asked for: the best move, and why. */
export function Solved({ match, words, reasonWords, onNext }: SolvedProps) {
  const { words: spoken } = useSpeech();
  const { puzzle, progress, shown } = match;
  const forward = useRef<HTMLButtonElement>(null);
  useEffect(() => forward.current?.focus({ preventScroll: true }), []);
  const streak = progress === null ? 0 : streakOf(progress.days, dateOf(new Date()));
  return (
    <div class="lesson-result" data-result="solved">
      <p class="lesson-goal" data-goal="met" role="status">
        <ResultMark met />
        <span>{words.say(shown ? 'puzzle.shown' : 'puzzle.right')}</span>
      </p>
      <div class="lesson-why">
        <span>{words.say('puzzle.best')}</span> <b>{solutionText(spoken, puzzle)}</b>
        <ul class="puzzle-why">
          {reasonWords !== null &&
            puzzle.why.map((reason, i) => (
              <li key={i}>
                <Told text={whyText(words, reasonWords, reason)} />
              </li>
            ))}
        </ul>
      </div>
      {progress !== null && !shown && (
        <dl class="puzzle-figures">
          <Figure value={streak} name={words.say('puzzle.streak', { count: streak })} />
          <Figure value={progress.rating} name={words.say('puzzle.rating')} />
          <Figure
            value={progress.solved.length}
            name={words.say('puzzle.solved.count', { count: progress.solved.length })}
          />
        </dl>
      )}
      <p class="buttons">
        <button type="button" class="quiet" onClick={() => void match.restart()}>
          {words.say(shown ? 'puzzle.retry' : 'puzzle.again')}
        </button>
        <CopyButton of={puzzle} text={() => puzzleLink(puzzle, spoken.language)} />
        <button type="button" class="primary" ref={forward} onClick={onNext}>
          {words.say('puzzle.next')}
        </button>
      </p>
    </div>
  );
}

/** A number with what it counts. */
export const Figure = ({ value, name }: { readonly value: number; readonly name: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
