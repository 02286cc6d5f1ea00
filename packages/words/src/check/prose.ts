/** Spaces that a language does not let break over lines. */
const BREAKABLE: Readonly<Record<string, RegExp>> = { es: /EE\. UU|[}\d] %/, fr: / [:;!?»%]|« / };

/** Hard spaces of the wrong width: French has narrow ones before ; ! ? and whole ones before : % and within « ». */
const UNEVEN: Readonly<Record<string, RegExp>> = { fr: /\u00a0[;!?]|\u202f[:»%]|«\u202f/ };

/** Quotation marks of other languages. Italian titles of cards have “ ” of their own. */
const FOREIGN_QUOTES: Readonly<Record<string, RegExp>> = {
  en: /[«»„]/,
  it: /„/,
  es: /[“”„]/,
  fr: /[“”„]/,
  pl: /[«»“]/,
};

/** What comes in pairs: Spanish questions and exclamations, brackets, and quotation marks. */
const PAIRS: Readonly<Record<string, readonly string[]>> = {
  en: ['()', '“”'],
  it: ['()', '«»'],
  es: ['()', '«»', '¿?', '¡!'],
  fr: ['()', '«»'],
  pl: ['()', '„”'],
};
const isUneven = (text: string, [first, second]: string): boolean =>
  text.split(first!).length !== text.split(second!).length;

/** What is wrong with a text, whatever it says. */
export function blemishesOf(text: string, language: string): string[] {
  return [
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(text !== text.trim() || /\s{2}/.test(text) ? ['has too many spaces'] : []),
    ...(text.includes("'") ? ['has a straight apostrophe; write ’'] : []),
    ...(text.includes('"') ? ['has a straight quotation mark; write the quotation marks of the language'] : []),
    ...(/\.\.\.|\p{Letter} …/u.test(text) ? ['has dots that are not an ellipsis; write … right after the word'] : []),
    ...(/ [,.](?!\d)/.test(text) ? ['has a space before a comma or a full stop'] : []),
    ...(FOREIGN_QUOTES[language]?.test(text) ? ['has quotation marks of another language'] : []),
    ...(PAIRS[language] ?? []).flatMap((pair) =>
      isUneven(text, pair) ? [`has one of ${pair} without the other`] : [],
    ),
    ...(BREAKABLE[language]?.test(text)
      ? ['has a space that can break (before : ; ! ? %, within « », in EE. UU.); write a hard one']
      : []),
    ...(UNEVEN[language]?.test(text)
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
