import type { Like } from './catalogue.ts';
import type { Language } from './languages.ts';
import { Leaflet } from './leaflet.ts';
import type { Words } from './words.ts';

type LessonTexts = typeof import('./en/lessons.ts').lessons;
/** What is said in lessons: to the keys belong the lessons' files in `scenarios`. */
export type LessonWords = Leaflet<LessonTexts>;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly lessons: Like<LessonTexts> }>>> = {
  en: () => import('./en/lessons.ts'),
  it: () => import('./it/lessons.ts'),
  es: () => import('./es/lessons.ts'),
  fr: () => import('./fr/lessons.ts'),
  pl: () => import('./pl/lessons.ts'),
};

/** As they are written, for those who look after them. */
export const loadLessonTexts = async (language: Language): Promise<Like<LessonTexts>> =>
  (await LOADERS[language]()).lessons;

export const loadLessonWords = async (words: Words): Promise<LessonWords> =>
  new Leaflet<LessonTexts>(words, await loadLessonTexts(words.language));
