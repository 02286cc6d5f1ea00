import { type Language, languageParts } from './languages.ts';
import type { Rulebook } from './rulebook.ts';

/** The rules, a part of their own that is loaded when somebody looks them up. */
export const loadRulebook = async (language: Language): Promise<Rulebook> =>
  (await languageParts(language).rulebook()).rulebook;
