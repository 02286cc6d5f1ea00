import { useState } from 'preact/hooks';
import { RefusedByServer } from '../server/api.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { Awaited, useLoaded } from '../shared/loaded.tsx';
import { ProblemNote } from '../shared/problem.tsx';
import { usePeople } from './people-words.ts';

/** Something typed that can't be right, in words for whoever typed it. */
export class Mistyped extends Error {
  override readonly name = 'Mistyped';
}

/** Whether the server could not read what it was asked: what stands in an address is not of the right form. */
export const isMalformed = (error: unknown): boolean =>
  error instanceof RefusedByServer && error.code === 'bad-request';

/** What went wrong, on pages where only people can be missing. */
function useProblemText(): (error: unknown) => string {
  const { words } = useSetting();
  const people = usePeople();
  return (error) => {
    if (error instanceof Mistyped) return error.message;
    const missing = error instanceof RefusedByServer && error.code === 'not-found';
    return missing ? people.say('people.not-found') : refusalText(words, error);
  };
}

interface Asking {
  readonly busy: boolean;
  /** Why the last request failed. */
  readonly problem: string | null;
  ask(request: () => Promise<void>): void;
}

/** One request at a time, and what became of the last. */
export function usePeopleAsking(): Asking {
  const textOf = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = (request: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    request()
      .catch((error: unknown) => setProblem(textOf(error)))
      .finally(() => setBusy(false));
  };
  return { busy, problem, ask };
}

interface Fetched<T> {
  readonly value: T | null;
  readonly problem: string | null;
  set(value: T): void;
}

/** What the server has to say, fetched when it is shown and whenever its inputs change. */
export function useFetched<T>(fetchIt: () => Promise<T>, inputs: readonly unknown[]): Fetched<T> {
  const textOf = useProblemText();
  const people = usePeople();
  const { come, failed, set } = useLoaded(fetchIt, inputs);
  const problem =
    failed === null ? null : isMalformed(failed.error) ? people.say('people.not-found') : textOf(failed.error);
  return { value: come?.value ?? null, problem, set };
}

/** Until something has come, or why it does not. */
export function Fetching({ problem }: { readonly problem: string | null }) {
  return problem === null ? <Awaited /> : <ProblemNote text={problem} />;
}
