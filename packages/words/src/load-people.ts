import type { Like } from './catalogue.ts';
import type { Language } from './languages.ts';
import { Leaflet } from './leaflet.ts';
import type { Words } from './words.ts';

type PeopleTexts = typeof import('./en/people.ts').people;
/** What stands on the pages about people. */
export type PeopleWords = Leaflet<PeopleTexts>;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly people: Like<PeopleTexts> }>>> = {
  en: () => import('./en/people.ts'),
  it: () => import('./it/people.ts'),
  es: () => import('./es/people.ts'),
  fr: () => import('./fr/people.ts'),
  pl: () => import('./pl/people.ts'),
};

/** As they are written, for those who look after them. */
export const loadPeopleTexts = async (language: Language): Promise<Like<PeopleTexts>> =>
  (await LOADERS[language]()).people;

export const loadPeople = async (words: Words): Promise<PeopleWords> =>
  new Leaflet<PeopleTexts>(words, await loadPeopleTexts(words.language));
