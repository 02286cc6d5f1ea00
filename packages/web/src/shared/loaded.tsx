import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';

interface LoadedProps<T> {
  readonly load: () => Promise<T>;
  /** What it depends on. */
  readonly inputs: readonly unknown[];
  readonly children: (loaded: T) => ComponentChildren;
}

/** Shows what it is given once that has come. While something newer is on its way, the old stays. */
export function Loaded<T>({ load, inputs, children }: LoadedProps<T>) {
  const { words } = useSetting();
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ value }),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, inputs);
  if (loaded !== null) return <>{children(loaded.value)}</>;
  return <p class="loading">{words.say(failed ? 'ui.trouble.load' : 'ui.loading')}</p>;
}
