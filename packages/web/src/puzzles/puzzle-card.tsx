import { taskOf } from '@longtwilight/scenarios/puzzles';
import type { PuzzleWords } from '@longtwilight/words';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useReasonWords } from '../advice/use-reason-words.ts';
import { Sun } from '../coach/sun.tsx';
import { latestFacts } from '../log/chapters.ts';
import { Told } from '../log/told.tsx';
import { beatsOf } from '../story/beats.ts';
import type { TableMoment } from '../table/game-table.tsx';
import { useSpeech } from '../table/speech.ts';
import { useMatchState } from '../table/use-match-state.ts';
import { ResultMark } from './mark.tsx';
import type { PuzzleMatch } from './puzzle-match.ts';
import { chancesBehind, taskText, themeName } from './puzzle-texts.ts';
import { Solved } from './solved.tsx';

export interface PuzzleCardProps {
  readonly match: PuzzleMatch;
  readonly words: PuzzleWords;
  /** The next one of the same theme. */
  readonly onNext: () => void;
}

/** What is asked, above the question; then what has come of the answer. */
export function PuzzleCard(props: PuzzleCardProps & TableMoment) {
  const { match, words, telling, acting } = props;
  useMatchState(match);
  // Fetched before they are needed: a solution is there at once
  const reasonWords = useReasonWords();
  const { state } = match.run;
  const over = state !== 'open' && !telling && !match.following;
  return (
    <section
      class="lesson puzzle"
      aria-labelledby="puzzle-title"
      data-state={telling || match.following ? 'telling' : state}
      data-acting={acting || undefined}
    >
      <Way match={match} words={words} />
      {!over ? (
        <Task match={match} words={words} />
      ) : state === 'solved' ? (
        <Solved {...props} reasonWords={reasonWords} />
      ) : (
        <Missed match={match} words={words} />
      )}
    </section>
  );
}

type PartProps = Pick<PuzzleCardProps, 'match' | 'words'>;

/** Which puzzle it is, and the way back. Its theme may tell the answer: it is named once that is known. */
function Way({ match, words }: PartProps) {
  const { puzzle, date, run } = match;
  const title = themeName(words, run.state === 'solved' ? puzzle.themes[0]! : taskOf(puzzle));
  return (
    <header class="lesson-way">
      <a class="lesson-leave" href="#/puzzles">
        <span class="lt-hidden">{words.say('puzzle.leave')}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m15 5-7 7 7 7" />
        </svg>
      </a>
      <h2 id="puzzle-title">{date === null ? title : words.say('puzzle.daily')}</h2>
      <small>{words.say('puzzle.difficulty', { count: puzzle.difficulty })}</small>
    </header>
  );
}

function Task({ match, words }: PartProps) {
  const { puzzle, following, date } = match;
  return (
    <div class="coach">
      <Sun />
      <div>
        {date !== null && <h3>{themeName(words, taskOf(puzzle))}</h3>}
        <p role="status">
          {following
            ? words.say('puzzle.thinking')
            : `${words.say('puzzle.side', { side: puzzle.side })} ${taskText(words, puzzle)}`}
        </p>
      </div>
    </div>
  );
}

/** So many of the last beats tell what has come of it. */
const MOST_BEATS = 5;

/** It was another answer: what follows, and another try. */
function Missed({ match, words }: PartProps) {
  const { words: spoken } = useSpeech();
  const { run, now, puzzle } = match;
  const { story, side } = now;
  const beats = useMemo(() => beatsOf(spoken, story, latestFacts(story, side).from), [spoken, story, side]);
  const chances = chancesBehind(puzzle, run.answered[0]);
  const lost = now.view.outcome !== null && now.view.outcome.winner !== puzzle.side;
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return (
    <div class="lesson-result" data-result="missed">
      <p class="lesson-goal" data-goal="missed" role="status">
        <ResultMark met={false} />
        <span>
          {words.say('puzzle.wrong')}
          {lost && `. ${words.say('puzzle.lost')}`}
        </span>
      </p>
      <div class="lesson-why">
        {words.say('puzzle.reply')}
        <ul class="lesson-told">
          {beats.slice(-MOST_BEATS).map(({ sentences }, i) => (
            <li key={i}>
              <Told text={sentences.join(' ')} />
            </li>
          ))}
        </ul>
        {chances !== null && <p>{words.say('puzzle.chances', { first: chances[0], second: chances[1] })}</p>}
      </div>
      <p class="buttons">
        <button type="button" class="quiet" onClick={() => void match.showSolution()}>
          {words.say('puzzle.solution')}
        </button>
        <button type="button" class="primary" ref={again} onClick={() => void match.restart()}>
          {words.say('puzzle.retry')}
        </button>
      </p>
    </div>
  );
}
