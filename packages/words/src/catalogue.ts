import type { effects } from './en/effects.ts';
import type { messages } from './en/messages.ts';
import type { CardKey, CountryKey, Edition, EffectKey, SideKey } from './ids.ts';
import type { Arguments, RegionName } from './parameters.ts';

type English = typeof messages;
/** A message by the name that it has in every language. */
export type MessageKey = keyof English;
/** What a message has to be given. */
export type MessageArguments<K extends MessageKey> = Arguments<English[K]>;

/** A file of a catalogue, with the keys that the English one has. */
export type Like<T> = { readonly [K in keyof T]: string };
type ByEdition<T> = Readonly<Partial<Record<Edition, T>>>;

/** What names can be declined to: the forms of a language, the plain one first. */
export interface Forms {
  readonly side: readonly string[];
  readonly region: readonly string[];
  readonly country: readonly string[];
  readonly box: readonly string[];
  readonly card: readonly string[];
}

/** All that a game page says in one language, but for the texts of cards. Names hold their forms, with bars between. */
export interface Catalogue {
  /** For plurals, lists and numbers. */
  readonly locale: string;
  readonly forms: Forms;
  readonly messages: Readonly<Record<MessageKey, string>>;
  readonly sides: Readonly<Record<SideKey, string>>;
  readonly regions: Readonly<Record<RegionName, string>>;
  readonly shortRegions: Readonly<Partial<Record<RegionName, string>>>;
  readonly countries: Readonly<Record<CountryKey, string>>;
  readonly shortCountries: Readonly<Partial<Record<CountryKey, string>>>;
  readonly cardTitles: Readonly<Record<CardKey, string>>;
  readonly editionTitles: ByEdition<Readonly<Partial<Record<CardKey, string>>>>;
  readonly spaceBoxes: ByEdition<readonly string[]> & { readonly deluxe: readonly string[] };
}

/** The history behind each card, a paragraph each. */
export type HistoryCatalogue = Readonly<Record<CardKey, string>>;

/** What cards do, and what is in effect; filled in with the numbers of cards. */
export interface CardCatalogue {
  readonly cardTexts: Readonly<Record<CardKey, string>>;
  readonly effects: Readonly<Record<EffectKey & keyof typeof effects, string>>;
  readonly editionCardTexts: { readonly second: { readonly 'aldrich-ames': string } };
  readonly editionEffects: { readonly second: { readonly 'aldrich-ames': string } };
  readonly civilWarNotes: Like<typeof import('./en/card-variants.ts').civilWarNotes>;
  readonly lateWarNotes: Like<typeof import('./en/card-variants.ts').lateWarNotes>;
}
