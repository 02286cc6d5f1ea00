import type { Game } from '../core/game.ts';
import type { Side } from '../core/ids.ts';
import { CHECKPOINT, INFLUENCE, INFLUENCE_OF_SIDE } from '../core/layout.ts';
import { COUNTRIES } from './countries.ts';

const FIRST_WORD = [INFLUENCE / 4, (INFLUENCE + INFLUENCE_OF_SIDE) / 4] as const;
const CHECKPOINT_WORDS = CHECKPOINT / 4;

/** The countries found last, until the next call: most countries are empty, so looking at four at once pays. */
export const found = new Uint8Array(COUNTRIES);

/** Find the countries where a side has influence, in order; returns how many. */
export const findInfluenced = (g: Game, side: Side): number => find(g.words, FIRST_WORD[side]);
/** The same as it was when the current play began. */
export const findInfluencedBefore = (g: Game, side: Side): number => find(g.words, FIRST_WORD[side] + CHECKPOINT_WORDS);

if (COUNTRIES % 4 !== 0) throw new Error('Countries are looked at four at a time: what follows them would be read too');

function find(words: Int32Array, first: number): number {
  let n = 0;
  for (let c = 0, w = first; c < COUNTRIES; c += 4, w++) {
    const four = words[w]!;
    if (four === 0) continue;
    if (four & 0xff) found[n++] = c;
    if (four & 0xff00) found[n++] = c + 1;
    if (four & 0xff0000) found[n++] = c + 2;
    if (four & 0xff000000) found[n++] = c + 3;
  }
  return n;
}
