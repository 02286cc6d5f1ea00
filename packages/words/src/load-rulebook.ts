import type { Language } from './languages.ts';
import type { Rulebook } from './rulebook.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ rulebook: Rulebook }>>> = {
  en: () => import('./en/rulebook/index.ts'),
  it: () => import('./it/rulebook/index.ts'),
  es: () => import('./es/rulebook/index.ts'),
  fr: () => import('./fr/rulebook/index.ts'),
  pl: () => import('./pl/rulebook/index.ts'),
};
/** The rules, a part of their own that is loaded when somebody looks them up. */
export const loadRulebook = async (language: Language): Promise<Rulebook> => (await LOADERS[language]()).rulebook;
