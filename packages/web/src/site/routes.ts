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
