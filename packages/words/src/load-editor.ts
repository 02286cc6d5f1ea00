import type { Like } from './catalogue.ts';
import type { EditorTexts } from './language-parts.ts';
import { type Language, languageParts } from './languages.ts';
import { Leaflet } from './leaflet.ts';
import type { Words } from './words.ts';

/** What is said in the editor of positions. */
export type EditorWords = Leaflet<EditorTexts>;

/** As they are written, for those who look after them. */
export const loadEditorTexts = async (language: Language): Promise<Like<EditorTexts>> =>
  (await languageParts(language).editor()).editor;

export const loadEditor = async (words: Words): Promise<EditorWords> =>
  new Leaflet<EditorTexts>(words, await loadEditorTexts(words.language));
