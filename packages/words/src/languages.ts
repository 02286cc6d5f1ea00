import type { CardCatalogue, Catalogue, HistoryCatalogue } from './catalogue.ts';

interface Loader {
  /** What the language calls itself. */
  readonly name: string;
  catalogue(): Promise<{ readonly catalogue: Catalogue }>;
  cards(): Promise<{ readonly cards: CardCatalogue }>;
  history(): Promise<{ readonly history: HistoryCatalogue }>;
}

/** The languages there are, each loaded when it is asked for. */
const LOADERS = {
  en: {
    name: 'English',
    catalogue: () => import('./en/index.ts'),
    cards: () => import('./en/cards.ts'),
    history: () => import('./en/history.ts'),
  },
  it: {
    name: 'Italiano',
    catalogue: () => import('./it/index.ts'),
    cards: () => import('./it/cards.ts'),
    history: () => import('./it/history.ts'),
  },
  es: {
    name: 'Español',
    catalogue: () => import('./es/index.ts'),
    cards: () => import('./es/cards.ts'),
    history: () => import('./es/history.ts'),
  },
  fr: {
    name: 'Français',
    catalogue: () => import('./fr/index.ts'),
    cards: () => import('./fr/cards.ts'),
    history: () => import('./fr/history.ts'),
  },
  pl: {
    name: 'Polski',
    catalogue: () => import('./pl/index.ts'),
    cards: () => import('./pl/cards.ts'),
    history: () => import('./pl/history.ts'),
  },
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
): Promise<{ language: Language; catalogue: Catalogue; cards: CardCatalogue; history: HistoryCatalogue }> => ({
  language,
  catalogue: await loadCatalogue(language),
  cards: await loadCardCatalogue(language),
  history: await loadHistory(language),
});
export const loadCardCatalogue = async (language: Language): Promise<CardCatalogue> =>
  (await LOADERS[language].cards()).cards;
/** The history behind the cards; it comes apart from the rest. */
export const loadHistory = async (language: Language): Promise<HistoryCatalogue> =>
  (await LOADERS[language].history()).history;
