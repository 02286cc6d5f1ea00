import type { GameState } from '@longtwilight/protocol';
import type { Noted } from '@longtwilight/protocol/record';
import { api } from '../server/api.ts';
import { database } from '../store/database.ts';
import { Value } from '../store/value.ts';

/** What this browser saw of the promise of each game's dice, and the seed that it added. */
const noted = new Value<Readonly<Record<string, Noted>>>('dice', database, () => ({}));
const MOST_NOTED = 300;

async function note(id: string, what: Noted): Promise<void> {
  const games = Object.entries((await noted.read()) ?? {}).filter(([game]) => game !== id);
  await noted.keep(Object.fromEntries([...games.slice(1 - MOST_NOTED), [id, what]]));
}

export const notedOf = async (id: string): Promise<Noted> => (await noted.read())?.[id] ?? {};

/** A seed that nobody can foretell. */
const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Add to the dice of a game that one has made, now that the promise of the server is known. */
export async function addSeed({ game: { id }, commitment }: GameState): Promise<void> {
  const seed = newSeed();
  try {
    await api.reseed(id, seed);
    await note(id, { commitment, seed });
  } catch {
    // Somebody has joined it in the same moment: then it is the other's seed that the server did not know
    await note(id, { commitment });
  }
}

/** Join a game whose promise is known, with a seed of one's own. */
export async function joinWithSeed(
  { game: { id }, commitment }: GameState,
  invitation: string | null,
): Promise<GameState> {
  const seed = newSeed();
  const joined = await api.join(id, invitation, seed);
  await note(id, { commitment, seed });
  return joined;
}

/** Find an opponent: a game that is joined has the seed, one that is made gets another once its promise is known. */
export async function matchWithSeed(wanted: Parameters<typeof api.match>[0]): Promise<GameState> {
  const seed = newSeed();
  const found = await api.match({ ...wanted, seed });
  const { game, commitment, you } = found;
  const known = await notedOf(game.id);
  if (game.status !== 'open' && you === 'second' && known.seed === undefined) await note(game.id, { commitment, seed });
  else if (game.status === 'open' && known.seed === undefined) await addSeed(found);
  return found;
}
