import type { Game } from '../core/game.ts';
import type { Country, Side } from '../core/ids.ts';
import { CHECKPOINT, INFLUENCE, INFLUENCE_OF_SIDE } from '../core/layout.ts';
import { COUNTRIES } from './countries.ts';

const FIRST_WORD = [INFLUENCE / 4, (INFLUENCE + INFLUENCE_OF_SIDE) / 4] as const;
const CHECKPOINT_WORDS = CHECKPOINT / 4;

/** The countries found last, until the next call: most countries are empty, so looking at four at once pays. */
export const found = new Uint8Array(COUNTRIES + 1);

/** Find the countries where a side has influence, in order; returns how many. */
export const findInfluenced = (g: Game, side: Side): number => find(g.fours, FIRST_WORD[side]);
/** The same as it was when the current play began. */
export const findInfluencedBefore = (g: Game, side: Side): number => find(g.fours, FIRST_WORD[side] + CHECKPOINT_WORDS);

/** The last country before this one where a side has influence; -1 if there is none. */
export function lastInfluenced(g: Game, side: Side, before: Country): Country {
  let w = before >> 2;
  // Of the word that `before` lies in, only what comes before it
  let four = g.fours[FIRST_WORD[side] + w]! & ((1 << (8 * (before & 3))) - 1);
  while (four === 0 && w > 0) four = g.fours[FIRST_WORD[side] + --w]!;
  return four === 0 ? -1 : 4 * w + ((31 - Math.clz32(four)) >> 3);
}

if (COUNTRIES % 4 !== 0) throw new Error('Countries are looked at four at a time: what follows them would be read too');

function find(fours: Int32Array, first: number): number {
  let n = 0;
  for (let c = 0, w = first; c < COUNTRIES; c += 4, w++) {
    const four = fours[w]!;
    if (four === 0) continue;
    // One bit for each country that is not empty. All are written, and those that count advance: no branch to mispredict
    const influenced = (((four & 0x7f7f7f7f) + 0x7f7f7f7f) | four) >>> 7;
    found[n] = c;
    n += influenced & 1;
    found[n] = c + 1;
    n += (influenced >>> 8) & 1;
    found[n] = c + 2;
    n += (influenced >>> 16) & 1;
    found[n] = c + 3;
    n += influenced >>> 24;
  }
  return n;
}
