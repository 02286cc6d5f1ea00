import type { Language } from './languages.ts';
import type { Rulebook } from './rulebook.ts';

/** Languages whose rulebook is still to be translated read the English one. */
const LOADERS: Readonly<
  Partial<Record<Language, () => Promise<{ rulebook: Rulebook }>>> & { en: () => Promise<{ rulebook: Rulebook }> }
> = {
  en: () => import('./en/rulebook/index.ts'),
  it: () => import('./it/rulebook/index.ts'),
  es: () => import('./es/rulebook/index.ts'),
  fr: () => import('./fr/rulebook/index.ts'),
  pl: () => import('./pl/rulebook/index.ts'),
};
/** The languages that have a rulebook. */
export const RULEBOOK_LANGUAGES = Object.keys(LOADERS) as readonly Language[];

/** The rules, a part of their own that is loaded when somebody looks them up. */
export const loadRulebook = async (language: Language): Promise<Rulebook> =>
  (await (LOADERS[language] ?? LOADERS.en)()).rulebook;
