import type { CardCatalogue } from './catalogue.ts';
import { parse } from './format/icu.ts';
import { render } from './format/render.ts';
import type { CardKey, EffectKey, RegionKey, SideKey } from './ids.ts';
import type { Phrases } from './phrases.ts';

/** A card as the rules of a game hold it, as far as its text needs it. */
export interface CardNumbers {
  readonly key: CardKey;
  readonly numbers: Readonly<Record<string, number>>;
}
/** What a game plays with that changes the text of cards. */
export interface CardSetting {
  readonly chineseCivilWar: boolean;
  readonly scenario: 'standard' | 'late-war';
}

const isSide = (of: string): of is SideKey => of === 'us' || of === 'ussr';

/** What cards and effects do, in one language. */
export class CardWords {
  private readonly words: Phrases;
  private readonly cards: CardCatalogue;
  constructor(words: Phrases, cards: CardCatalogue) {
    this.words = words;
    this.cards = cards;
  }

  /** The text of a card as the game plays it. */
  text({ key, numbers }: CardNumbers, setting: CardSetting): string {
    const { cardTexts, editionCardTexts, civilWarNotes, lateWarNotes } = this.cards;
    const texts = [
      this.ofEdition(editionCardTexts, key) ?? cardTexts[key],
      setting.chineseCivilWar ? noteOf(civilWarNotes, key) : undefined,
      setting.scenario === 'late-war' ? noteOf(lateWarNotes, key) : undefined,
    ];
    return texts
      .filter((text) => text !== undefined)
      .map((text) => this.fill(text, numbers))
      .join(' ');
  }

  /** What an effect in play means: `nato`, `red-scare-purge@us`, `chernobyl@africa`. */
  effect(text: string, { numbers }: CardNumbers): string {
    const [key, of] = text.split('@') as [EffectKey, string | undefined];
    const about = this.ofEdition(this.cards.editionEffects, key) ?? this.cards.effects[key];
    if (of === undefined) return this.fill(about, numbers);
    const values = isSide(of) ? { side: of, enemy: of === 'us' ? 'ussr' : 'us' } : { region: of };
    return this.fill(about, { ...numbers, ...values });
  }

  private ofEdition(texts: CardCatalogue['editionCardTexts'], key: CardKey): string | undefined {
    return this.words.edition === 'second' ? noteOf(texts.second, key) : undefined;
  }

  private fill(text: string, values: Readonly<Record<string, number | string>>): string {
    const { words } = this;
    // Other arguments are numbers of the card, whatever their names mean elsewhere
    const nameOf = (argument: string, form: string | null, value: unknown): string => {
      if (argument === 'side' || argument === 'enemy') return words.side(value as SideKey, form);
      return argument === 'region' ? words.region(value as RegionKey, form) : String(value);
    };
    return render(parse(text), values, { locale: words.locale, nameOf, titleOf: (name) => words.titleOf(name) });
  }
}

const noteOf = (notes: Readonly<Partial<Record<string, string>>>, key: CardKey): string | undefined => notes[key];
