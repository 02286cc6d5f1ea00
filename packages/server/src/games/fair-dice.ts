import { createHmac, hash } from 'node:crypto';
import { type ChanceSource, commitmentTo, fairDiceOf, type Hashes, type Seeds } from '@longtwilight/protocol/record';

export const hashes: Hashes = {
  sha256: (text) => hash('sha256', text, 'hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest(),
};

export const commitment = (serverSeed: string): string => commitmentTo(serverSeed, hashes);
export const fairDice = (seeds: Seeds): ChanceSource => fairDiceOf(seeds, hashes);
