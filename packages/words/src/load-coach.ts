import type { Like } from './catalogue.ts';
import type { CoachTexts } from './language-parts.ts';
import { type Language, languageParts } from './languages.ts';
import { Leaflet } from './leaflet.ts';
import type { Words } from './words.ts';

/** What the coach says beside a game: by the kinds of remarks of `bots`. */
export type CoachWords = Leaflet<CoachTexts>;

/** As they are written, for those who look after them. */
export const loadCoachTexts = async (language: Language): Promise<Like<CoachTexts>> =>
  (await languageParts(language).coach()).coach;

export const loadCoachWords = async (words: Words): Promise<CoachWords> =>
  new Leaflet<CoachTexts>(words, await loadCoachTexts(words.language));
