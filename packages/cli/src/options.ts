import { LANGUAGES } from '@longtwilight/words';
import { InvalidArgumentError, Option } from 'commander';

const MOST_SEED = 0xffffffff;

/** Reads a whole number from a range. */
const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const n = Number(text);
    if (/^\d+$/.test(text) && n >= least && n <= most) return n;
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`);
  };
export const readSeed = wholeNumber(0, MOST_SEED);
export const readCount = wholeNumber(1, 1_000_000_000);
export const readThreads = wholeNumber(1, 256);

export function readSeconds(text: string): number {
  const n = Number(text);
  if (text.trim() !== '' && n > 0 && n <= 3600) return n;
  throw new InvalidArgumentError('Expected a number of seconds, more than 0 and at most 3600.');
}

export const languageOption = (what: string): Option =>
  new Option('--lang <language>', what).choices(LANGUAGES).default('en');
