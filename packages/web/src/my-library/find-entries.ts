import { type Edition, SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import type { PlayedCard } from '@longtwilight/notation';
import { fold } from '../shared/fold.ts';
import type { KeptStudy } from '../store/studies.ts';
import type { LibraryEntry } from './entry.ts';

export const ANYTHING = 'any';
export const RESULTS = ['us', 'ussr', 'draw', 'none'] as const;

/** What somebody looks for in the library. */
export interface Wanted {
  /** Words that stand somewhere in the names, in any order. */
  readonly text: string;
  readonly kind: typeof ANYTHING | 'games' | 'logs' | 'studies';
  /** The side of the player who is looked for, and of who played the card. */
  readonly side: typeof ANYTHING | SideKey;
  readonly player: string;
  readonly result: typeof ANYTHING | (typeof RESULTS)[number];
  readonly card: typeof ANYTHING | CardKey;
  /** Days such as `2024-05-17`; empty for any. */
  readonly from: string;
  readonly until: string;
  readonly edition: typeof ANYTHING | Edition;
}
export const EVERYTHING: Wanted = {
  text: '',
  kind: ANYTHING,
  side: ANYTHING,
  player: ANYTHING,
  result: ANYTHING,
  card: ANYTHING,
  from: '',
  until: '',
  edition: ANYTHING,
};

/** The plays of the card that is looked for; none where no card is. */
export const playsWanted = ({ known }: LibraryEntry, { card, side }: Wanted): PlayedCard[] =>
  card === ANYTHING
    ? []
    : known.digest.plays.filter((play) => play.card === card && (side === ANYTHING || play.side === side));

/** The entries that fit, in their order; `describe` gives the words that can be searched. */
export function findEntries(
  entries: readonly LibraryEntry[],
  wanted: Wanted,
  describe: (entry: LibraryEntry) => string,
): LibraryEntry[] {
  return entries.filter((entry) => fits(entry, wanted) && hasWords(wanted, () => describe(entry)));
}

/** Studies by their titles, chapters and days; whoever looks for a side, a card or a result looks for games. */
export function findStudies(studies: readonly KeptStudy[], wanted: Wanted): KeptStudy[] {
  const { side, player, result, card, edition } = wanted;
  if ([side, player, result, card, edition].some((one) => one !== ANYTHING)) return [];
  return studies.filter(
    ({ title, chapters, changed }) =>
      dayFits({ date: changed }, wanted) &&
      hasWords(wanted, () => [title, ...chapters.map((chapter) => chapter.title)].join(' ')),
  );
}

function hasWords({ text }: Wanted, describe: () => string): boolean {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return true;
  const described = fold(describe());
  return words.every((word) => described.includes(word));
}

function fits(entry: LibraryEntry, wanted: Wanted): boolean {
  const { kind, result, card, edition } = wanted;
  const { digest } = entry.known;
  return (
    (kind === ANYTHING || entry.shelf === kind) &&
    (result === ANYTHING || (digest.winner ?? 'none') === result) &&
    (edition === ANYTHING || digest.rules.edition === edition) &&
    (card === ANYTHING || playsWanted(entry, wanted).length > 0) &&
    sideFits(entry, wanted) &&
    dayFits(entry, wanted)
  );
}

/** A side is that of the player who is looked for; without one, of whoever looks; with a card alone it is about the card. */
function sideFits({ players, mine }: LibraryEntry, { side, player, card }: Wanted): boolean {
  if (player !== ANYTHING)
    return SIDE_KEYS.some((one) => players[one] === player && (side === ANYTHING || one === side));
  return side === ANYTHING || card !== ANYTHING || mine === side;
}

function dayFits({ date }: Pick<LibraryEntry, 'date'>, { from, until }: Wanted): boolean {
  // Days are meant as the calendar on the wall has them
  const day = (text: string): number => new Date(`${text}T00:00`).getTime();
  const afterDay = until === '' ? null : new Date(day(until)).setHours(24);
  return (from === '' || date >= day(from)) && (afterDay === null || date < afterDay);
}
