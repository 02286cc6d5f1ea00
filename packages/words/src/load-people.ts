import type { Like } from './catalogue.ts';
import type { PeopleTexts } from './language-parts.ts';
import { type Language, languageParts } from './languages.ts';
import { Leaflet } from './leaflet.ts';
import type { Words } from './words.ts';

/** What stands on the pages about people. */
export type PeopleWords = Leaflet<PeopleTexts>;

/** As they are written, for those who look after them. */
export const loadPeopleTexts = async (language: Language): Promise<Like<PeopleTexts>> =>
  (await languageParts(language).people()).people;

export const loadPeople = async (words: Words): Promise<PeopleWords> =>
  new Leaflet<PeopleTexts>(words, await loadPeopleTexts(words.language));
