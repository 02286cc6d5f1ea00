import { createHmac, hash } from 'node:crypto';
import { type ChanceSource, commitmentTo, fairDiceOf, type Hashes, type Seeds } from '@longtwilight/protocol/record';
import { LRUCache } from 'lru-cache';

export const hashes: Hashes = {
  sha256: (text) => hash('sha256', text, 'hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest(),
};

/** Of games that are looked at again and again. */
const commitments = new LRUCache<string, string>({ max: 2000 });

export function commitment(serverSeed: string): string {
  let made = commitments.get(serverSeed);
  if (made === undefined) {
    made = commitmentTo(serverSeed, hashes);
    commitments.set(serverSeed, made);
  }
  return made;
}
export const fairDice = (seeds: Seeds): ChanceSource => fairDiceOf(seeds, hashes);
