import { type Outcome, SIDE_KEYS } from '@longtwilight/engine';
import type { GameSummary, Seat } from '@longtwilight/protocol';
import type { Words } from '@longtwilight/words';
import { personName } from '../people/person-name.ts';
import type { KeptGame } from '../store/games.ts';

type SideKey = keyof KeptGame['seats'];

/** A game in a list, wherever it is kept. */
export interface ListedGame {
  readonly id: string;
  readonly href: string;
  /** It is kept in this browser, and can be deleted there. */
  readonly kept: boolean;
  readonly title: string;
  /** The side of whoever sees this; null for two at one screen, and while it is not settled. */
  readonly side: SideKey | null;
  readonly turn: number | null;
  readonly vp: number | null;
  readonly state: 'mine' | 'theirs' | 'open' | 'over';
  /** Whose move it is, or what became of it. */
  readonly note: string;
  /** When it was last changed, as far as is known. */
  readonly at: number;
  readonly deadline: number | null;
}

/** Who sits there, or that nobody does yet. */
export function seatName(words: Words, { person, level }: GameSummary['seats'][Seat]): string {
  if (person !== null) return personName(words, person.name);
  return level === null ? words.say('ui.seat.open') : words.sayKnown([`ui.level.${level}`, 'ui.computer'], {});
}

/** A game of this browser. */
export function keptGame(words: Words, game: KeptGame): ListedGame {
  const { id, seats, turn, vp, over, practice, changed } = game;
  const [side = null, second] = SIDE_KEYS.filter((one) => seats[one] === 'human');
  const shared = side === null || second !== undefined;
  const level = SIDE_KEYS.map((one) => seats[one]).find((sitter) => sitter !== 'human');
  const notes = [over ? keptResult(words, game, shared ? null : side) : shared ? '' : words.say('ui.your-move')];
  if (practice) notes.push(words.say('ui.practice'));
  return {
    id,
    href: `#/game/${id}`,
    kept: true,
    title:
      shared || level === undefined
        ? words.say('ui.hot-seat')
        : words.say('ui.against', { name: words.sayKnown([`ui.level.${level}`, 'ui.computer'], {}) }),
    side: shared ? null : side,
    turn,
    vp,
    state: over ? 'over' : 'mine',
    note: notes.filter((note) => note !== '').join(' · '),
    at: changed,
    deadline: null,
  };
}

function keptResult(words: Words, { outcome }: KeptGame, side: SideKey | null): string {
  // Games of earlier versions don't tell how they ended
  if (!outcome) return words.say('ui.over');
  const { winner, reason } = outcome;
  if (winner === 'draw') return resultText(words, 'drawn', reason);
  if (side !== null) return resultText(words, winner === side ? 'won' : 'lost', reason);
  return `${words.say('ui.after.winner', { side: winner })} · ${words.say(`ui.reason.${reason}`)}`;
}

const resultText = (words: Words, result: 'won' | 'lost' | 'drawn', reason: Outcome['reason']): string =>
  `${words.say(`ui.result.${result}`)} · ${words.say(`ui.reason.${reason}`)}`;

/** A game on the server, as somebody who plays in it sees it. */
export function serverGame(words: Words, game: GameSummary, me: string): ListedGame {
  const { id, seats, status, asked, turn, vp, deadline, created, started, ended } = game;
  const seat: Seat = seats.first.person?.id === me ? 'first' : 'second';
  const other = seats[seat === 'first' ? 'second' : 'first'];
  const mine = asked.includes(seat);
  const name = seatName(words, other);
  return {
    id,
    href: `#/play/${id}`,
    kept: false,
    title: status === 'open' ? words.say('ui.wait.open') : words.say('ui.against', { name }),
    side: seats[seat].side,
    turn,
    vp,
    state: status === 'open' ? 'open' : status === 'over' ? 'over' : mine ? 'mine' : 'theirs',
    note: serverNote(words, game, seat, name),
    at: ended ?? started ?? created,
    deadline: status === 'running' ? deadline : null,
  };
}

function serverNote(words: Words, { status, asked, outcome }: GameSummary, seat: Seat, other: string): string {
  if (status === 'open') return words.say('ui.waiting-for-player');
  if (outcome !== null) {
    const { winner, reason } = outcome;
    return resultText(words, winner === 'draw' ? 'drawn' : winner === seat ? 'won' : 'lost', reason);
  }
  return asked.includes(seat) ? words.say('ui.your-move') : words.say('ui.games.waits', { name: other });
}

const RANKS = { mine: 0, theirs: 1, open: 2, over: 3 } as const satisfies Record<ListedGame['state'], number>;

/** Those that wait for me first, by how soon; finished ones last, the newest first. */
export const inOrder = (games: readonly ListedGame[]): ListedGame[] =>
  games.toSorted(
    (a, b) =>
      RANKS[a.state] - RANKS[b.state] ||
      Number(a.deadline === null) - Number(b.deadline === null) ||
      (a.deadline ?? 0) - (b.deadline ?? 0) ||
      b.at - a.at,
  );

/** The game to go on with: one that waits for me before one that does not, the last looked at before others. */
export function gameToContinue(games: readonly ListedGame[], last: string | null): ListedGame | null {
  const going = inOrder(games).filter(({ state }) => state === 'mine' || state === 'theirs');
  const mine = going.filter(({ state }) => state === 'mine');
  const wanted = mine.length > 0 ? mine : going;
  return wanted.find(({ href }) => href === last) ?? wanted[0] ?? null;
}
