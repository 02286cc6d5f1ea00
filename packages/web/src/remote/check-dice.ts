import type { Fairness } from '@longtwilight/protocol';
import { type Hashes, type Noted, type Verified, verifyGame } from '@longtwilight/protocol/record';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const hashes: Hashes = {
  sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  hmac: (key, text) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)),
};

/** Compute every die and every draw of a finished game again, here in the browser. */
export const checkDice = (page: Fairness, noted: Noted): Verified => verifyGame(page, hashes, noted);
