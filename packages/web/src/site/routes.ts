import { useEffect, useState } from 'preact/hooks';

/** A page by the part of the address behind the hash, which works on every host. */
export interface Route {
  readonly page: string;
  readonly argument: string;
  readonly query: URLSearchParams;
}

function readRoute(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  const [page = '', ...rest] = path.split('/');
  return { page, argument: rest.join('/'), query: new URLSearchParams(query) };
}

export function useRoute(): Route {
  const [route, setRoute] = useState(readRoute);
  useEffect(() => {
    const moved = () => setRoute(readRoute());
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  return route;
}

export const goTo = (path: string): void => {
  location.hash = `#/${path}`;
};
