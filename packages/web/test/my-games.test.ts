import type { GameSummary } from '@longtwilight/protocol';
import { loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';
import { gameToContinue, inOrder, keptGame, type ListedGame, serverGame } from '../src/my-games/listed-game.ts';
import { dayOf, timeLeft } from '../src/my-games/when.ts';
import type { KeptGame } from '../src/store/games.ts';

const words = await loadWords('en');

const kept = (changes: Partial<KeptGame> = {}): KeptGame => ({
  id: 'kept',
  seats: { us: 'human', ussr: 'recruit' },
  seed: 1,
  changed: 1000,
  revision: 1,
  turn: 4,
  vp: -3,
  over: false,
  ...changes,
});

const seat = (id: string | null, side: 'us' | 'ussr' | null = null) => ({
  person: id === null ? null : { id, name: id },
  level: null,
  side,
});
const onServer = (changes: Partial<GameSummary> = {}): GameSummary => ({
  id: 'abcdefghijkl',
  status: 'running',
  created: 1000,
  started: 2000,
  ended: null,
  rules: {} as GameSummary['rules'],
  clock: { kind: 'move', days: 3, timeout: 'loses' },
  listing: 'private',
  rated: false,
  seats: { first: seat('Anna', 'us'), second: seat('me', 'ussr') },
  asked: ['second'],
  deadline: 90_000,
  turn: 7,
  vp: 2,
  outcome: null,
  ...changes,
});

describe('a game in the list', () => {
  it('of this browser tells opponent, side, turn, score and whose move it is', () => {
    expect(keptGame(words, kept())).toMatchObject({
      href: '#/game/kept',
      title: 'Against Recruit',
      side: 'us',
      turn: 4,
      vp: -3,
      state: 'mine',
      note: 'Your move',
    });
    expect(keptGame(words, kept({ practice: true })).note).toBe('Your move · Practice game');
    const shared = kept({ seats: { us: 'human', ussr: 'human' } });
    expect(keptGame(words, shared)).toMatchObject({ title: 'Two players, one screen', side: null, note: '' });
  });

  it('that is over tells what became of it, where that was kept', () => {
    const over = (winner: 'us' | 'ussr' | 'draw') =>
      keptGame(words, kept({ over: true, outcome: { winner, reason: 'final' } })).note;
    expect(over('us')).toBe('Won · final scoring');
    expect(over('ussr')).toBe('Lost · final scoring');
    expect(over('draw')).toBe('Drawn · final scoring');
    expect(keptGame(words, kept({ over: true })).note).toBe('finished');
    const shared = kept({
      seats: { us: 'human', ussr: 'human' },
      over: true,
      outcome: { winner: 'ussr', reason: 'defcon' },
    });
    expect(keptGame(words, shared).note).toBe('The USSR won · nuclear war');
  });

  it('on the server tells the same, and its deadline', () => {
    expect(serverGame(words, onServer(), 'me')).toMatchObject({
      href: '#/play/abcdefghijkl',
      title: 'Against Anna',
      side: 'ussr',
      turn: 7,
      state: 'mine',
      note: 'Your move',
      deadline: 90_000,
    });
    expect(serverGame(words, onServer({ asked: ['first'] }), 'me')).toMatchObject({
      state: 'theirs',
      note: 'waiting for Anna',
    });
    const lost = onServer({ status: 'over', outcome: { winner: 'first', reason: 'resign' } });
    expect(serverGame(words, lost, 'me')).toMatchObject({
      state: 'over',
      note: 'Lost · resignation',
      deadline: null,
    });
    const open = onServer({ status: 'open', seats: { first: seat('me', 'us'), second: seat(null, 'ussr') } });
    expect(serverGame(words, open, 'me')).toMatchObject({ title: 'Waiting for an opponent', state: 'open' });
  });
});

const listed = (href: string, state: ListedGame['state'], at: number, deadline: number | null = null): ListedGame => ({
  ...keptGame(words, kept()),
  href,
  state,
  at,
  deadline,
});

describe('my games', () => {
  it('stand in order: what waits for me by its deadline, then the rest, finished ones last', () => {
    const games = [
      listed('over', 'over', 9),
      listed('theirs', 'theirs', 8),
      listed('old', 'mine', 1),
      listed('new', 'mine', 5),
      listed('soon', 'mine', 2, 100),
      listed('later', 'mine', 3, 200),
      listed('open', 'open', 7),
    ];
    expect(inOrder(games).map(({ href }) => href)).toEqual(['soon', 'later', 'new', 'old', 'theirs', 'open', 'over']);
  });

  it('go on with the last one that waits for me, else with one that does', () => {
    const games = [listed('a', 'mine', 5), listed('b', 'mine', 4), listed('c', 'theirs', 9), listed('d', 'over', 10)];
    expect(gameToContinue(games, 'b')?.href).toBe('b');
    expect(gameToContinue(games, 'c')?.href).toBe('a');
    expect(gameToContinue(games, 'd')?.href).toBe('a');
    expect(gameToContinue(games.slice(2), 'c')?.href).toBe('c');
    expect(gameToContinue(games.slice(3), 'd')).toBeNull();
  });
});

describe('time', () => {
  const now = new Date(2026, 10, 16, 12).getTime();
  const hour = 3_600_000;
  it('that is left is told in its largest unit', () => {
    expect(timeLeft(words, now + 49 * hour, now)).toBe('2 days left');
    expect(timeLeft(words, now + 11.5 * hour, now)).toBe('11 hours left');
    expect(timeLeft(words, now - hour, now)).toBe('0 minutes left');
  });
  it('that has passed is told as people do', () => {
    expect(dayOf(words, now - 2 * hour, now)).toBe('today');
    expect(dayOf(words, now - 20 * hour, now)).toBe('yesterday');
    expect(dayOf(words, now - 30 * 24 * hour, now)).toBe('17 October');
    expect(dayOf(words, now - 400 * 24 * hour, now)).toBe('12 October 2025');
  });
});
