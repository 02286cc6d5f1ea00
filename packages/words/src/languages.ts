import type { CardCatalogue, Catalogue, HistoryCatalogue } from './catalogue.ts';
import { parts as en } from './en/parts.ts';
import { parts as es } from './es/parts.ts';
import { parts as fr } from './fr/parts.ts';
import { parts as it } from './it/parts.ts';
import type { LanguageParts } from './language-parts.ts';
import { parts as pl } from './pl/parts.ts';

/** The languages there are, in the order in which they are offered. */
const PARTS = { en, it, es, fr, pl } as const satisfies Readonly<Record<string, LanguageParts>>;

export type Language = keyof typeof PARTS;
export const LANGUAGES = Object.keys(PARTS) as readonly Language[];
export const languageName = (language: Language): string => PARTS[language].name;
/** The parts of a language, to be loaded when they are needed. */
export const languageParts = (language: Language): LanguageParts => PARTS[language];

/** The language that somebody asks for, such as `it` or `pl-PL`; null if it is none of ours. */
export const findLanguage = (tag: string): Language | null =>
  LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]) ?? null;

export const loadCatalogue = async (language: Language): Promise<Catalogue> =>
  (await PARTS[language].catalogue()).catalogue;
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
  (await PARTS[language].cards()).cards;
/** The history behind the cards; it comes apart from the rest. */
export const loadHistory = async (language: Language): Promise<HistoryCatalogue> =>
  (await PARTS[language].history()).history;
