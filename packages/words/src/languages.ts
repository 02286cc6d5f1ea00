import type { CardCatalogue, Catalogue } from './catalogue.ts';

interface Loader {
  /** What the language calls itself. */
  readonly name: string;
  catalogue(): Promise<{ readonly catalogue: Catalogue }>;
  cards(): Promise<{ readonly cards: CardCatalogue }>;
}

/** The languages there are, each loaded when it is asked for. */
const LOADERS = {
  en: { name: 'English', catalogue: () => import('./en/index.ts'), cards: () => import('./en/cards.ts') },
  it: { name: 'Italiano', catalogue: () => import('./it/index.ts'), cards: () => import('./it/cards.ts') },
  es: { name: 'Español', catalogue: () => import('./es/index.ts'), cards: () => import('./es/cards.ts') },
  fr: { name: 'Français', catalogue: () => import('./fr/index.ts'), cards: () => import('./fr/cards.ts') },
  pl: { name: 'Polski', catalogue: () => import('./pl/index.ts'), cards: () => import('./pl/cards.ts') },
} as const satisfies Readonly<Record<string, Loader>>;

export type Language = keyof typeof LOADERS;
export const LANGUAGES = Object.keys(LOADERS) as readonly Language[];
export const languageName = (language: Language): string => LOADERS[language].name;

/** The language that somebody asks for, such as `it` or `pl-PL`; null if it is none of ours. */
export const findLanguage = (tag: string): Language | null =>
  LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]) ?? null;

export const loadCatalogue = async (language: Language): Promise<Catalogue> =>
  (await LOADERS[language].catalogue()).catalogue;
/** A language whole, for those who look after it. */
export const loadBook = async (
  language: Language,
): Promise<{ language: Language; catalogue: Catalogue; cards: CardCatalogue }> => ({
  language,
  catalogue: await loadCatalogue(language),
  cards: await loadCardCatalogue(language),
});
export const loadCardCatalogue = async (language: Language): Promise<CardCatalogue> =>
  (await LOADERS[language].cards()).cards;
