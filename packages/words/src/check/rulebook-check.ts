import type { Language } from '../languages.ts';
import { REFERENCE, type Rulebook } from '../rulebook.ts';
import { RULEBOOK_PLAN } from '../rulebook-plan.ts';
import { blemishesOf, isProse } from './prose.ts';
import { wrongTermsOf } from './terms.ts';

const SECTIONS: ReadonlySet<string> = new Set(RULEBOOK_PLAN.map(({ id }) => id));

/** Every text of a rulebook by its place in it. */
function textsOf(part: unknown, place: string): [place: string, text: string][] {
  if (typeof part === 'string') return [[place, part]];
  return Object.entries(part as object).flatMap(([key, inner]) => textsOf(inner, `${place}/${key}`));
}

const referencesOf = (text: string): string[] => [...text.matchAll(REFERENCE)].map(([, id = '']) => id);

/** What is wrong with one text, beside its English model. */
function problemsOf(own: string, english: string, language: Language, translated: boolean): string[] {
  const problems = [...blemishesOf(own, language), ...wrongTermsOf([own], language)];
  if (/[[\]{}]/.test(own.replace(REFERENCE, ''))) problems.push('has a bracket that is not a reference such as [6.3]');
  for (const id of referencesOf(own)) if (!SECTIONS.has(id)) problems.push(`refers to [${id}], and there is none`);
  const [given, wanted] = [own, english].map((text) => [...new Set(referencesOf(text))].sort().join(' '));
  if (given !== wanted) problems.push(`refers to "${given}"; English to "${wanted}"`);
  if (translated && own === english && isProse(own)) problems.push('is still in English');
  return problems;
}

/** Finds what is wrong with the rules of a language: texts missing, malformed or not translated, references to nowhere. */
export function checkRulebook(language: Language, own: Rulebook, english: Rulebook): readonly string[] {
  const given = new Map(textsOf(own, 'rulebook'));
  const model = new Map(textsOf(english, 'rulebook'));
  const strange = [...given.keys()]
    .filter((place) => !model.has(place))
    .map((place) => `${place}: English has no such entry`);
  const wrong = [...model].flatMap(([place, text]) => {
    const ownText = given.get(place);
    if (ownText === undefined) return [`${place}: is missing`];
    return problemsOf(ownText, text, language, own !== english).map((problem) => `${place}: ${problem}`);
  });
  return [...strange, ...wrong].map((problem) => `${language} ${problem}`);
}
