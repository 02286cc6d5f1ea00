import type { Game } from '../../src/core/game.ts';
import * as layout from '../../src/core/layout.ts';

type Region = readonly [name: string, from: number, to: number];

/** The regions of a game's bytes that a message can name. */
const NOW: readonly Region[] = Object.entries({
  influence: layout.INFLUENCE,
  cards: layout.CARDS,
  counts: layout.COUNTS,
  effects: layout.EFFECTS,
  phase: layout.PHASE,
  turn: layout.TURN,
  round: layout.ROUND,
  phasing: layout.PHASING,
  defcon: layout.DEFCON,
  vp: layout.VP,
  military: layout.MILITARY,
  space: layout.SPACE,
  spaceUsed: layout.SPACE_USED,
  chinaHolder: layout.CHINA_HOLDER,
  chinaFaceUp: layout.CHINA_FACE_UP,
  headline: layout.HEADLINE,
  eighth: layout.EIGHTH,
  noradAlert: layout.NORAD_ALERT,
  pileKnown: layout.PILE_KNOWN,
  order: layout.ORDER,
  over: layout.OVER,
  winner: layout.WINNER,
  end: layout.NOW_SIZE,
})
  .sort(([, a], [, b]) => a - b)
  .flatMap(([name, from], i, all) => (i + 1 < all.length ? [[name, from, all[i + 1]![1]] as const] : []));

const REGIONS: readonly Region[] = [
  ...NOW,
  ...NOW.map(([name, from, to]): Region => [`checkpoint ${name}`, layout.CHECKPOINT + from, layout.CHECKPOINT + to]),
  ['journal', layout.JOURNAL, layout.JOURNAL + layout.JOURNAL_SIZE],
  ['journal length', layout.JOURNAL_LENGTH, layout.JOURNAL_LENGTH + 1],
  ['answered', layout.ANSWERED, layout.ANSWERED + 4],
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
