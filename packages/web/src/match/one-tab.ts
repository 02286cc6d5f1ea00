/**
 * Does something for a game while no other tab does so for the same one; a tab that is closed makes way for the next.
 * Browsers have no such locks on addresses without encryption: there each tab goes its own way.
 */
export async function oneTabAtATime(game: string, act: () => Promise<void>): Promise<void> {
  if (globalThis.navigator?.locks === undefined) return act();
  await navigator.locks.request(`longtwilight.game.${game}`, act);
}
