import './puzzles.css';
import { PUZZLE_TASKS, type TaskKey, taskOfTheme } from '@longtwilight/scenarios/puzzles';
import type { PuzzleWords } from '@longtwilight/words';
import { useEffect } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { Awaited, Loaded } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { Trouble } from '../shared/trouble.tsx';
import { goTo, type Route } from '../site/routes.ts';
import { puzzleOfDay } from './daily.ts';
import { dateOf, dateOfDay, dayNumber, streakOf } from './days.ts';
import { suitedOf } from './next-puzzle.ts';
import { addressOf, SHIPPED } from './puzzle-files.ts';
import { type PuzzleProgress, readPuzzleProgress } from './puzzle-progress.ts';
import { PuzzleTable } from './puzzle-table.tsx';
import { themeName } from './puzzle-texts.ts';
import { Figure } from './solved.tsx';
import { usePuzzleWords } from './use-puzzle-words.ts';

/** The address of the puzzle of the day. */
const DAILY = 'daily';

/** All puzzles, or one of them. */
export function PuzzlesPage({ route: { argument } }: { readonly route: Route }) {
  const words = usePuzzleWords();
  const [first = '', id] = argument.split('/');
  const theme = SHIPPED.themes.find((one) => one === first);
  const task = theme === undefined ? PUZZLE_TASKS.find((one) => one === first) : taskOfTheme(theme);
  if (words === null) return <Awaited />;
  const today = dateOf(new Date());
  if (first === DAILY)
    return (
      <Loaded key={DAILY} load={() => puzzleOfDay(SHIPPED, dayNumber(today))} inputs={[]}>
        {(puzzle) => puzzle && <PuzzleTable puzzle={puzzle} date={today} words={words} />}
      </Loaded>
    );
  if (task !== undefined && id === undefined) return <Suited key={task} task={task} />;
  if (theme !== undefined)
    return (
      <Loaded key={id} load={() => SHIPPED.load(theme)} inputs={[]}>
        {(puzzles) => {
          const puzzle = puzzles.find((one) => one.id === id);
          if (puzzle === undefined) return <Trouble text={words.say('puzzle.none')} />;
          return <PuzzleTable puzzle={puzzle} date={null} words={words} />;
        }}
      </Loaded>
    );
  return (
    <Loaded key="" load={readPuzzleProgress} inputs={[]}>
      {(progress) => <PuzzleList words={words} progress={progress} today={today} />}
    </Loaded>
  );
}

/** On to the puzzle with a task that suits the solver. */
function Suited({ task }: { readonly task: TaskKey }) {
  useEffect(() => {
    void suitedOf(task).then((puzzle) => goTo(puzzle === null ? 'puzzles' : addressOf(puzzle)));
  }, []);
  return <Awaited />;
}

interface PuzzleListProps {
  readonly words: PuzzleWords;
  readonly progress: PuzzleProgress;
  readonly today: string;
}

/** The puzzle of the day, how somebody is doing, and the tasks. */
function PuzzleList({ words, progress: { days, solved, rating }, today }: PuzzleListProps) {
  const streak = streakOf(days, today);
  const done = days.includes(today);
  return (
    <PageFrame title={words.say('puzzle.title')}>
      <p>{words.say('puzzle.about')}</p>
      <section class="daily" data-done={done || undefined}>
        <div>
          <h2>{words.say('puzzle.daily')}</h2>
          {done && <p>{words.say('puzzle.daily.done')}</p>}
        </div>
        <a class="button primary" href={`#/puzzles/${DAILY}`}>
          {words.say(done ? 'puzzle.again' : 'puzzle.daily.solve')}
        </a>
        <Days words={words} days={days} today={today} />
      </section>
      <dl class="puzzle-figures">
        <Figure value={streak} name={words.say('puzzle.streak', { count: streak })} />
        <Figure value={rating} name={words.say('puzzle.rating')} />
        <Figure value={solved.length} name={words.say('puzzle.solved.count', { count: solved.length })} />
      </dl>
      <h2>{words.say('puzzle.themes')}</h2>
      <ul class="puzzle-themes">
        {PUZZLE_TASKS.filter((task) => SHIPPED.themes.some((theme) => taskOfTheme(theme) === task)).map((task) => (
          <li key={task}>
            <a href={`#/puzzles/${task}`}>{themeName(words, task)}</a>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}

const DAYS_SHOWN = 14;

/** The last days, each a sun that is up where its puzzle was solved. */
function Days({ words, days, today }: Pick<PuzzleListProps, 'words' | 'today'> & Pick<PuzzleProgress, 'days'>) {
  const { words: spoken } = useSetting();
  const last = dayNumber(today);
  const shown = Array.from({ length: DAYS_SHOWN }, (_, i) => dateOfDay(last - DAYS_SHOWN + 1 + i));
  const name = new Intl.DateTimeFormat(spoken.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <ol class="puzzle-days" aria-label={words.say('puzzle.days')}>
      {shown.map((date) => {
        const solved = days.includes(date);
        const said = { date: name.format(new Date(`${date}T00:00:00Z`)) };
        return (
          <li key={date} data-solved={solved || undefined} data-today={date === today || undefined}>
            <span aria-hidden="true">{Number(date.slice(-2))}</span>
            <span class="lt-hidden">{words.say(solved ? 'puzzle.day.solved' : 'puzzle.day.open', said)}</span>
          </li>
        );
      })}
    </ol>
  );
}
