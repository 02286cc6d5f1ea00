import type { Like } from './catalogue.ts';
import type { ShareTexts } from './language-parts.ts';
import { type Language, languageParts } from './languages.ts';
import { Leaflet } from './leaflet.ts';
import type { Words } from './words.ts';

/** What is said where something is shared. */
export type ShareWords = Leaflet<ShareTexts>;

/** As they are written, for those who look after them. */
export const loadShareTexts = async (language: Language): Promise<Like<ShareTexts>> =>
  (await languageParts(language).share()).share;

export const loadShare = async (words: Words): Promise<ShareWords> =>
  new Leaflet<ShareTexts>(words, await loadShareTexts(words.language));
