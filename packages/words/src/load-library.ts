import type { Like } from './catalogue.ts';
import type { Language } from './languages.ts';
import { Leaflet } from './leaflet.ts';
import type { Words } from './words.ts';

type LibraryTexts = typeof import('./en/library.ts').library;
type FamousTexts = typeof import('./en/famous.ts').famous;
export type LibraryWords = Leaflet<LibraryTexts>;
export type FamousWords = Leaflet<FamousTexts>;

interface Loader {
  /** What stands on the pages of the library. */
  library(): Promise<{ readonly library: Like<LibraryTexts> }>;
  /** Comments on the famous games. */
  famous(): Promise<{ readonly famous: Like<FamousTexts> }>;
}

const LOADERS: Readonly<Record<Language, Loader>> = {
  en: { library: () => import('./en/library.ts'), famous: () => import('./en/famous.ts') },
  it: { library: () => import('./it/library.ts'), famous: () => import('./it/famous.ts') },
  es: { library: () => import('./es/library.ts'), famous: () => import('./es/famous.ts') },
  fr: { library: () => import('./fr/library.ts'), famous: () => import('./fr/famous.ts') },
  pl: { library: () => import('./pl/library.ts'), famous: () => import('./pl/famous.ts') },
};

export const loadLibrary = async (words: Words): Promise<LibraryWords> =>
  new Leaflet<LibraryTexts>(words, (await LOADERS[words.language].library()).library);

export const loadFamous = async (words: Words): Promise<FamousWords> =>
  new Leaflet<FamousTexts>(words, (await LOADERS[words.language].famous()).famous);

/** Both as they are written, for those who look after them. */
export async function loadLibraryTexts(language: Language) {
  const [{ library }, { famous }] = await Promise.all([LOADERS[language].library(), LOADERS[language].famous()]);
  return { library, famous };
}
