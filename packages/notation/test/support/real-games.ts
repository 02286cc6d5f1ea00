import { existsSync, readdirSync, readFileSync } from 'node:fs';

// They are beside the project, not in it
const FOLDER = new URL('../../../../../shared/games/', import.meta.url);

export const HAS_REAL_GAMES = existsSync(FOLDER);
/** The files of games between people; without them a name in their place, so that tests of each are listed as left out. */
export const REAL_GAMES: readonly string[] = HAS_REAL_GAMES
  ? readdirSync(FOLDER).filter((file) => file.endsWith('.txt'))
  : ['a game'];
export const realGame = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
