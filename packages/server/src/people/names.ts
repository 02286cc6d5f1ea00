import { LEVEL_KEYS } from '@longtwilight/bots';
import { Refused } from '../refused.ts';

/** Letters and digits of any script with at most two marks each, one separator between them. */
const FORM = /^[\p{L}\p{N}]\p{M}{0,2}(?:[ _.'-]?[\p{L}\p{N}]\p{M}{0,2})*$/u;
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

/** A name that somebody chose, in its proper form. */
export function properName(text: string): { readonly name: string; readonly key: string } {
  const name = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const key = nameKey(name);
  if (name.length < SHORTEST || name.length > LONGEST || !FORM.test(name))
    throw new Refused(
      'bad-name',
      `A name has ${SHORTEST} to ${LONGEST} letters or digits; a space, dot, dash, apostrophe or underscore may stand between two of them`,
    );
  if (RESERVED.has(key) || RESERVED_START.test(key))
    throw new Refused('bad-name', `Nobody may be called "${name}": choose another name`);
  return { name, key };
}
