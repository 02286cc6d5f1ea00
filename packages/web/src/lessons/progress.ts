import type { LessonPlace } from '@longtwilight/scenarios/lessons';
import { database } from '../store/database.ts';
import { ChangedElsewhereError, type Head, Shelf } from '../store/shelf.ts';

/** What the index tells of a lesson: whether it is done, and whether it was begun (again) and left. */
interface KeptLesson extends Head {
  readonly done: boolean;
  readonly begun: boolean;
}

/** How far somebody is: lessons that are done, and those that were left. */
export interface Progress {
  readonly done: ReadonlySet<string>;
  readonly begun: ReadonlySet<string>;
}

const lessons = new Shelf<KeptLesson, LessonPlace | null>('lessons', database);
/** What is kept is kept in order, and not before what an earlier version kept has moved over. */
let before = moveOld().catch(() => {});

export async function readProgress(): Promise<Progress> {
  await before;
  const heads = await lessons.heads();
  const those = (which: 'done' | 'begun') => new Set(heads.filter((head) => head[which]).map(({ id }) => id));
  return { done: those('done'), begun: those('begun') };
}

/** Where a lesson was left; null where it was not. */
export async function placeIn(lesson: string): Promise<LessonPlace | null> {
  await before;
  return (await lessons.find(lesson))?.body ?? null;
}

/** The lesson was left at this place. */
export const keepPlace = (lesson: string, place: LessonPlace): Promise<void> => keepInTurn(lesson, false, place);

export const keepDone = (lesson: string): Promise<void> => keepInTurn(lesson, true, null);

function keepInTurn(lesson: string, done: boolean, place: LessonPlace | null): Promise<void> {
  before = before.then(() => keepNow(lesson, done, place));
  return before;
}

/** What was done stays done. */
async function keepNow(id: string, done: boolean, place: LessonPlace | null): Promise<void> {
  const old = await lessons.head(id);
  const { revision } = old ?? { revision: 0 };
  const head = { id, revision, changed: Date.now(), done: done || old?.done === true, begun: place !== null };
  try {
    await lessons.keep(head, place);
  } catch (error) {
    if (!(error instanceof ChangedElsewhereError)) throw error;
    // Another tab has just kept it: who comes last counts
    await keepNow(id, done, place);
  }
}

/** Until version 0.1 all of it was one text in the browser's local storage, where it stays while there is no room. */
async function moveOld(): Promise<void> {
  const key = 'longtwilight.lessons';
  const text = localStorage.getItem(key);
  if (text === null) return;
  const { done = [], begun = {} } = JSON.parse(text) as OldProgress;
  for (const lesson of new Set([...done, ...Object.keys(begun)])) {
    const place = begun[lesson];
    await keepNow(lesson, done.includes(lesson), place !== undefined && isPlace(place) ? place : null);
    if (lessons.isUnkept(lesson)) return;
  }
  if (localStorage.getItem(key) === text) localStorage.removeItem(key);
}
interface OldProgress {
  readonly done?: readonly string[];
  readonly begun?: Readonly<Record<string, Partial<LessonPlace>>>;
}
const isPlace = (place: Partial<LessonPlace>): place is LessonPlace =>
  Number.isInteger(place.step) && Array.isArray(place.answers);
