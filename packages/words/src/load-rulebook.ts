import { type Language, languageParts } from './languages.ts';
import type { Phrases } from './phrases.ts';
import type { Rulebook } from './rulebook.ts';

/** The rules, a part of their own that is loaded when somebody looks them up. */
export const loadRulebook = async (language: Language): Promise<Rulebook> =>
  (await languageParts(language).rulebook()).rulebook;

/** The rules with the titles that cards have in the edition of these words. */
export const loadRulebookFor = async (words: Phrases): Promise<Rulebook> =>
  retitled(await loadRulebook(words.language), words);

function retitled<Part>(part: Part, words: Phrases): Part {
  if (typeof part === 'string') return words.inEdition(part) as Part;
  if (Array.isArray(part)) return part.map((inner: unknown) => retitled(inner, words)) as Part;
  return Object.fromEntries(
    Object.entries(part as object).map(([key, inner]: [string, unknown]) => [key, retitled(inner, words)]),
  ) as Part;
}
