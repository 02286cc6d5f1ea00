import { PUZZLE_THEMES, type Puzzle, type ThemeKey } from '@longtwilight/scenarios/puzzles';

/** Spreads the days over the puzzles of a theme, so that those that stand together in a file come far apart. */
const STRIDE = 7919;

/** Of a theme with fewer the same ones would come back too soon. */
const ENOUGH = 5;

/** What puzzles there are: their themes, and those of each. */
export interface PuzzleShelf {
  readonly themes: readonly ThemeKey[];
  load(theme: ThemeKey): Promise<readonly Puzzle[]>;
}

/** The themes of these, in their order. */
export const themesThere = (isThere: (theme: ThemeKey) => boolean): readonly ThemeKey[] =>
  PUZZLE_THEMES.filter(isThere);
export const easiestFirst = (puzzles: readonly Puzzle[]): Puzzle[] =>
  [...puzzles].sort((a, b) => a.difficulty - b.difficulty);

/** The puzzle of a day: the same for everybody, with a theme that changes from day to day. */
export async function puzzleOfDay({ themes, load }: PuzzleShelf, day: number): Promise<Puzzle | null> {
  for (let i = 0; i < themes.length; i++) {
    const puzzles = await load(themes[(day + i) % themes.length]!);
    if (puzzles.length >= ENOUGH) return puzzles[(Math.floor(day / themes.length) * STRIDE) % puzzles.length]!;
  }
  return null;
}
