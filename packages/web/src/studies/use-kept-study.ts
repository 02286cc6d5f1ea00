import { RefusedError } from '@longtwilight/engine';
import type { Study } from '@longtwilight/notation';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ChangedElsewhereError } from '../store/shelf.ts';
import { keepStudy, openStudy, studies } from '../store/studies.ts';

interface KeptStudyState {
  readonly study: Study;
  /** How often another tab has changed it: what is there then counts. */
  readonly times: number;
  change(study: Study): void;
}

/** A study of this browser that is changed here: every change is kept, one after the other. */
export function useKeptStudy(id: string, firstRevision: number, first: Study): KeptStudyState {
  const [study, setStudy] = useState(first);
  const [times, setTimes] = useState(0);
  const revision = useRef(firstRevision);
  const newest = useRef(first);
  const writing = useRef<Promise<void>>(Promise.resolve());
  const reload = async () => {
    const kept = await openStudy(id);
    if (kept === null || kept instanceof RefusedError || kept.revision <= revision.current) return;
    revision.current = kept.revision;
    newest.current = kept.study;
    setStudy(kept.study);
    setTimes((before) => before + 1);
  };
  const write = async (next: Study) => {
    // A later change has come meanwhile, and holds this one
    if (next !== newest.current) return;
    try {
      revision.current = await keepStudy(id, revision.current, next);
    } catch (error) {
      if (!(error instanceof ChangedElsewhereError)) throw error;
      await reload();
    }
  };
  useEffect(() => studies.listenToOthers((changed) => changed === id && void reload()), [id]);
  return {
    study,
    times,
    change(next) {
      newest.current = next;
      setStudy(next);
      writing.current = writing.current.then(() => write(next));
    },
  };
}
