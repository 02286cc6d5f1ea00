import { useEffect, useState } from 'preact/hooks';

/** False until a frame has been drawn without it: two short tasks, between which the page answers, in the place of a long one. */
export function useNextFrame(): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setCome(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return come;
}
