import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';

/** Something that comes later: nothing yet, what has come, or why it does not come. */
export interface Loading<T> {
  readonly come: { readonly value: T } | null;
  readonly failed: { readonly error: unknown } | null;
  /** It has changed, and this is known without asking. */
  set(value: T): void;
  again(): void;
}

/** Loads something when it is first wanted and whenever its inputs change; while the newer is on its way, the old stays. */
export function useLoaded<T>(load: () => Promise<T>, inputs: readonly unknown[]): Loading<T> {
  const [come, setCome] = useState<{ readonly value: T } | null>(null);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => {
        if (!wanted) return;
        setCome({ value });
        setFailed(null);
      },
      (error: unknown) => wanted && setFailed({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [...inputs, times]);
  return { come, failed, set: (value) => setCome({ value }), again: () => setTimes((before) => before + 1) };
}

/** Stands where something will be. */
export function Awaited() {
  const { words } = useSetting();
  return (
    <p class="loading" role="status">
      {words.say('ui.loading')}
    </p>
  );
}

/** Something did not come, with a way to ask for it once more. */
export function NotCome({ text, onAgain }: { readonly text: string; readonly onAgain: () => void }) {
  const { words } = useSetting();
  return (
    <div class="not-come" role="alert">
      <p>{text}</p>
      <button type="button" class="quiet" onClick={onAgain}>
        {words.say('ui.try-again')}
      </button>
    </div>
  );
}

interface LoadedProps<T> {
  readonly load: () => Promise<T>;
  /** What it depends on. */
  readonly inputs: readonly unknown[];
  readonly children: (loaded: T) => ComponentChildren;
}

/** Shows what it is given once that has come. */
export function Loaded<T>({ load, inputs, children }: LoadedProps<T>) {
  const { words } = useSetting();
  const { come, failed, again } = useLoaded(load, inputs);
  if (come !== null) return <>{children(come.value)}</>;
  return failed === null ? <Awaited /> : <NotCome text={words.say('ui.trouble.load')} onAgain={again} />;
}
