import type { Like } from './catalogue.ts';
import type { PuzzleTexts } from './language-parts.ts';
import { type Language, languageParts } from './languages.ts';
import { Leaflet } from './leaflet.ts';
import type { Words } from './words.ts';

/** What is said on the pages of the puzzles: themes and reasons by the keys of `scenarios`. */
export type PuzzleWords = Leaflet<PuzzleTexts>;

/** As they are written, for those who look after them. */
export const loadPuzzleTexts = async (language: Language): Promise<Like<PuzzleTexts>> =>
  (await languageParts(language).puzzles()).puzzles;

export const loadPuzzleWords = async (words: Words): Promise<PuzzleWords> =>
  new Leaflet<PuzzleTexts>(words, await loadPuzzleTexts(words.language));
