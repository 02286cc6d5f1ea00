import { CardWords } from './card-words.ts';
import type { Edition } from './ids.ts';
import { type Language, loadCardCatalogue, loadCatalogue } from './languages.ts';
import { Words } from './words.ts';

/** Everything that is said in a language, with the names that an edition uses. */
export async function loadWords(language: Language, edition: Edition = 'deluxe'): Promise<Words> {
  return new Words(language, await loadCatalogue(language), edition);
}

/** The texts of cards and effects in the same language; they come apart from the rest. */
export async function loadCardWords(words: Words): Promise<CardWords> {
  return new CardWords(words, await loadCardCatalogue(words.language));
}
