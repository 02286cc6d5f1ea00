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

/** The same for what comes and goes: true a frame later than what is given, false at once. */
export function useFrameLater(is: boolean): boolean {
  const [was, setWas] = useState(is);
  useEffect(() => {
    if (!is) return setWas(false);
    const frame = requestAnimationFrame(() => setWas(true));
    return () => cancelAnimationFrame(frame);
  }, [is]);
  return is && was;
}
