import type { Choice, Message, Part } from './icu.ts';

/** What a message is filled with: numbers and ids by the names of its arguments. */
export type Values = Readonly<Record<string, unknown>>;

/** How a language writes what stands in the places of a message. */
export interface Fillings {
  readonly locale: string;
  /** The text of an argument in a grammatical form, or in the plain one. */
  nameOf(argument: string, form: string | null, value: unknown): string;
  /** The title of the card that an argument names by itself, such as {marshallPlan}; undefined if it names none. */
  titleOf(argument: string): string | undefined;
}

const pluralRules = new Map<string, Intl.PluralRules>();
function pluralsOf(locale: string): Intl.PluralRules {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules;
}

const numbers = new Map<string, Intl.NumberFormat>();
/** Kept: it takes longer to make one than to say a whole sentence. */
export function numberFormat(locale: string, style: 'decimal' | 'percent'): Intl.NumberFormat {
  const key = `${locale} ${style}`;
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale, { style });
  numbers.set(key, format);
  return format;
}

/** Makes ahead what the first sentence with a number would have to wait for. */
export function makeFormats(locale: string): void {
  pluralsOf(locale);
  numberFormat(locale, 'decimal');
  numberFormat(locale, 'percent');
}

export function render(message: Message, values: Values, language: Fillings, count = 0): string {
  let text = '';
  for (const part of message) text += typeof part === 'string' ? part : renderPart(part, values, language, count);
  return text;
}

function renderPart(part: Exclude<Part, string>, values: Values, language: Fillings, count: number): string {
  if (part.kind === 'count') return String(count);
  const value = values[part.name] ?? language.titleOf(part.name);
  if (value === undefined) throw new TypeError(`Nothing is given for {${part.name}}`);
  switch (part.kind) {
    case 'argument':
      return language.nameOf(part.name, part.form, value);
    case 'number':
      return numberFormat(language.locale, part.percent ? 'percent' : 'decimal').format(Number(value));
    case 'select':
      return render(branchOf(part, String(value)), values, language, count);
    case 'plural': {
      const n = Number(value);
      const branch = part.branches.get(`=${n}`) ?? branchOf(part, pluralsOf(language.locale).select(Math.abs(n)));
      return render(branch, values, language, n);
    }
  }
}

/** Every choice has `other`: the reader sees to it. */
const branchOf = ({ branches }: Choice, key: string): Message => branches.get(key) ?? branches.get('other')!;
