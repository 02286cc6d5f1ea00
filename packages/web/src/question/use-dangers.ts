import type { Danger } from '@longtwilight/bots/safety';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type HoldsLock, whenGone } from '../shared/worker-life.ts';
import type { DangerAnswer, DangerQuestion } from './danger-worker.ts';
import type { Draft } from './draft.ts';

/** What a worker has found out about the answers of a move so far, by `keyOf`. */
type Found = ReadonlyMap<string, Danger>;

export interface DangersOfMove {
  /** Of an answer that may be given next; undefined while it is looked for. */
  of(option: string): Danger | undefined;
  /** Of the answer given last. */
  readonly last: Danger | undefined;
}

export const SAFE: Danger = {
  ...{ verdict: 'safe', reason: null, always: false, sure: false, theirs: null, inHeadlines: false },
};
const NOT_FINISHED: Danger = { ...SAFE, verdict: 'not-finished' };
const keyOf = (answers: readonly string[], option: string): string => [...answers, option].join(' ');

/** A search that has said nothing for so long is given up: many times what one takes, also on a slow phone that has to load it first. */
const PATIENCE_MS = 30_000;

let worker: Worker | null = null;
let asked = 0;
function theWorker(): Worker {
  worker ??= startWorker();
  return worker;
}
function startWorker(): Worker {
  const started = new Worker(new URL('./danger-worker.ts', import.meta.url), { type: 'module', name: 'danger' });
  started.addEventListener('message', ({ data }: MessageEvent<DangerAnswer | HoldsLock>) => {
    if ('lock' in data) whenGone(data, () => started.dispatchEvent(new Event('error')));
  });
  // The next search begins with another
  started.addEventListener('error', () => {
    if (worker === started) worker = null;
  });
  return started;
}

/** Which answers of a move can lose the game: looked for beside the page, as long as it takes. */
export function useDangers(draft: Draft | null): DangersOfMove {
  const seen = draft?.seen;
  const [kept, setKept] = useState<{ readonly seen: Draft['seen'] | undefined; readonly found: Found }>({
    seen,
    found: new Map(),
  });
  const found: Found = kept.seen === seen ? kept.found : new Map();
  useEffect(() => {
    if (draft === null) return;
    const before = draft.without();
    const last = draft.answers.at(-1);
    const open: Pick<DangerQuestion, 'answers' | 'options'>[] = [
      ...(before !== null && last !== undefined ? [{ answers: before.answers, options: [last] }] : []),
      ...(draft.decision !== null ? [{ answers: draft.answers, options: draft.decision.options }] : []),
    ];
    return askFor(draft, open, found, (news) =>
      setKept((now) => ({
        seen: draft.seen,
        found: new Map([...(now.seen === draft.seen ? now.found : []), ...news]),
      })),
    );
  }, [draft]);
  return useMemo(() => {
    const of = (option: string) => found.get(keyOf(draft?.answers ?? [], option));
    const before = draft?.without();
    const last = draft?.answers.at(-1);
    return { of, last: before && last !== undefined ? found.get(keyOf(before.answers, last)) : SAFE };
  }, [draft, kept]);
}

/** Asks for what is not known yet, one list after the other. Returns how to stop listening. */
function askFor(
  { seen, side }: Draft,
  open: readonly Pick<DangerQuestion, 'answers' | 'options'>[],
  found: Found,
  tell: (news: Found) => void,
): () => void {
  // What a search could not say that ended too early is looked for anew
  const isKnown = (key: string) => found.has(key) && found.get(key) !== NOT_FINISHED;
  const wanted = open
    .map(({ answers, options }) => ({ answers, options: options.filter((one) => !isKnown(keyOf(answers, one))) }))
    .filter(({ options }) => options.length > 0);
  const listening = theWorker();
  let current: DangerQuestion | null = null;
  let patience = 0;
  const ask = () => {
    clearTimeout(patience);
    const next = wanted.shift();
    current = next === undefined ? null : { id: ++asked, seen, side, ...next };
    if (current === null) return;
    patience = window.setTimeout(giveUp, PATIENCE_MS);
    listening.postMessage(current);
  };
  const heard = ({ data }: MessageEvent<DangerAnswer | HoldsLock>) => {
    if ('lock' in data || current === null || data.id !== current.id) return;
    const { found: news } = data;
    clearTimeout(patience);
    patience = window.setTimeout(giveUp, PATIENCE_MS);
    const { answers, options } = current;
    tell(new Map(news.map(([option, danger]) => [keyOf(answers, option), danger])));
    if (news.at(-1)?.[0] === options.at(-1)) ask();
  };
  /** Without a search nothing is known to be safe, and the page says so. */
  const giveUp = () => {
    if (current === null) return;
    clearTimeout(patience);
    const open = [current, ...wanted];
    tell(new Map(open.flatMap(({ answers, options }) => options.map((one) => [keyOf(answers, one), NOT_FINISHED]))));
    current = null;
    listening.terminate();
    if (worker === listening) worker = null;
  };
  listening.addEventListener('message', heard);
  listening.addEventListener('error', giveUp);
  ask();
  return () => {
    clearTimeout(patience);
    listening.removeEventListener('message', heard);
    listening.removeEventListener('error', giveUp);
  };
}
