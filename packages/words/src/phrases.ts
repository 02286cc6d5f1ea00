import type { Catalogue, Forms, MessageArguments, MessageKey } from './catalogue.ts';
import { type Message, parse } from './format/icu.ts';
import { makeFormats, numberFormat, render, type Values } from './format/render.ts';
import type { CardKey, CountryKey, Edition, SideKey } from './ids.ts';
import type { Language } from './languages.ts';
import { cardsByArgument, type Kind, PARAMETERS, type RegionName } from './parameters.ts';

type NoArguments = Readonly<Record<never, never>>;
type Given<K extends MessageKey> = NoArguments extends MessageArguments<K> ? [] : [values: MessageArguments<K>];

const MINUS = '−';

/** One language: messages filled in, and the names of things in their grammatical forms. */
export class Phrases {
  readonly language: Language;
  readonly edition: Edition;
  readonly catalogue: Catalogue;
  private readonly parsed = new Map<string, Message>();
  private readonly lists: Intl.ListFormat;
  private readonly cardsByArgument: ReadonlyMap<string, CardKey>;

  constructor(language: Language, catalogue: Catalogue, edition: Edition) {
    this.language = language;
    this.catalogue = catalogue;
    this.edition = edition;
    this.lists = new Intl.ListFormat(catalogue.locale, { type: 'conjunction' });
    this.cardsByArgument = cardsByArgument(Object.keys(catalogue.cardTitles) as CardKey[]);
  }

  get locale(): string {
    return this.catalogue.locale;
  }

  /** Makes ahead what the first sentence with a number would have to wait for. */
  prepare(): void {
    makeFormats(this.locale);
  }

  /** A message with its arguments filled in. */
  say<K extends MessageKey>(key: K, ...[values]: Given<K>): string {
    return this.fill(this.catalogue.messages[key], (values ?? {}) as Values);
  }

  /** The first of these keys that is a message. */
  known(...keys: readonly string[]): MessageKey {
    const found = keys.find((key) => Object.hasOwn(this.catalogue.messages, key));
    if (found === undefined) throw new RangeError(`There is no message ${keys.join(', nor ')}`);
    return found as MessageKey;
  }
  /** A message whose key is only known when it is said. All arguments that it may have are given. */
  sayKnown(keys: readonly string[], values: Values): string {
    return this.fill(this.catalogue.messages[this.known(...keys)], values);
  }

  private fill(text: string, values: Values): string {
    let message = this.parsed.get(text);
    if (message === undefined) {
      message = parse(text);
      this.parsed.set(text, message);
    }
    return render(message, values, this);
  }

  // Names

  side(side: SideKey, form: string | null = null): string {
    return this.formOf('side', this.catalogue.sides[side], form);
  }
  region(region: RegionName, form: string | null = null): string {
    return this.formOf('region', this.catalogue.regions[region], form);
  }
  /** A name for tight places. */
  shortRegion(region: RegionName): string {
    return this.catalogue.shortRegions[region] ?? this.region(region);
  }
  country(country: CountryKey, form: string | null = null): string {
    return this.formOf('country', this.catalogue.countries[country], form);
  }
  /** A name for tight places. */
  shortCountry(country: CountryKey): string {
    return this.catalogue.shortCountries[country] ?? this.country(country);
  }
  card(card: CardKey): string {
    const { cardTitles, editionTitles } = this.catalogue;
    return editionTitles[this.edition]?.[card] ?? cardTitles[card];
  }
  /** A text that calls cards by their usual titles, with those that they have in the edition in play. */
  inEdition(text: string): string {
    const titles = Object.entries(this.catalogue.editionTitles[this.edition] ?? {}) as [CardKey, string][];
    if (titles.length === 0) return text;
    const own = new Map(titles.map(([card, title]) => [this.catalogue.cardTitles[card], title]));
    // A title may begin with another one: the longer first
    const usual = [...own.keys()].sort((one, other) => other.length - one.length);
    const pattern = usual.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    return text.replace(new RegExp(pattern, 'g'), (title) => own.get(title)!);
  }
  titleOf(argument: string): string | undefined {
    const card = this.cardsByArgument.get(argument);
    return card === undefined ? undefined : this.card(card);
  }
  /** What stands in a box of the space race, counted from 1; empty where the edition prints nothing. */
  spaceBox(box: number): string {
    const { spaceBoxes } = this.catalogue;
    return (spaceBoxes[this.edition] ?? spaceBoxes.deluxe)[box - 1] ?? '';
  }
  /** Victory points as the track has them, positive for the US. */
  score(vp: number): string {
    return this.sayKnown(['score'], { side: vp > 0 ? 'us' : vp < 0 ? 'ussr' : 'none', points: Math.abs(vp) });
  }
  /** A part of a whole, such as 0.28, as "28%". */
  percent(part: number): string {
    return numberFormat(this.locale, 'percent').format(part);
  }
  list(names: readonly string[]): string {
    return this.lists.format(names);
  }

  /** The text of an argument: what it is called, in the form that the message asks for. */
  nameOf(argument: string, form: string | null, value: unknown): string {
    const kind: Kind | undefined = PARAMETERS[argument as keyof typeof PARAMETERS];
    switch (kind) {
      case 'side':
        return this.side(value as SideKey, form);
      case 'region':
        return this.region(value as RegionName, form);
      case 'country':
        return this.country(value as CountryKey, form);
      case 'card':
        return this.card(value as CardKey);
      case 'cards':
        return this.list((value as readonly CardKey[]).map((card) => this.card(card)));
      case 'box':
        return form === null ? String(value) : this.formOf('box', this.spaceBox(value as number), form);
      case 'score':
        return this.score(value as number);
      case 'standing':
        return this.sayKnown([`standing.${value}`], {});
      case 'signed':
        return (value as number) < 0 ? `${MINUS}${-(value as number)}` : `+${value}`;
      case 'parts':
        return (value as readonly string[]).join(', ');
      default:
        return String(value);
    }
  }

  /** A form of a name; one that has a single form has it for all. */
  private formOf(kind: keyof Forms, forms: string, form: string | null): string {
    const all = forms.split(' | ');
    const at = form === null || all.length === 1 ? 0 : this.catalogue.forms[kind].indexOf(form);
    const found = all[at];
    if (found === undefined) throw new RangeError(`"${forms}" has no form "${form}"`);
    return found;
  }
}
