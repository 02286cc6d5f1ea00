import { hash, timingSafeEqual } from 'node:crypto';
import type { World } from '../world.ts';

/**
 * Only hashes of keys, links and codes are stored: whoever reads the database can't pass for anybody. They are so long and
 * random that nobody can try them all, and looking up a hash tells nothing of how much of a guess was right.
 */
export const hashOf = (key: string): string => hash('sha256', key, 'base64url');

/** Whether somebody knows a secret. It takes as long however much of a guess is right. */
export const isSecret = (guess: string | undefined, secret: string | null): boolean =>
  guess !== undefined && secret !== null && timingSafeEqual(Buffer.from(hashOf(guess)), Buffer.from(hashOf(secret)));

/** Letters and digits that are not mistaken for each other. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const CODES = 10;

/** Codes of 80 bits, in groups that can be copied by hand. */
export const newCodes = (world: World): string[] =>
  Array.from({ length: CODES }, () => {
    const letters = [...world.random(16)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });

/** The hash of a code however it was written down. */
export const hashOfCode = (code: string): string =>
  hashOf(
    code
      .toLowerCase()
      .replace(/[^0-9a-z]/g, '')
      .replaceAll('o', '0')
      .replace(/[il]/g, '1'),
  );
