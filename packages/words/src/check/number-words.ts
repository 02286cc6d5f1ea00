import type { Language } from '../languages.ts';

/** A word by itself; `\b` knows only English letters. */
const wordOf = (...words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{Letter})(?:${words.join('|')})(?!\\p{Letter})`, 'iu');

/** Numbers from two on in words, by language: in texts of cards they would be numbers typed by hand. */
export const NUMBER_WORDS: Readonly<Record<Language, RegExp>> = {
  en: wordOf('two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twice'),
  it: wordOf('due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'),
  es: wordOf('dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'),
  fr: wordOf('deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'),
  pl: wordOf('dwa', 'dwie', 'dwóch', 'dwoma', 'trzy', 'trzech', 'cztery', 'czterech', 'pięć', 'pięciu', 'sześć', 'sześciu', 'siedem', 'siedmiu', 'osiem', 'ośmiu', 'dziewięć', 'dziesięć'), // biome-ignore format: one line
};
