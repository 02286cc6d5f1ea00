import { type Lesson, readLesson } from '@longtwilight/scenarios/lessons';

const FILES = import.meta.glob<Parameters<typeof readLesson>[1]>('../../../scenarios/lessons/*.yaml', {
  eager: true,
  import: 'default',
});

/** All lessons in the order in which they are taken: that of the names of their files. */
export const LESSONS: readonly Lesson[] = Object.entries(FILES)
  .map(([path, data]): [string, typeof data] => [path.slice(path.lastIndexOf('/') + 1), data])
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([file, data]) => readLesson(file, data));
