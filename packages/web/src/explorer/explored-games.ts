import { openingOf, readOpenings } from '@longtwilight/notation';
import type { Words } from '@longtwilight/words';
import type { LibraryEntry } from '../my-library/entry.ts';
import type { ExploredGame } from './count-openings.ts';

/** Openings of the games in the library. */
export const openingsOf = (entries: readonly LibraryEntry[]): ExploredGame[] =>
  entries.flatMap(({ id, players, known }) => {
    const opening = openingOf(known.digest);
    return opening === null ? [] : [{ opening, players, href: `#/replay/${id}` }];
  });

/** Openings of a computer player against itself, which come along. */
export async function shippedOpenings(words: Words): Promise<readonly ExploredGame[]> {
  const { player, openings } = readOpenings((await import('./ambassador.json')).default);
  const name = words.sayKnown([`ui.level.${player}`, 'ui.computer'], {});
  return openings.map((opening) => ({ opening, players: { us: name, ussr: name }, href: null }));
}
