export { type CardNumbers, type CardSetting, CardWords } from './card-words.ts';
export type { CardCatalogue, Catalogue, MessageArguments, MessageKey } from './catalogue.ts';
export { type Book, Checker } from './check/check.ts';
export { findLanguage, LANGUAGES, type Language, languageName, loadBook } from './languages.ts';
export { loadCardWords, loadWords } from './load.ts';
export { COUNTRY_CODES, yearsOf } from './signs.ts';
export { Words } from './words.ts';
