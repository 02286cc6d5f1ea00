import type { Game } from '../../src/core/game.ts';
import * as at from '../../src/core/layout.ts';

type Region = readonly [name: string, from: number, to: number];

/** The regions of a game's bytes that a message can name. */
const NOW: readonly Region[] = Object.entries({
  influence: at.INFLUENCE,
  cards: at.CARDS,
  counts: at.COUNTS,
  effects: at.EFFECTS,
  phase: at.PHASE,
  turn: at.TURN,
  round: at.ROUND,
  phasing: at.PHASING,
  defcon: at.DEFCON,
  vp: at.VP,
  military: at.MILITARY,
  space: at.SPACE,
  spaceUsed: at.SPACE_USED,
  chinaHolder: at.CHINA_HOLDER,
  chinaFaceUp: at.CHINA_FACE_UP,
  headline: at.HEADLINE,
  eighth: at.EIGHTH,
  noradAlert: at.NORAD_ALERT,
  pileKnown: at.PILE_KNOWN,
  order: at.ORDER,
  over: at.OVER,
  winner: at.WINNER,
  end: at.NOW_SIZE,
})
  .sort(([, a], [, b]) => a - b)
  .flatMap(([name, from], i, all) => (i + 1 < all.length ? [[name, from, all[i + 1]![1]] as const] : []));

const REGIONS: readonly Region[] = [
  ...NOW,
  ...NOW.map(([name, from, to]): Region => [`checkpoint ${name}`, at.CHECKPOINT + from, at.CHECKPOINT + to]),
  ['journal', at.JOURNAL, at.JOURNAL + at.JOURNAL_SIZE],
  ['journal length', at.JOURNAL_LENGTH, at.JOURNAL_LENGTH + 1],
  ['answered', at.ANSWERED, at.ANSWERED + 4],
];

const nameOf = (i: number): string => {
  const region = REGIONS.find(([, from, to]) => i >= from && i < to);
  return region === undefined ? `byte ${i}` : `${region[0]}[${i - region[1]}]`;
};

export const bytesOf = (game: Game): Uint8Array => game.bytes.slice();

/** Where two byte arrays differ, in words; empty if they are the same. */
export function differences(a: Uint8Array, b: Uint8Array): string {
  if (Buffer.compare(a, b) === 0) return '';
  const found: string[] = [];
  for (let i = 0; i < Math.max(a.length, b.length); i++)
    if (a[i] !== b[i]) found.push(`${nameOf(i)} ${a[i]} / ${b[i]}`);
  return found.slice(0, 12).join(', ');
}

/** Fails with the names of the regions where two games differ. */
export function expectSameBytes(a: Uint8Array, b: Uint8Array, where: string): void {
  const found = differences(a, b);
  if (found !== '') throw new Error(`${where}: bytes differ: ${found}`);
}
