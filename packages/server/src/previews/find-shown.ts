import { hash } from 'node:crypto';
import { factFor, GameRecord, RefusedError, type SideKey, seeded, view } from '@longtwilight/engine';
import { fillPosition, readPositionText } from '@longtwilight/notation';
import { unchosenName } from '@longtwilight/protocol';
import { type Puzzle, shippedPuzzles } from '@longtwilight/scenarios';
import { gameOf, PUZZLE_THEMES, taskOf } from '@longtwilight/scenarios/puzzles';
import { findLanguage, loadPuzzleWords, loadWords, type Words } from '@longtwilight/words';
import { LRUCache } from 'lru-cache';
import { sideInRow, viewFor } from '../games/game-state.ts';
import type { Games, Seen } from '../games/games.ts';
import { firstGame, type Library } from '../library/library.ts';
import { Refused } from '../refused.ts';
import type { GameRow } from '../storage/schema.ts';
import type { FindShown, Shown } from './shown.ts';

/** The number of the public among viewers. */
const PUBLIC = 2;

export const wordsIn = (language: string): Promise<Words> => loadWords(findLanguage(language) ?? 'en');

/** What is only there for some is not there for a link. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused || error instanceof RefusedError) return null;
    throw error;
  }
}

/** Games of this server: while one is played, as it stands for those who look on, whatever moment is asked for. */
export const gamesShown =
  (games: Games): FindShown =>
  (id, at, language) =>
    unlessRefused(async () => {
      const words = await wordsIn(language);
      const seen = await games.look(id, { person: null });
      const { row, table } = seen;
      if (table.record === null) return null;
      const players = await playersOf(games, seen, words);
      if (row.status !== 'over') return { seen: viewFor(table, 'public'), players, settled: false };
      return { ...momentOf(await games.wholeRecord(seen), at, words), players, settled: true };
    });

async function playersOf(games: Games, { row }: Seen, words: Words): Promise<Shown['players']> {
  const names = await games.namesIn(row);
  const named = (['first', 'second'] as const).flatMap((seat): [SideKey, string][] => {
    const side = sideInRow(row, seat);
    return side === null ? [] : [[side, nameOf(row, seat, names, words)]];
  });
  return Object.fromEntries(named);
}

function nameOf(row: GameRow, seat: 'first' | 'second', names: ReadonlyMap<string, string>, words: Words): string {
  const person = row[`${seat}_person`];
  const level = row[`${seat}_level`];
  if (person === null) return words.sayKnown([`ui.level.${level}`, 'ui.computer'], {});
  const name = names.get(person) ?? '';
  const unchosen = unchosenName(name);
  return unchosen === null ? name : words.unnamed(unchosen);
}

/** A game that is over, after so many steps of its story: its opening is the first. */
function momentOf(record: GameRecord, at: number | null, words: Words): Pick<Shown, 'seen' | 'news'> {
  const steps = Math.min(Math.max(at ?? record.entries.length + 1, 1), record.entries.length + 1);
  const facts = (steps === 1 ? record.opening : record.entries[steps - 2]!.facts).map((fact) => factFor(fact, PUBLIC));
  return {
    seen: view(record.after(steps - 1), 'public'),
    news: words.for(record.rules.spec.edition).tell(facts).at(-1),
  };
}

/** Games of files that were shown last; one takes about 1 MB. */
const MOST_FILES = 32;

/** Games and studies that are kept in libraries and shown to whoever has the link. */
export function keptShown(library: Library): FindShown {
  const games = new LRUCache<string, ReturnType<typeof firstGame>>({ max: MOST_FILES });
  return (id, at, language) =>
    unlessRefused(async () => {
      const { title, file } = await library.read(id, null);
      const key = hash('sha256', file, 'base64url');
      const { record, players } = games.get(key) ?? firstGame(file);
      games.set(key, { record, players });
      return { ...momentOf(record, at, await wordsIn(language)), title, players, settled: true };
    });
}

/** Puzzles by theme and name, as everybody would see their boards: hands are for those who solve them. */
export const puzzlesShown: FindShown = (name, _, language) =>
  unlessRefused(async () => {
    const [theme = '', id] = name.split('_');
    const puzzle = puzzlesOf(theme).find((one) => one.id === id);
    if (puzzle === undefined) return null;
    const words = await loadPuzzleWords(await wordsIn(language));
    const task = taskOf(puzzle);
    return {
      seen: view(gameOf(puzzle).game, 'public'),
      players: {},
      title: `${words.say('puzzle.title')}: ${words.find(`puzzle.theme.${task}`)}`,
      news: `${words.say('puzzle.side', { side: puzzle.side })} ${words.find(`puzzle.task.${task}`)}`,
      settled: true,
    };
  });

/** Each file is read once, when it is first wanted. */
const readThemes = new Map<string, readonly Puzzle[]>();
function puzzlesOf(name: string): readonly Puzzle[] {
  const theme = PUZZLE_THEMES.find((one) => one === name);
  if (theme === undefined) return [];
  const puzzles = readThemes.get(theme) ?? shippedPuzzles(theme);
  readThemes.set(theme, puzzles);
  return puzzles;
}

/** Positions, which their addresses hold whole. */
export const positionsShown: FindShown = (text) =>
  unlessRefused(async () => {
    // Whatever lies hidden in it makes no difference to what everybody sees
    const { game } = GameRecord.from(fillPosition(readPositionText(text), seeded(1)));
    return { seen: view(game, 'public'), players: {}, settled: true };
  });
