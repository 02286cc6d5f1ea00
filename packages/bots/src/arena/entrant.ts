import { LEVEL_KEYS, type LevelKey } from '../levels.ts';

/** Who may enter: a level by its name, or `exec:` and a command that starts an external bot. */
export type Entrant = { readonly level: LevelKey } | { readonly command: string };

const EXTERNAL = 'exec:';

/** Null if the text names nobody. */
export function readEntrant(text: string): Entrant | null {
  if (text.startsWith(EXTERNAL)) {
    const command = text.slice(EXTERNAL.length).trim();
    return command === '' ? null : { command };
  }
  const level = LEVEL_KEYS.find((key) => key === text);
  return level === undefined ? null : { level };
}

/** What an entrant can be, for messages. */
export const ENTRANTS: string = `${LEVEL_KEYS.join(', ')} or ${EXTERNAL}COMMAND`;
