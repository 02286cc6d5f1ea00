import { replayLink } from '../after/replay-link.ts';
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

/** A link that shows this very moment to others: short where a server has the game, and else with the whole game in it. */
export async function linkTo({ record, as }: ReplayMatch, at: number): Promise<string> {
  const server = /[?&]server=([^&]+)/.exec(location.hash)?.[1];
  const whole =
    server === undefined ? await replayLink(record) : `${location.origin}${location.pathname}#/replay?server=${server}`;
  return `${whole}&${momentOf(at, as)}`;
}
