import { useRef, useState } from 'preact/hooks';

export interface InstantState<T> {
  /** As it was drawn. */
  readonly drawn: T;
  /** As it is now: a second click may come before the first is drawn. */
  now(): T;
  set(next: T | ((now: T) => T)): void;
}

/** State whose changes count at once, also before they are drawn. */
export function useInstantState<T>(initial: T): InstantState<T> {
  const [drawn, draw] = useState(initial);
  const latest = useRef(initial);
  return {
    drawn,
    now: () => latest.current,
    set(next) {
      latest.current = next instanceof Function ? next(latest.current) : next;
      draw(() => latest.current);
    },
  };
}
