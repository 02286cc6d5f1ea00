import type { Notice } from '@longtwilight/protocol';
import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** Work that is done apart from requests, and what it has to know. */
export interface Tasks {
  /** A computer player answers. */
  move: { readonly game: string };
  /** The alarm of a game has gone off. */
  alarm: { readonly game: string };
  /** Tell a browser of a player. */
  push: { readonly device: string; readonly notice: Notice };
  /** Call the webhook of a player. */
  webhook: { readonly person: string; readonly notice: Notice };
}
export type TaskName = keyof Tasks;

export type Job = {
  [K in TaskName]: {
    readonly task: K;
    readonly payload: Tasks[K];
    /** Of two jobs with the same key that both wait, only the later one is done. */
    readonly key: `${K}:${string}`;
    /** On whose behalf: somebody who asks for much keeps only itself waiting. */
    readonly owner: string | null;
    /** Whom it calls over the network, if anybody: one who does not answer keeps few of us waiting. */
    readonly place?: string;
  };
}[TaskName];

/** How each task is done. It may be done more than once, so its effect must not depend on that; `attempt` counts from 1. */
export type Doers = { readonly [K in TaskName]: (payload: Tasks[K], attempt: number) => Promise<void> };

/** Tasks that wait for the network can't keep others waiting. */
export interface JobLane {
  readonly name: string;
  /** What has failed before may have a lane of its own, so that it keeps nobody waiting. */
  readonly tries: 'all' | 'first' | 'again';
  readonly tasks: readonly TaskName[];
  /** How many are done at once. */
  readonly most: number;
  /** Who comes first: whoever has waited longest, or whoever computer players have thought for least in this hour. */
  readonly first: 'longest wait' | 'least thinking';
}

/** After so many failures a job is given up, but for those without which a game stands still. */
export const MOST_ATTEMPTS = 8;
export const NEVER_GIVEN_UP: ReadonlySet<string> = new Set<TaskName>(['move']);

/** The queue of work: what is added in a transaction is done after it, even if this process ends before. */
export interface Jobs {
  add(tx: Transaction<Schema>, job: Job): Promise<void>;
  start(doers: Doers, lanes: readonly JobLane[]): Promise<void>;
  /** Finish what was begun and begin nothing more. */
  stop(): Promise<void>;
}
