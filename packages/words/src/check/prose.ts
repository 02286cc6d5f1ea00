import type { Language } from '../languages.ts';

/** How a language is written. */
interface Typography {
  /** Quotation marks of other languages. */
  readonly foreignQuotes: RegExp;
  /** What comes in pairs: brackets, quotation marks, and the marks around Spanish questions and exclamations. */
  readonly pairs: readonly string[];
  /** Spaces that must not break over lines; null where there are none. */
  readonly breakable: RegExp | null;
  /** Hard spaces of the wrong width; null where there is but one width. */
  readonly uneven: RegExp | null;
}

const TYPOGRAPHY: Readonly<Record<Language, Typography>> = {
  en: { foreignQuotes: /[«»„]/, pairs: ['()', '“”'], breakable: null, uneven: null },
  // Italian titles of cards have “ ” of their own
  it: { foreignQuotes: /„/, pairs: ['()', '«»'], breakable: null, uneven: null },
  es: { foreignQuotes: /[“”„]/, pairs: ['()', '«»', '¿?', '¡!'], breakable: /EE\. UU|[}\d] %/, uneven: null },
  // French has narrow hard spaces before ; ! ? and whole ones before : % and within « »
  fr: {
    ...{ foreignQuotes: /[“”„]/, pairs: ['()', '«»'], breakable: / [:;!?»%]|« / },
    uneven: /\u00a0[;!?]|\u202f[:»%]|«\u202f/,
  },
  pl: { foreignQuotes: /[«»“]/, pairs: ['()', '„”'], breakable: null, uneven: null },
};
const lacksOne = (text: string, [first, second]: string): boolean =>
  text.split(first!).length !== text.split(second!).length;

/** What is wrong with a text, whatever it says. */
export function blemishesOf(text: string, language: Language): string[] {
  const { foreignQuotes, pairs, breakable, uneven } = TYPOGRAPHY[language];
  return [
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(text !== text.trim() || /\s{2}/.test(text) ? ['has too many spaces'] : []),
    ...(text.includes("'") ? ['has a straight apostrophe; write ’'] : []),
    ...(text.includes('"') ? ['has a straight quotation mark; write the quotation marks of the language'] : []),
    ...(/\.\.\.|\p{Letter} …/u.test(text) ? ['has dots that are not an ellipsis; write … right after the word'] : []),
    ...(/ [,.](?!\d)/.test(text) ? ['has a space before a comma or a full stop'] : []),
    ...(foreignQuotes.test(text) ? ['has quotation marks of another language'] : []),
    ...pairs.flatMap((pair) => (lacksOne(text, pair) ? [`has one of ${pair} without the other`] : [])),
    ...(breakable?.test(text)
      ? ['has a space that can break (before : ; ! ? %, within « », in EE. UU.); write a hard one']
      : []),
    ...(uneven?.test(text)
      ? [
          'has a hard space of the wrong width; write a narrow one before ; ! ? and a whole one before : % and within « »',
        ]
      : []),
  ];
}

const LONG_ENOUGH = 16;
/** Whether a text has so many words that no two languages share it. */
export const isProse = (text: string): boolean =>
  text.length >= LONG_ENOUGH && /\p{Letter}{3,}\s+\p{Letter}{2,}\s+\p{Letter}{2,}/u.test(text);
