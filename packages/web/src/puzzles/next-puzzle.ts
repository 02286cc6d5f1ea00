import { type Puzzle, type TaskKey, taskOf, taskOfTheme } from '@longtwilight/scenarios/puzzles';
import { SHIPPED } from './puzzle-files.ts';
import { readPuzzleProgress } from './puzzle-progress.ts';

/** The puzzle with a task that suits a solver best: not solved yet, and as hard as the solver is good. */
export async function suitedOf(task: TaskKey, but?: Puzzle): Promise<Puzzle | null> {
  const { rating, solved } = await readPuzzleProgress();
  const themes = SHIPPED.themes.filter((theme) => taskOfTheme(theme) === task);
  const all = (await Promise.all(themes.map((theme) => SHIPPED.load(theme)))).flat();
  const others = all.filter(({ id }) => id !== but?.id);
  const open = others.filter(({ id }) => !solved.includes(id));
  const apart = ({ difficulty }: Puzzle): number => Math.abs(difficulty - rating);
  const [best = null] = (open.length > 0 ? open : others).sort((a, b) => apart(a) - apart(b));
  return best;
}

export const nextOf = (puzzle: Puzzle): Promise<Puzzle | null> => suitedOf(taskOf(puzzle), puzzle);
