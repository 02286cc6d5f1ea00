/** Nothing waits longer than this, however busy the page is. */
const MOST_MS = 1000;

/** Does something once the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if (globalThis.requestIdleCallback === undefined) setTimeout(work);
  else requestIdleCallback(() => work(), { timeout: MOST_MS });
}
