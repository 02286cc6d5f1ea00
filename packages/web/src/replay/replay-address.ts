import { SIDE_KEYS } from '@longtwilight/engine';
import type { Named } from '@longtwilight/picture';
import type { Words } from '@longtwilight/words';
import { gameFileOf, replayLink } from '../after/replay-link.ts';
import { hasServer } from '../server/api.ts';
import { keepForLink } from '../share/keep-for-link.ts';
import { type ShortLinkKind, shortLink } from '../share/short-links.ts';
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

/** What of the server this page shows: the way that short links name it, or null for a game that no server has. */
export function shownFromServer(): readonly [ShortLinkKind, string] | null {
  const query = new URLSearchParams(location.hash.split('?')[1]);
  const [game, kept] = [query.get('server'), query.get('kept')];
  if (game !== null) return ['g', game];
  return kept === null ? null : ['k', kept];
}

/** A link, and what is to be said about it. */
export interface MomentLink {
  readonly link: string;
  /** The game has just been put on the server for it, or would be for somebody with an account. */
  readonly note: 'kept' | 'account' | null;
}

/** A link that shows this very moment to others: short where a server has or gets the game, and else with the whole game in it. */
export async function linkTo(match: ReplayMatch, at: number, players: Named, words: Words): Promise<MomentLink> {
  const { record, as } = match;
  const short = (kind: ShortLinkKind, id: string): string =>
    shortLink(kind, [id, String(at)], { as: as === 'both' ? null : as, lang: words.language });
  const there = shownFromServer();
  if (there !== null) return { link: short(...there), note: null };
  const whole = `${await replayLink(record)}&${momentOf(at, as)}`;
  const title = SIDE_KEYS.map((side) => players[side] ?? words.side(side)).join(' – ');
  const kept = await keepForLink(title, await gameFileOf(record, { players }));
  if (kept !== null) return { link: short('k', kept), note: 'kept' };
  return { link: whole, note: (await hasServer()) ? 'account' : null };
}
