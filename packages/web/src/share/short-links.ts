import type { Language } from '@longtwilight/words';

/** What the server tells others about by a short address: a game of its own, one that is kept there, a position, a puzzle. */
export type ShortLinkKind = 'g' | 'k' | 'p' | 'z';

interface LinkOptions {
  /** Whose eyes it is seen with; null for the usual ones. */
  readonly as?: string | null;
  /** The language of the preview; whoever opens the link keeps their own. */
  readonly lang: Language;
}

/** An address that a server behind these pages knows, with a preview where it is posted. */
export function shortLink(kind: ShortLinkKind, parts: readonly string[], { as = null, lang }: LinkOptions): string {
  const query = [as === null ? '' : `as=${as}`, lang === 'en' ? '' : `lang=${lang}`].filter((part) => part !== '');
  return `${location.origin}/${[kind, ...parts].join('/')}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

/** These of a query, as they are. */
const kept = (query: URLSearchParams, ...keys: readonly string[]): string =>
  keys.flatMap((key) => (query.has(key) ? [`&${key}=${encodeURIComponent(query.get(key) ?? '')}`] : [])).join('');

/** Where in the pages a short link leads: what stands behind the hash. */
const PLACES: Readonly<Record<ShortLinkKind, (name: string, at: string, query: URLSearchParams) => string>> = {
  g: (id, at, query) => (at === '' ? `play/${id}` : `replay?server=${id}&at=${at}${kept(query, 'as')}`),
  // A study names its places behind the question mark
  k: (id, at, query) => `replay?kept=${id}${at === '' ? '' : `&at=${at}`}${kept(query, 'as', 'chapter', 'line', 'at')}`,
  p: (text) => `position/${text}`,
  z: (name) => `puzzles/${name.replace('_', '/')}`,
};

/** The page that a short link means; null for an address that is none. */
export function placeOfShortLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const [, kind = '', name = '', at = ''] = /^\/([a-z])\/([\w-]+)(?:\/(\d+))?$/.exec(pathname) ?? [];
  if (!Object.hasOwn(PLACES, kind)) return null;
  return PLACES[kind as ShortLinkKind](name, at, new URLSearchParams(search));
}
