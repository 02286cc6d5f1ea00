import { isKnown } from '../my-games/known.ts';
import { api, hasServer } from '../server/api.ts';
import { database } from '../store/database.ts';
import { Value } from '../store/value.ts';
import { takeIn } from './take-in.ts';

/** Games on the server that the library has taken in once: what was deleted since does not come back. */
const taken = new Value<readonly string[]>('server-games', database);

/** So many are asked for at a visit: the server has a limit too. */
const MOST = 60;

/** Takes my games that are over on the server into the library of this browser; true if there was a new one. */
export async function takeServerGames(): Promise<boolean> {
  if (!(await isKnown()) || !(await hasServer())) return false;
  const { games } = await api.myGames();
  const before = (await taken.read()) ?? [];
  const fresh = games.filter(({ id, status }) => status === 'over' && !before.includes(id)).slice(0, MOST);
  const files: File[] = [];
  for (const { id } of fresh) {
    // One that ended before its first answer, or that somebody has taken away, has no file
    const text = await api.gameFile(id, null).catch(() => null);
    if (text !== null) files.push(new File([text], ''));
  }
  const { added } = await takeIn(files);
  if (fresh.length > 0) await taken.keep([...before, ...fresh.map(({ id }) => id)]);
  return added > 0;
}
