import { SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { personName } from '../people/person-name.ts';
import type { KeptDigest } from '../store/digests.ts';
import type { KeptGame, Sitter } from '../store/games.ts';
import type { KeptLog } from '../store/logs.ts';

/** Where a thing of the library is kept. */
export interface KeptPlace {
  readonly shelf: 'games' | 'logs';
  readonly id: string;
}

/** A game of the library: one that was played here, or a log or file that was opened. */
export interface LibraryEntry extends KeptPlace {
  /** Every place where the same game is kept, this one first. */
  readonly places: readonly KeptPlace[];
  /** Of its file; empty for a game that was played here. */
  readonly file: string;
  /** The side that was played by whoever sees this; null for two at one screen, and for logs. */
  readonly mine: SideKey | null;
  readonly players: Readonly<Record<SideKey, string>>;
  /** When it was played as far as is known, else kept. */
  readonly date: number;
  readonly known: KeptDigest;
}

export const keptPlaceText = ({ shelf, id }: KeptPlace): string => `${shelf}/${id}`;

/** Who sat there: whoever sees this, a computer player, or somebody at the same screen. */
function sitterName(words: Words, side: SideKey, seats: Readonly<Record<SideKey, Sitter>>, you: string): string {
  const sitter = seats[side];
  if (sitter !== 'human') return words.sayKnown([`ui.level.${sitter}`, 'ui.computer'], {});
  return SIDE_KEYS.every((one) => seats[one] === 'human') ? words.side(side) : you;
}

export function entryOfGame(words: Words, game: KeptGame, known: KeptDigest, you: string): LibraryEntry {
  const { id, seats, changed } = game;
  const [mine = null, second] = SIDE_KEYS.filter((side) => seats[side] === 'human');
  return {
    shelf: 'games',
    id,
    places: [{ shelf: 'games', id }],
    file: '',
    mine: second === undefined ? mine : null,
    players: { us: sitterName(words, 'us', seats, you), ussr: sitterName(words, 'ussr', seats, you) },
    date: changed,
    known,
  };
}

export function entryOfLog(words: Words, { id, name, changed }: KeptLog, known: KeptDigest): LibraryEntry {
  const { us = words.side('us'), ussr = words.side('ussr') } = known.players;
  const date = known.date === null ? Number.NaN : Date.parse(known.date);
  return {
    shelf: 'logs',
    id,
    places: [{ shelf: 'logs', id }],
    file: name,
    mine: null,
    players: { us: personName(words, us), ussr: personName(words, ussr) },
    date: Number.isNaN(date) ? changed : date,
    known,
  };
}

/** The same game once, wherever it is kept: as it was played here rather than as a log. */
export function eachOnce(entries: readonly LibraryEntry[]): LibraryEntry[] {
  const once = new Map<string, LibraryEntry>();
  for (const entry of entries.toSorted((a, b) => Number(a.shelf === 'logs') - Number(b.shelf === 'logs'))) {
    const { key } = entry.known;
    const same = once.get(key);
    once.set(key, same === undefined ? entry : { ...same, places: [...same.places, ...entry.places] });
  }
  return [...once.values()].sort((a, b) => b.date - a.date);
}
