import { afterEach, expect, it, vi } from 'vitest';
import { followPlace } from '../src/site/routes.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An address bar that only a test changes. */
function addressBar(hash: string) {
  const location = { hash };
  vi.useFakeTimers();
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => {
      location.hash = address;
    },
  });
  return location;
}

it('the address follows a place at which somebody rests', () => {
  const bar = addressBar('#/replay/game');
  followPlace(() => '#/replay/game?at=2');
  expect(bar.hash).toBe('#/replay/game');
  vi.runAllTimers();
  expect(bar.hash).toBe('#/replay/game?at=2');
});

it.each(['#/cards', '#/replay/game?at=9'])('it does not lead back whoever is on the way to %s', (to) => {
  const bar = addressBar('#/replay/game');
  followPlace(() => '#/replay/game?at=2');
  bar.hash = to;
  vi.runAllTimers();
  expect(bar.hash).toBe(to);
});
