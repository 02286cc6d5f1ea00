/** Does something once the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(() => work());
}
