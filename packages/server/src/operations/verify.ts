import type { Fairness } from '@longtwilight/protocol';
import { type Noted, type Verified, verifyGame } from '@longtwilight/protocol/record';
import { hashes } from '../games/fair-dice.ts';

/** Play a finished game again and compare every die and every draw with what the seeds say. */
export const verify = (page: Fairness, noted: Noted = {}): Verified => verifyGame(page, hashes, noted);
