import { api, hasServer } from '../server/api.ts';

/** The longest title that the server takes. */
const LONGEST_TITLE = 120;

/** Puts a file on the server for whoever has the link, and gives its id; null without a server, or for who has no account there. */
export async function keepForLink(title: string, file: string): Promise<string | null> {
  if (!(await hasServer())) return null;
  try {
    const { me } = await api.me();
    if (me?.kind !== 'account') return null;
    return (await api.keepFile(title.slice(0, LONGEST_TITLE), file)).id;
  } catch {
    // The server is out of reach or has no room: all goes along in the link
    return null;
  }
}
