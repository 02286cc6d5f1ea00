import type { GameRecord } from '@longtwilight/engine';
import type { GameMeta } from '@longtwilight/notation';
import { packGame } from '../replay/packed-game.ts';

/** A file of the game. */
export async function gameFileOf(record: GameRecord, meta: GameMeta = {}): Promise<string> {
  const { writeGameFile } = await import('@longtwilight/notation');
  // Game files begin with the setup; a game from a position is kept as the engine keeps it
  return record.start === null ? writeGameFile(record, meta) : JSON.stringify(record.save());
}

/** A link that holds the whole game. */
export const replayLink = async (record: GameRecord): Promise<string> =>
  `${location.origin}${location.pathname}#/replay?game=${await packGame(await gameFileOf(record))}`;
