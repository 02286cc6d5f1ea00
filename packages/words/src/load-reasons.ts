import type { Like } from './catalogue.ts';
import type { ReasonTexts } from './language-parts.ts';
import { type Language, languageParts } from './languages.ts';
import { Leaflet } from './leaflet.ts';
import type { Words } from './words.ts';

/** Why moves are good or bad: by the kinds of reasons of `bots`. */
export type ReasonWords = Leaflet<ReasonTexts>;

/** As they are written, for those who look after them. */
export const loadReasonTexts = async (language: Language): Promise<Like<ReasonTexts>> =>
  (await languageParts(language).reasons()).reasons;

export const loadReasonWords = async (words: Words): Promise<ReasonWords> =>
  new Leaflet<ReasonTexts>(words, await loadReasonTexts(words.language));
