/*
 * A worker that is killed says nothing, but what it has locked comes free. Browsers have no locks on addresses without
 * encryption: there nothing is noticed.
 */

/** Said once by a worker: it holds this lock as long as it lives. */
export interface HoldsLock {
  readonly lock: string;
}

/** In a worker: hold a lock from now on. */
export function holdLock(name: string): void {
  if (navigator.locks === undefined) return;
  const lock = `longtwilight.${name}.${crypto.randomUUID()}`;
  void navigator.locks.request(lock, () => {
    self.postMessage({ lock } satisfies HoldsLock);
    return new Promise(() => {});
  });
}

/** In a page: hear when the worker that holds a lock is gone. */
export function whenGone({ lock }: HoldsLock, heard: () => void): void {
  void navigator.locks.request(lock, heard);
}
