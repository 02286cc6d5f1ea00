import { api, hasServer } from '../server/api.ts';

/** The longest title that the server takes. */
const LONGEST_TITLE = 120;

/** Whether a link leads to a copy on the server: there is one, and whoever asks has an account there. */
export async function keepsForLinks(): Promise<boolean> {
  if (!(await hasServer())) return false;
  const { me } = await api.me();
  return me?.kind === 'account';
}

/** Puts a file on the server for whoever has the link, and gives its id; null without a server, or for who has no account there. */
export async function keepForLink(title: string, file: string): Promise<string | null> {
  try {
    if (!(await keepsForLinks())) return null;
    return (await api.keepFile(title.slice(0, LONGEST_TITLE), file)).id;
  } catch {
    // The server is out of reach or has no room: all goes along in the link
    return null;
  }
}
