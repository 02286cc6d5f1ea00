import { useEffect, useMemo, useState } from 'preact/hooks';

/** A page by the part of the address behind the hash, which works on every host. */
export interface Route {
  readonly page: string;
  readonly argument: string;
  readonly query: URLSearchParams;
}

function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', ...rest] = path.split('/');
  return { page, argument: rest.join('/'), query: new URLSearchParams(query) };
}

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const moved = () => setHash(location.hash);
    addEventListener('hashchange', moved);
    // It may have changed since the page was first drawn
    moved();
    return () => removeEventListener('hashchange', moved);
  }, []);
  return useMemo(() => readRoute(hash), [hash]);
}

export const goTo = (path: string): void => {
  location.hash = `#/${path}`;
};

/** How long somebody rests at a place before the address names it. */
const RESTS_MS = 250;

/** Lets the address follow a place on this page, unless somebody is on the way to another one by then. Returns what stops it. */
export function followPlace(addressOf: (hash: string) => string): () => void {
  const { hash } = location;
  const timer = setTimeout(() => {
    if (location.hash === hash) history.replaceState(history.state, '', addressOf(hash));
  }, RESTS_MS);
  return () => clearTimeout(timer);
}
