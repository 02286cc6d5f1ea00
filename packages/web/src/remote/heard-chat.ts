import { database } from '../store/database.ts';
import { Value } from '../store/value.ts';

/** Up to which message the chat of a game was heard, by the id of the game. */
const heard = new Value<Readonly<Record<string, number>>>('heard-chat', database);

/** Games whose chat is remembered. */
const MOST_GAMES = 100;

/** 0 where nothing was heard yet. */
export const heardIn = async (game: string): Promise<number> => (await heard.read())?.[game] ?? 0;

export async function keepHeard(game: string, message: number): Promise<void> {
  const { [game]: _before, ...others } = (await heard.read()) ?? {};
  await heard.keep(Object.fromEntries([...Object.entries(others), [game, message] as const].slice(-MOST_GAMES)));
}
