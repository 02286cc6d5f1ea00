import { useEffect } from 'preact/hooks';
import { useLoaded } from '../shared/loaded.tsx';
import { type KeptStudy, studies } from '../store/studies.ts';

interface MyStudies {
  /** The latest first; null until they have come. */
  readonly heads: readonly KeptStudy[] | null;
  forget(id: string): void;
  again(): void;
}

/** The studies that this browser keeps, also after another tab has changed them. */
export function useStudies(): MyStudies {
  const { come, again } = useLoaded(() => studies.heads(), []);
  useEffect(() => studies.listenToOthers(again), []);
  return { heads: come?.value ?? null, forget: (id) => void studies.forget(id).then(again), again };
}
