import { RefusedError } from '@longtwilight/engine';

/*
 * The answers of a record as one string. The words that occur are listed once, the commonest first; each answer is then the
 * place of its word: one character for the first words, two for the others.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Characters that stand for a word by themselves; the others begin a pair. */
const SINGLE = 56;
const BASE = ALPHABET.length;
const MOST_WORDS = SINGLE + (BASE - SINGLE) * BASE;

export interface PackedAnswers {
  /** Words with a space between. */
  readonly words: string;
  readonly answers: string;
}

export function packAnswers(answers: readonly string[]): PackedAnswers {
  const counts = new Map<string, number>();
  for (const word of answers) counts.set(word, (counts.get(word) ?? 0) + 1);
  // Equally frequent words stay in the order of their first use
  const words = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!);
  const codes = new Map(words.map((word, i) => [word, codeOf(i)]));
  return { words: words.join(' '), answers: answers.map((word) => codes.get(word)!).join('') };
}

function codeOf(i: number): string {
  if (i < SINGLE) return ALPHABET[i]!;
  if (i >= MOST_WORDS) throw new RefusedError('overflow', `A record has more than ${MOST_WORDS} different answers`);
  const rest = i - SINGLE;
  return ALPHABET[SINGLE + Math.floor(rest / BASE)]! + ALPHABET[rest % BASE]!;
}

const refuse = (message: string): never => {
  throw new RefusedError('bad-save', message);
};

export function unpackAnswers(packed: PackedAnswers): string[] {
  const words = packed.words === '' ? [] : packed.words.split(' ');
  const code = (at: number): number => {
    const found = ALPHABET.indexOf(packed.answers[at] ?? ' ');
    if (found >= 0) return found;
    const what =
      at < packed.answers.length ? `"${packed.answers[at]}" is not one of its characters` : 'it ends within an answer';
    return refuse(`"answers" is damaged at character ${at + 1}: ${what}`);
  };
  const found: string[] = [];
  for (let at = 0; at < packed.answers.length; at++) {
    let i = code(at);
    if (i >= SINGLE) i = SINGLE + (i - SINGLE) * BASE + code(++at);
    const word = words[i];
    if (word === undefined || word === '')
      return refuse(`"answers" is damaged at character ${at + 1}: there is no word ${i + 1} among the ${words.length}`);
    found.push(word);
  }
  return found;
}
