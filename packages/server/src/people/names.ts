import { LEVEL_KEYS } from '@longtwilight/bots';
import { rectifyConfusion } from 'unicode-confusables';
import { Refused } from '../refused.ts';

/** Letters and digits of any script with at most two marks each, one separator between them. */
const FORM = /^[\p{L}\p{N}]\p{M}{0,2}(?:[ _.'-]?[\p{L}\p{N}]\p{M}{0,2})*$/u;
/** Nobody sees these. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Scripts whose letters look alike: a name has letters of one of them. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const SHORTEST = 2;
const LONGEST = 30;

/** Names that would pass for the server, its people or a computer player. */
const RESERVED = new Set([
  ...['admin', 'administrator', 'moderator', 'mod', 'operator', 'root', 'support', 'staff', 'official', 'system'],
  ...['server', 'longtwilight', 'computer', 'bot', 'somebody', 'nobody', 'anonymous', 'spectator', 'chance', 'me'],
  ...['us', 'usa', 'ussr', 'null', 'undefined', 'deletedplayer'],
  ...LEVEL_KEYS,
]);
const RESERVED_START = /^(guest|deletedplayer)/;

/** What two names have in common that nobody tells apart: case, separators and ways of writing a letter don't count. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');

/** What a name looks like: letters of other alphabets, capital letters and digits that pass for others count as those. */
export const lookOf = (name: string): string => nameKey(rectifyConfusion(name.normalize('NFKC')));

const letters = (...pairs: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.map(([sign, letter]) => [sign!, letter!]));
const SMALL_CAPITALS = letters(
  ...['ᴀa', 'ʙb', 'ᴄc', 'ᴅd', 'ᴇe', 'ꜰf', 'ɢg', 'ʜh', 'ɪi', 'ᴊj', 'ᴋk', 'ʟl', 'ᴍm'],
  ...['ɴn', 'ᴏo', 'ᴘp', 'ꞯq', 'ʀr', 'ꜱs', 'ᴛt', 'ᴜu', 'ᴠv', 'ᴡw', 'ʏy', 'ᴢz'],
);
const READ_AS_LETTERS = letters('0o', '1i', 'li', '3e', '4a', '5s', '7t');
const replaced = (text: string, by: Readonly<Record<string, string>>): string =>
  [...text].map((sign) => by[sign] ?? sign).join('');

/** As what somebody in a hurry reads a name: without marks, whatever stands for a letter. */
function readingOf(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return replaced(lookOf(replaced(bare, SMALL_CAPITALS)), READ_AS_LETTERS);
}

const RESERVED_READINGS = new Set([...RESERVED].map(readingOf));

interface ProperName {
  readonly name: string;
  /** What it is found by. */
  readonly key: string;
  /** What nobody else's may look like. */
  readonly look: string;
}

/** A name that somebody chose, in its proper form. */
export function properName(text: string): ProperName {
  const name = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const key = nameKey(name);
  const look = lookOf(name);
  if (name.length < SHORTEST || name.length > LONGEST || !FORM.test(name))
    throw new Refused(
      'bad-name',
      `Use ${SHORTEST} to ${LONGEST} characters: letters or digits, with single spaces, dots, dashes, apostrophes or underscores between them`,
    );
  if (INVISIBLE.test(text) || ALIKE.filter((script) => script.test(name)).length > 1)
    throw new Refused('bad-name', 'A name may not contain invisible characters or mix alphabets that look alike');
  if (RESERVED_READINGS.has(readingOf(name)) || RESERVED.has(key) || RESERVED_START.test(key))
    throw new Refused('bad-name', `The name "${name}" is reserved: choose another one`);
  return { name, key, look };
}
