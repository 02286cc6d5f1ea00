import { type Puzzle, readPuzzles, type ThemeKey } from '@longtwilight/scenarios/puzzles';
import type { Language } from '@longtwilight/words';
import { hasServer } from '../server/api.ts';
import { shortLink } from '../share/short-links.ts';
import { easiestFirst, type PuzzleShelf, themesThere } from './daily.ts';

const FILES = import.meta.glob<Parameters<typeof readPuzzles>[1]>(
  ['../../../scenarios/puzzles/*.yaml', '!**/retired.yaml'],
  { import: 'default' },
);
const fileOf = (theme: ThemeKey): string => `../../../scenarios/puzzles/${theme}.yaml`;

/** The puzzles that come along, the easiest first; those of a theme are loaded when they are wanted. */
export const SHIPPED: PuzzleShelf = {
  themes: themesThere((theme) => FILES[fileOf(theme)] !== undefined),
  async load(theme) {
    const data = await FILES[fileOf(theme)]?.();
    return data === undefined ? [] : easiestFirst(readPuzzles(`${theme}.yaml`, data));
  },
};

/** Where a puzzle is found again: its theme, and its name. */
export const addressOf = ({ themes, id }: Puzzle): string => `puzzles/${themes[0]}/${id}`;

/** A link for others: with a preview where there is a server. */
export async function puzzleLink(puzzle: Puzzle, lang: Language): Promise<string> {
  if (await hasServer()) return shortLink('z', [`${puzzle.themes[0]}_${puzzle.id}`], { lang });
  return `${location.origin}${location.pathname}#/${addressOf(puzzle)}`;
}
