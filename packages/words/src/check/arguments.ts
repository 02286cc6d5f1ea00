import type { Forms } from '../catalogue.ts';
import type { Choice, Message } from '../format/icu.ts';
import type { Kind } from '../parameters.ts';

/** How a message uses an argument. */
export interface Use {
  readonly name: string;
  readonly form: string | null;
  readonly as: 'argument' | 'number' | 'plural' | 'select';
  /** The branches of a plural or select. */
  readonly branches: readonly string[];
}

/** Every use of every argument, branches within branches included. */
export function argumentsUsed(message: Message): Use[] {
  return message.flatMap((part): Use[] => {
    if (typeof part === 'string' || part.kind === 'count') return [];
    const form = part.kind === 'argument' ? part.form : null;
    if (part.kind === 'argument' || part.kind === 'number')
      return [{ name: part.name, form, as: part.kind, branches: [] }];
    const own: Use = { name: part.name, form, as: part.kind, branches: [...part.branches.keys()] };
    return [own, ...insideOf(part).flatMap(argumentsUsed)];
  });
}
const insideOf = ({ branches }: Choice): Message[] => [...branches.values()];

/** The words that stand between the arguments. */
export function literalsOf(message: Message): string[] {
  return message.flatMap((part): string[] => {
    if (typeof part === 'string') return [part];
    return part.kind === 'plural' || part.kind === 'select' ? insideOf(part).flatMap(literalsOf) : [];
  });
}

export const namesOf = (uses: readonly Use[]): string[] => [...new Set(uses.map(({ name }) => name))].sort();

const NUMERIC: readonly Kind[] = ['number', 'signed', 'box'];
const CHOSEN: readonly Kind[] = ['choice', 'side', 'country', 'region', 'card'];
const FORMED: readonly Kind[] = ['side', 'country', 'region', 'box', 'card'];

/** What is wrong with the way an argument of this kind is used; null if nothing. */
export function misuse({ name, form, as, branches }: Use, kind: Kind, forms: Forms, plurals: Plurals): string | null {
  if (form !== null && !(FORMED.includes(kind) && forms[kind as keyof Forms].includes(form)))
    return `{${name}_${form}}: there is no such form of a ${kind}`;
  if (as === 'argument' && kind === 'choice') return `{${name}} is only for select`;
  if (as === 'select' && !CHOSEN.includes(kind)) return `{${name}, select}: this is a ${kind}`;
  if ((as === 'plural' || as === 'number') && !NUMERIC.includes(kind)) return `{${name}, ${as}}: this is a ${kind}`;
  return as === 'plural' ? plurals.problem(name, branches) : null;
}

/** The numbers that a game can speak of. */
const LARGEST = 200;

/** The plural categories of a language, as far as numbers of the game need them. */
export class Plurals {
  private readonly known: ReadonlySet<string>;
  private readonly needed: ReadonlySet<string>;
  constructor(locale: string) {
    const rules = new Intl.PluralRules(locale);
    this.known = new Set(rules.resolvedOptions().pluralCategories);
    this.needed = new Set(Array.from({ length: LARGEST + 1 }, (_, n) => rules.select(n)));
  }

  problem(name: string, branches: readonly string[]): string | null {
    const strange = branches.find((branch) => !branch.startsWith('=') && !this.known.has(branch));
    if (strange !== undefined) return `{${name}, plural}: this language has no "${strange}"`;
    // With nothing but exact numbers and `other`, the text does not depend on the number
    const graded = branches.some((branch) => branch !== 'other' && !branch.startsWith('='));
    const missing = [...this.needed].find((category) => graded && !branches.includes(category));
    return missing === undefined ? null : `{${name}, plural}: "${missing}" is missing`;
  }
}
