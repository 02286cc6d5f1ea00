import type { Like } from './catalogue.ts';
import type { LessonTexts } from './language-parts.ts';
import { type Language, languageParts } from './languages.ts';
import { Leaflet } from './leaflet.ts';
import type { Words } from './words.ts';

/** What is said in lessons: to the keys belong the lessons' files in `scenarios`. */
export type LessonWords = Leaflet<LessonTexts>;

/** As they are written, for those who look after them. */
export const loadLessonTexts = async (language: Language): Promise<Like<LessonTexts>> =>
  (await languageParts(language).lessons()).lessons;

export const loadLessonWords = async (words: Words): Promise<LessonWords> =>
  new Leaflet<LessonTexts>(words, await loadLessonTexts(words.language));
