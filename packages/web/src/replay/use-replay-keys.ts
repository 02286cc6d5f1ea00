import { useLayoutEffect, useRef } from 'preact/hooks';
import { isTyping } from '../shared/typing.ts';

/** What the keys of a replay do, wherever the focus is: unless something there has taken the key already. */
export interface ReplayKeys {
  readonly back: () => void;
  readonly on: () => void;
  readonly first: () => void;
  readonly last: () => void;
  /** See it with other eyes. */
  readonly flip: () => void;
  readonly nextMistake: () => void;
}

const KEYS: Readonly<Record<string, keyof ReplayKeys>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  f: 'flip',
  m: 'nextMistake',
};

export function useReplayKeys(keys: ReplayKeys): void {
  const now = useRef(keys);
  now.current = keys;
  // As soon as there is something to see
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = KEYS[event.key];
      const busy = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event);
      if (key === undefined || busy) return;
      event.preventDefault();
      now.current[key]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
