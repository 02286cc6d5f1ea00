import type { EventEmitter } from 'node:events';

/** Where something failed that nobody waits for. */
type FailureKind = 'work' | 'socket' | 'rejection' | 'exception';
type Watcher = (kind: FailureKind, error: unknown, what: string) => void;

const watchers = new Set<Watcher>();

function note(kind: FailureKind, error: unknown, what: string): void {
  for (const watch of watchers) watch(kind, error, what);
}

/** Work that nobody waits for. If it fails, that is noted and everything else goes on. */
export function aside(what: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => note('work', error, what));
}

/** A socket or stream may break at any moment, which ends nothing but itself. */
export function containErrors(stream: EventEmitter, what: string): void {
  stream.on('error', (error: unknown) => note('socket', error, what));
}

/**
 * From now on nothing that fails by itself ends the process. Every change of data is a transaction, so whatever failed left
 * nothing half-done. Returns how to stop watching.
 */
export function surviveFailures(watch: Watcher): () => void {
  const onRejection = (error: unknown): void => watch('rejection', error, 'a promise');
  const onException = (error: unknown): void => watch('exception', error, 'the process');
  watchers.add(watch);
  process.on('unhandledRejection', onRejection).on('uncaughtException', onException);
  return () => {
    watchers.delete(watch);
    process.off('unhandledRejection', onRejection).off('uncaughtException', onException);
  };
}
