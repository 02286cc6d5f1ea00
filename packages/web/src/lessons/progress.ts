import type { LessonPlace } from '@longtwilight/scenarios/lessons';

/** How far somebody is: lessons that are done, and where those stand that were left. */
interface Progress {
  readonly done: readonly string[];
  readonly begun: Readonly<Record<string, LessonPlace>>;
}

const KEY = 'longtwilight.lessons';

export function readProgress(): Progress {
  try {
    const { done, begun } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>;
    return {
      done: Array.isArray(done) ? done : [],
      begun: Object.fromEntries(Object.entries(begun ?? {}).filter(([, place]) => isPlace(place))),
    };
  } catch {
    // What can't be read is as good as nothing
    return { done: [], begun: {} };
  }
}

const isPlace = ({ step, answers }: Partial<LessonPlace>): boolean => Number.isInteger(step) && Array.isArray(answers);

/** The lesson was left at this place. */
export function keepPlace(lesson: string, place: LessonPlace): void {
  const { done, begun } = readProgress();
  write({ done, begun: { ...begun, [lesson]: place } });
}

export function keepDone(lesson: string): void {
  const { done, begun } = readProgress();
  const { [lesson]: _place, ...others } = begun;
  write({ done: [...new Set([...done, lesson])], begun: others });
}

function write(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser without room for it forgets
  }
}
