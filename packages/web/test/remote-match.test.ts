import { afterEach, expect, it, vi } from 'vitest';
import { RemoteMatch } from '../src/match/remote-match.ts';

/** A stream of live updates that a test speaks through. */
class FakeEvents extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEvents[] = [];
  readonly address: string;
  closed = false;
  readyState = 1;
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
  /** By another status than 200, after which a browser does not try again. */
  refuse(): void {
    this.readyState = FakeEvents.CLOSED;
    this.send('error');
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeEvents.opened = [];
});

/** Somebody who follows a game with two entries; and what it asks for of the chat. */
async function follow() {
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
  return { match, said };
}

it('a reader comes again when it is asked to, and leaves the old stream once the new one is there', async () => {
  const { match, said } = await follow();
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

it('a reader that is refused asks again, later and later', async () => {
  vi.useFakeTimers();
  const { match } = await follow();
  FakeEvents.opened[0]!.refuse();
  expect(match.connected).toBe(false);
  for (const [tries, seconds] of [10, 20, 40].entries()) {
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(FakeEvents.opened).toHaveLength(tries + 1);
    vi.advanceTimersByTime(1);
    expect(FakeEvents.opened).toHaveLength(tries + 2);
    FakeEvents.opened.at(-1)!.refuse();
  }
  vi.advanceTimersByTime(80_000);
  FakeEvents.opened.at(-1)!.send('open');
  expect([match.connected, FakeEvents.opened.at(-1)!.address]).toEqual([true, './api/games/game/events?since=2']);
  // One that is refused in place of another that is still read costs nothing
  FakeEvents.opened.at(-1)!.send('renew', { reader: 'abc' });
  const many = FakeEvents.opened.length;
  FakeEvents.opened.at(-1)!.refuse();
  vi.advanceTimersByTime(600_000);
  expect([match.connected, FakeEvents.opened.length]).toEqual([true, many]);
  // Whoever leaves does not come again
  FakeEvents.opened.at(-2)!.refuse();
  match.leave();
  vi.advanceTimersByTime(600_000);
  expect(FakeEvents.opened).toHaveLength(many);
});

it.each([
  [
    'refused, as by a seat that is taken',
    async () => Response.json({ error: 'taken', message: 'taken' }, { status: 409 }),
  ],
  ['not answered', () => Promise.reject(new TypeError('no network'))],
])('somebody whose wish to join is %s goes on following', async (_, reply) => {
  const { match } = await follow();
  FakeEvents.opened[0]!.send('open');
  vi.stubGlobal('fetch', reply);
  await expect(match.join()).rejects.toThrow();
  expect(FakeEvents.opened.map(({ closed }) => closed)).toEqual([true, false]);
});

it('what was said at different nodes stands in the order in which it was said', async () => {
  const { match } = await follow();
  const [stream] = FakeEvents.opened;
  const from = { id: 'person', name: 'Anna' };
  for (const id of [1, 3, 2, 3]) stream!.send('chat', { id, at: 0, from, text: `message ${id}` });
  expect(match.messages.map(({ id }) => id)).toEqual([1, 2, 3]);
});
