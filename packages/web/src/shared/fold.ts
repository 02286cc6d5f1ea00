/** A text as it is compared in a search: letter by letter without case and accents, so that places in it stay where they are. */
export const fold = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => SPECIAL[letter] ?? letter.normalize('NFD').charAt(0)).join('');

/** Letters that are not made of a letter and an accent. */
const SPECIAL: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', '’': "'" };
