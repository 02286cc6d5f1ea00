import type { CardCatalogue, Catalogue, Forms, HistoryCatalogue } from '../catalogue.ts';
import { MalformedError, type Message, parse } from '../format/icu.ts';
import type { Language } from '../languages.ts';
import { cardsByArgument, type Kind, PARAMETERS } from '../parameters.ts';
import { argumentsUsed, literalsOf, misuse, namesOf, Plurals, type Use } from './arguments.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { blemishesOf, isProse } from './prose.ts';
import { wrongTermsOf } from './terms.ts';

/** A language whole. */
export interface Book {
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly cards: CardCatalogue;
  readonly history: HistoryCatalogue;
}
/** What the texts of cards may be filled with: the numbers that a card has in every edition, by card. */
export type NumbersOfCards = Readonly<Record<string, readonly string[]>>;
/** What each effect is about: a side, a region, or nothing of the kind. */
export type EffectKinds = Readonly<Record<string, string>>;

/** Finds what is wrong with a language: entries missing or malformed, arguments other than in English, numbers typed by hand. */
export class Checker {
  readonly problems: string[] = [];
  private readonly book: Book;
  private readonly english: Book;
  private readonly plurals: Plurals;
  private readonly titles: ReadonlyMap<string, string>;

  constructor(book: Book, english: Book) {
    this.book = book;
    this.english = english;
    this.plurals = new Plurals(book.catalogue.locale);
    this.titles = cardsByArgument(Object.keys(english.catalogue.cardTitles));
  }

  /** With leaflets: messages that come apart from the rest, each with its English model; stories choose their own words. */
  run(
    numbers: NumbersOfCards,
    effects: EffectKinds,
    leaflets: readonly (readonly [own: object, english: object])[] = [],
    stories: readonly (readonly [own: object, english: object])[] = [],
  ): readonly string[] {
    this.checkMessages(this.book.catalogue.messages, this.english.catalogue.messages);
    for (const [own, english] of leaflets) this.checkMessages(own, english);
    for (const [own, english] of stories) this.checkMessages(own, english, 'freely');
    this.checkNames();
    this.checkCardTexts(numbers, effects);
    this.checkHistory();
    return this.problems;
  }

  private complain(entry: string, problem: string): void {
    this.problems.push(`${this.book.language} ${entry}: ${problem}`);
  }

  /** The entries of a file that are in both languages; what is only in one of them is a problem. */
  private pairs(area: string, own: object, english: object): [key: string, own: string, english: string][] {
    for (const key of Object.keys(own))
      if (!Object.hasOwn(english, key)) this.complain(area + key, 'English has no such entry');
    return Object.entries(english).flatMap(([key, text]: [string, string]): [string, string, string][] => {
      if (Object.hasOwn(own, key)) return [[key, (own as Record<string, string>)[key]!, text]];
      this.complain(area + key, 'is missing');
      return [];
    });
  }

  private read(entry: string, text: string): Message | null {
    for (const blemish of blemishesOf(text, this.book.language)) this.complain(entry, blemish);
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof MalformedError)) throw error;
      this.complain(entry, error.message);
      return null;
    }
  }

  /** Read a text and its English model, and compare what they are filled with. */
  private compare(
    entry: string,
    own: string,
    english: string,
    kindOf: (name: string) => Kind | undefined,
  ): Message | null {
    const message = this.read(entry, own);
    if (message === null) return null;
    const uses = argumentsUsed(message);
    const model = argumentsUsed(parse(english));
    const [names, wanted] = [namesOf(uses), namesOf(model)];
    // A title needs nothing to be given, so a language may name a card where English does not
    const strange = names.some((name) => !wanted.includes(name) && !this.titles.has(name));
    if (strange || wanted.some((name) => !names.includes(name)))
      this.complain(entry, `has {${names.join('} {')}}; English has {${wanted.join('} {')}}`);
    for (const use of uses) this.checkUse(entry, use, model, kindOf(use.name));
    if (this.book.language !== this.english.language && own === english && isProse(literalsOf(message).join(' ')))
      this.complain(entry, 'is still in English');
    return message;
  }

  private checkUse(entry: string, use: Use, model: readonly Use[], kind: Kind | undefined): void {
    if (kind === undefined) {
      this.complain(entry, `{${use.name}} is not known`);
      return;
    }
    const problem = misuse(use, kind, this.book.catalogue.forms, this.plurals);
    if (problem !== null) this.complain(entry, problem);
    if (use.as !== 'select' || kind !== 'choice') return;
    const branches = model.find((one) => one.name === use.name && one.as === 'select')?.branches ?? [];
    const strange = use.branches.find((branch) => !branches.includes(branch));
    if (strange !== undefined) this.complain(entry, `{${use.name}, select}: English has no "${strange}"`);
  }

  private checkTerms(entry: string, message: Message | null): void {
    if (message === null) return;
    for (const problem of wrongTermsOf(literalsOf(message), this.book.language)) this.complain(entry, problem);
  }

  private checkMessages(all: object, model: object, told: 'freely' | 'in terms' = 'in terms'): void {
    const kindOf = (name: string): Kind | undefined =>
      (PARAMETERS as Readonly<Record<string, Kind>>)[name] ?? (this.titles.has(name) ? 'card' : undefined);
    for (const [key, own, english] of this.pairs('', all, model)) {
      const message = this.compare(key, own, english, kindOf);
      if (told === 'in terms') this.checkTerms(key, message);
    }
  }

  private checkNames(): void {
    const { catalogue } = this.book;
    const english = this.english.catalogue;
    const groups = [
      ['side', 'sides', 'side'],
      ['region', 'regions', 'region'],
      ['country', 'countries', 'country'],
      ['card', 'cardTitles', 'card'],
    ] as const;
    for (const [label, group, kind] of groups) {
      const seen = new Map<string, string>();
      for (const [key, own] of this.pairs(`${label} `, catalogue[group], english[group])) {
        this.checkForms(`${label} ${key}`, own, kind);
        const [name = ''] = own.split(' | ');
        if (seen.has(name)) this.complain(`${label} ${key}`, `has the name of ${seen.get(name)}`);
        seen.set(name, key);
      }
    }
    for (const [edition, boxes] of Object.entries(catalogue.spaceBoxes)) {
      if (boxes.length !== english.spaceBoxes.deluxe.length)
        this.complain(`space ${edition}`, 'has one box too many or too few');
      boxes.forEach((name, i) => {
        if (name !== '') this.checkForms(`space ${edition} ${i + 1}`, name, 'box');
      });
    }
  }

  private checkForms(entry: string, text: string, kind: keyof Forms): void {
    const forms = this.book.catalogue.forms[kind];
    const given = text.split(' | ');
    if (given.length !== 1 && given.length !== forms.length)
      this.complain(entry, `has ${given.length} forms; expected ${forms.join(' | ')}, or one for all`);
    for (const form of given) this.read(entry, form);
  }

  private checkCardTexts(numbers: NumbersOfCards, effects: EffectKinds): void {
    const { cards } = this.book;
    const english = this.english.cards;
    const groups: [area: string, own: object, english: object][] = [
      ['text ', cards.cardTexts, english.cardTexts],
      ['text of the second edition ', cards.editionCardTexts.second, english.editionCardTexts.second],
      ['note on the Chinese Civil War ', cards.civilWarNotes, english.civilWarNotes],
      ['note on the Late War ', cards.lateWarNotes, english.lateWarNotes],
      ['effect ', cards.effects, english.effects],
      ['effect of the second edition ', cards.editionEffects.second, english.editionEffects.second],
    ];
    for (const [area, own, model] of groups)
      for (const [key, text, englishText] of this.pairs(area, own, model)) {
        const about = area.startsWith('effect') ? (effects[key] ?? '') : '';
        const kindOf = (name: string): Kind | undefined => {
          if (numbers[key]?.includes(name)) return 'number';
          if (this.titles.has(name)) return 'card';
          if (about === 'sides' && (name === 'side' || name === 'enemy')) return 'side';
          return about === 'region' && name === 'region' ? 'region' : undefined;
        };
        const message = this.compare(area + key, text, englishText, kindOf);
        this.checkTerms(area + key, message);
        if (message !== null) this.checkNoNumbers(area + key, message);
      }
  }

  private checkHistory(): void {
    for (const [key, own, english] of this.pairs('history ', this.book.history, this.english.history)) {
      const entry = `history ${key}`;
      this.compare(entry, own, english, () => undefined);
      const words = own.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
      if (words < NOTE_WORDS.least || words > NOTE_WORDS.most)
        this.complain(entry, `has ${words} words; expected ${NOTE_WORDS.least} to ${NOTE_WORDS.most}`);
    }
  }

  /** Numbers come from the card, so that editions can change them. */
  private checkNoNumbers(entry: string, message: Message): void {
    const words = NUMBER_WORDS[this.book.language];
    for (const literal of literalsOf(message)) {
      const [typed] = /\d+/.exec(literal) ?? words.exec(literal) ?? [];
      if (typed !== undefined) this.complain(entry, `has "${typed}" typed by hand`);
    }
  }
}

/** How long a note on history is. */
const NOTE_WORDS = { least: 40, most: 80 };
