import type { Words } from '@longtwilight/words';
import { replayLink } from '../after/replay-link.ts';
import { shortLink } from '../share/short-links.ts';
import type { Onlooker, ReplayMatch } from './replay-match.ts';

/** Links beyond this are cut off by some programs. */
export const LONGEST_SAFE_LINK = 2000;

const momentOf = (at: number, as: Onlooker): string => `at=${at}${as === 'both' ? '' : `&as=${as}`}`;

/** The address of this page at another moment. */
export function addressAt(hash: string, at: number, as: Onlooker): string {
  const [path = '', query = ''] = hash.split('?');
  const kept = query.split('&').filter((part) => part !== '' && !/^(at|as)=/.test(part));
  return `${path}?${[...kept, momentOf(at, as)].join('&')}`;
}

/** The game of the server that this page shows, if it does. */
export const serverGame = (): string | null => new URLSearchParams(location.hash.split('?')[1]).get('server');

/** A link that shows this very moment to others: short where a server has the game, and else with the whole game in it. */
export async function linkTo({ record, as }: ReplayMatch, at: number, words: Words): Promise<string> {
  const id = serverGame();
  if (id !== null) return shortLink('g', [id, String(at)], { as: as === 'both' ? null : as, lang: words.language });
  return `${await replayLink(record)}&${momentOf(at, as)}`;
}
