import type { FamousTexts, LibraryTexts } from './language-parts.ts';
import { type Language, languageParts } from './languages.ts';
import { Leaflet } from './leaflet.ts';
import type { Words } from './words.ts';

export type LibraryWords = Leaflet<LibraryTexts>;
export type FamousWords = Leaflet<FamousTexts>;

export const loadLibrary = async (words: Words): Promise<LibraryWords> =>
  new Leaflet<LibraryTexts>(words, (await languageParts(words.language).library()).library);

export const loadFamous = async (words: Words): Promise<FamousWords> =>
  new Leaflet<FamousTexts>(words, (await languageParts(words.language).famous()).famous);

/** Both as they are written, for those who look after them. */
export async function loadLibraryTexts(language: Language) {
  const { library, famous } = languageParts(language);
  return { ...(await library()), ...(await famous()) };
}
