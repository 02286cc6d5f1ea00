import { afterEach, expect, it, vi } from 'vitest';
import { RemoteMatch } from '../src/match/remote-match.ts';

/** A stream of live updates that a test speaks through. */
class FakeEvents extends EventTarget {
  static opened: FakeEvents[] = [];
  readonly address: string;
  closed = false;
  constructor(address: string) {
    super();
    this.address = address;
    FakeEvents.opened.push(this);
  }
  close(): void {
    this.closed = true;
  }
  send(event: string, data: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data) }));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  FakeEvents.opened = [];
});

it('a reader comes again when it is asked to, and leaves the old stream once the new one is there', async () => {
  const said: string[] = [];
  vi.stubGlobal('EventSource', FakeEvents);
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/entries?')) return Response.json({ entries: [{ number: 0 }, { number: 1 }], more: false });
    if (address.endsWith('/chat')) said.push(address);
    const state = { game: { id: 'game' }, number: 2, you: 'first', view: {} };
    return Response.json(address.endsWith('/chat') ? { messages: [], muted: false } : state);
  });
  const match = await RemoteMatch.open('game', null);
  match.follow();
  const [first] = FakeEvents.opened;
  first!.send('open');
  first!.send('renew', { reader: 'abc' });
  const [, second] = FakeEvents.opened;
  expect(second!.address).toBe('./api/games/game/events?since=2&instead=abc');
  expect([first!.closed, second!.closed]).toEqual([false, false]);
  second!.send('open');
  expect([first!.closed, second!.closed, match.connected]).toEqual([true, false, true]);

  second!.send('renew', { reader: 'def' });
  second!.send('error');
  expect(match.connected).toBe(false);
  expect(said).toHaveLength(1);
  FakeEvents.opened[2]!.send('open');
  expect(match.connected).toBe(true);
  // What was said meanwhile is asked for
  expect(said).toHaveLength(2);
  FakeEvents.opened[2]!.send('renew', { reader: 'ghi' });
  match.leave();
  expect(FakeEvents.opened.map(({ closed }) => closed)).toEqual([true, true, true, true]);
});
