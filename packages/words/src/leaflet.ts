import type { Like } from './catalogue.ts';
import { parse } from './format/icu.ts';
import { render, type Values } from './format/render.ts';
import type { Arguments } from './parameters.ts';
import type { Phrases } from './phrases.ts';

type NoArguments = Readonly<Record<never, never>>;
type Given<T extends string> = NoArguments extends Arguments<T> ? [] : [values: Arguments<T>];

/** Messages that only some pages need, loaded with these; filled in as all others are. */
export class Leaflet<English extends Readonly<Record<string, string>>> {
  private readonly words: Phrases;
  private readonly texts: Like<English>;

  constructor(words: Phrases, texts: Like<English>) {
    this.words = words;
    this.texts = texts;
  }

  say<K extends keyof English & string>(key: K, ...[values]: Given<English[K]>): string {
    return render(parse(this.texts[key]), (values ?? {}) as Values, this.words);
  }

  /** A message whose key is only known when it is said, with all arguments that it may have; null where there is none. */
  find(key: string, values: Values = {}): string | null {
    return Object.hasOwn(this.texts, key) ? render(parse(this.texts[key]!), values, this.words) : null;
  }
}
