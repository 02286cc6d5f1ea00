import { useState } from 'preact/hooks';
import { becomeKnown } from '../my-games/known.ts';
import { useSetting } from '../settings/context.ts';
import { refusalText } from './refusal-text.ts';

interface Wish {
  /** Why the last wish was refused; gone with the next. */
  readonly problem: string | null;
  ask(change: Promise<unknown>): void;
}

/** Asks the server for something; what it refuses is said in words. */
export function useWish(): Wish {
  const { words } = useSetting();
  const [problem, setProblem] = useState<string | null>(null);
  const ask = (change: Promise<unknown>) => {
    setProblem(null);
    change.then(becomeKnown, (error: unknown) => setProblem(refusalText(words, error)));
  };
  return { ask, problem };
}
