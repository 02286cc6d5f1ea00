import type { Rules, View } from '@longtwilight/engine';
import { CARD_KEYS, COUNTRY_KEYS } from '@longtwilight/engine/data';
import { countryText } from './board.ts';
import { cardText, nameOf } from './names.ts';
import { words } from './words.ts';

const isCard = (id: string): boolean => (CARD_KEYS as readonly string[]).includes(id);
const isCountry = (id: string): boolean => (COUNTRY_KEYS as readonly string[]).includes(id);

/** An answer as it is listed: cards and countries with what one wants to know of them, words with what to type. */
export function optionText(id: string, rules: Rules, seen: View): string {
  const { decision } = seen;
  const label = decision === null ? nameOf(id) : words.answer(decision, id);
  if (isCard(id) && label === nameOf(id)) return cardText(id, rules);
  if (isCountry(id) && label === nameOf(id)) return countryText(id, seen);
  return plain(label) === id ? label : `${id}: ${label}`;
}

/** An answer in a record. */
export const answerName = (id: string): string => (isCard(id) || isCountry(id) ? nameOf(id) : id);

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s/]+/g, '-');

export type AnswerMatch = { readonly answer: string } | { readonly problem: string };

/** What somebody typed: an answer's id, its number in the list, or the beginning of its id or name. */
export function matchAnswer(typed: string, options: readonly string[]): AnswerMatch {
  const text = plain(typed);
  const exact = options.find((id) => id === text || plain(nameOf(id)) === text);
  if (exact !== undefined) return { answer: exact };
  if (/^\d+$/.test(text)) {
    const numbered = options[Number(text) - 1];
    if (numbered !== undefined) return { answer: numbered };
    return { problem: `The answers are numbered 1 to ${options.length}.` };
  }
  const found = options.filter((id) => text !== '' && (id.startsWith(text) || plain(nameOf(id)).startsWith(text)));
  if (found.length === 1) return { answer: found[0]! };
  return {
    problem:
      found.length > 1
        ? `"${typed.trim()}" could mean ${found.join(', ')}.`
        : `"${typed.trim()}" is not an answer here. Type the number of an answer, the answer itself or its first letters, or "help".`,
  };
}

/** Numbered answers, in columns where there are many. */
export function listAnswers(labels: readonly string[], width: number): string[] {
  const items = labels.map((label, i) => `${String(i + 1).padStart(3)} ${label}`);
  const widest = Math.max(...items.map((item) => item.length)) + 2;
  const columns = items.length <= 6 ? 1 : Math.max(1, Math.floor(width / widest));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_item, i) => i % rows === row)
      .map((item) => item.padEnd(widest))
      .join('')
      .trimEnd(),
  );
}
