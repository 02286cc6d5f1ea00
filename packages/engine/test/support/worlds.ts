import { answeredCard, answerText, cardAnswer, isCardAnswer, SKIPPED } from '../../src/core/answers.ts';
import type { Game } from '../../src/core/game.ts';
import type { Card, Viewer } from '../../src/core/ids.ts';
import * as layout from '../../src/core/layout.ts';
import { phase } from '../../src/core/phases.ts';
import { answer, type Chance, type Decision, decisions, prepareGame, type Rules } from '../../src/index.ts';
import { differences } from './bytes.ts';

/*
 * Other worlds: games that a viewer can't tell from the true one, made here without the help of `view/information.ts`.
 */

/** A game with these bytes, and nothing remembered. */
function gameOf(rules: Rules, bytes: Uint8Array): Game {
  const g = prepareGame(rules);
  g.bytes.set(bytes);
  g.leaveCache();
  return g;
}

/** The current play asked anew from its beginning, with every question listed, answer by answer as its journal has it. */
export interface Replay {
  /** What was now when each entry of the journal was asked, by its place, and at last what is now. */
  readonly states: ReadonlyMap<number, Uint8Array>;
  readonly asked: readonly Decision[];
  /** Where the journal and the questions part: then this game can't have come about. Null if they never do. */
  readonly stuck: Stuck | null;
}
export interface Stuck {
  readonly why: 'illegal' | 'another question' | 'skipped' | 'not skipped' | 'play over';
  readonly question: Decision | null;
  readonly text: string;
}

const sameCheckpoint = (a: Uint8Array, b: Uint8Array): boolean =>
  Buffer.compare(
    a.subarray(layout.CHECKPOINT, layout.CHECKPOINT + layout.NOW_SIZE),
    b.subarray(layout.CHECKPOINT, layout.CHECKPOINT + layout.NOW_SIZE),
  ) === 0;

const sameQuestion = (a: Decision, b: Decision | undefined): boolean =>
  b === undefined || (a.actor === b.actor && a.question === b.question && a.card === b.card);

/** With the questions of the true game, a world in which another is asked is stuck there. */
export function replayPlay(g: Game, truly: readonly Decision[] = []): Replay {
  const states = new Map<number, Uint8Array>();
  const asked: Decision[] = [];
  const part = (why: Stuck['why'], question: Decision | null, text = ''): Replay => ({
    states,
    asked,
    stuck: { why, question, text },
  });
  const length = g.bytes[layout.JOURNAL_LENGTH]!;
  if (g.over || g.phase === phase.headline) {
    states.set(0, g.bytes.slice(0, layout.NOW_SIZE));
    return { states, asked, stuck: null };
  }
  const again = gameOf(g.rules, g.bytes.subarray(layout.CHECKPOINT, layout.CHECKPOINT + layout.NOW_SIZE));
  again.run();
  for (let position = 0; ; position++) {
    if (again.over || !sameCheckpoint(again.bytes, g.bytes)) return part('play over', asked.at(-1) ?? null);
    const question = decisions(again)[0]!;
    for (; position < again.bytes[layout.JOURNAL_LENGTH]!; position++)
      if (position >= length || g.bytes[layout.JOURNAL + position] !== SKIPPED) return part('skipped', question);
    states.set(position, again.bytes.slice(0, layout.NOW_SIZE));
    if (position === length) return { states, asked, stuck: null };
    const code = g.bytes[layout.JOURNAL + position]!;
    if (code === SKIPPED) return part('not skipped', question);
    const text = answerText(code);
    if (!sameQuestion(question, truly[asked.length])) return part('another question', question, text);
    if (!question.options.includes(text)) return part('illegal', question, text);
    asked.push(question);
    answer(again, question.actor, text);
  }
}

const unseenBy = (g: Game, viewer: Viewer): Card[] => g.rules.deck.filter((card) => !g.knows(viewer, card));

/** Whether a viewer could not tell one of two cards from the other in this state. */
function alike(state: Uint8Array, viewer: Viewer, a: Card, b: Card): boolean {
  const [one, two] = [state[layout.CARDS + a]!, state[layout.CARDS + b]!];
  if ((one & layout.PLACE_MASK) === (two & layout.PLACE_MASK)) return true;
  return ((one | two) & layout.KNOWN[viewer]) === 0;
}

/**
 * Two random cards that the viewer has not seen change places, as if they always had, or from a moment of the current play
 * on when they lay in the same place. Null where that would contradict what the viewer knew at some time of the play.
 */
export function exchange(g: Game, viewer: Viewer, replay: Replay, chance: Chance): World | null {
  const unseen = unseenBy(g, viewer);
  if (unseen.length < 2) return null;
  const a = unseen[chance(unseen.length)]!;
  const b = unseen[chance(unseen.length)]!;
  if (a === b) return null;
  const states = [...replay.states].sort(([one], [two]) => one - two);
  const from = chance(3) === 0 ? chance(states.length) : 0;
  const [since, beginning] = states[from]!;
  const placeThen = (card: Card): number => beginning[layout.CARDS + card]! & layout.PLACE_MASK;
  const ordered = beginning.subarray(layout.ORDER, layout.ORDER + layout.ORDER_SIZE);
  // An order that was given before is one of these very cards, wherever they lie
  if (from > 0 && (placeThen(a) !== placeThen(b) || ordered.includes(a) || ordered.includes(b))) return null;
  if (!states.slice(from).every(([, state]) => alike(state, viewer, a, b))) return null;
  if (from === 0 && !alike(g.bytes.subarray(layout.CHECKPOINT), viewer, a, b)) return null;
  return worldOf(g, viewer, replay, relabelled(g, viewer, a, b, since, from === 0));
}

/** A game that the viewer should not be able to tell from the true one. */
export interface World {
  readonly game: Game;
  readonly replay: Replay;
  /** What is wrong with it as a world at all: places or the viewer's knowledge that its own history does not lead to. */
  readonly wrong: string;
}

/** Play the history of another world, which also says what the others know in it. */
export function worldOf(g: Game, viewer: Viewer, truth: Replay, game: Game): World {
  const replay = replayPlay(game, truth.asked);
  if (replay.stuck !== null) return { game, replay, wrong: '' };
  const now = [...replay.states.values()].at(-1)!;
  const mask = layout.PLACE_MASK | layout.KNOWN[viewer];
  const comparable = (bytes: Uint8Array): Uint8Array =>
    bytes
      .slice(0, layout.NOW_SIZE)
      .map((byte, i) => (isCardByte(i) ? byte & mask : i === layout.PILE_KNOWN ? 0 : byte));
  const wrong = differences(comparable(game.bytes), comparable(now));
  const known = (bytes: Uint8Array): Uint8Array =>
    bytes.slice(layout.CARDS, layout.COUNTS).map((b) => b & layout.KNOWN[viewer]);
  const learnt = differences(known(g.bytes), known(now));
  game.bytes.set(now);
  game.leaveCache();
  return { game, replay, wrong: wrong || learnt };
}

const isCardByte = (i: number): boolean => i >= layout.CARDS && i < layout.COUNTS;

/** Write a for b and b for a: now, in the journal from an entry on, and when the play began if it was so from there on. */
function relabelled(g: Game, viewer: Viewer, a: Card, b: Card, since: number, fromBeginning: boolean): Game {
  const bytes = g.bytes.slice();
  const swap = (card: Card): Card => (card === a ? b : card === b ? a : card);
  const mine = layout.KNOWN[viewer];
  for (const region of fromBeginning ? [0, layout.CHECKPOINT] : [0]) {
    for (const card of [a, b]) {
      // The viewer's own knowledge stays with the card it is about
      const own = g.bytes[region + layout.CARDS + card]! & mine;
      bytes[region + layout.CARDS + card] = (g.bytes[region + layout.CARDS + swap(card)]! & ~mine) | own;
    }
    for (let i = layout.HEADLINE; i < layout.HEADLINE + 2; i++) bytes[region + i] = swap(bytes[region + i]!);
    for (let i = layout.ORDER; i < layout.ORDER + layout.ORDER_SIZE; i++) bytes[region + i] = swap(bytes[region + i]!);
  }
  for (let i = layout.JOURNAL + since; i < layout.JOURNAL + g.bytes[layout.JOURNAL_LENGTH]!; i++) {
    const code = bytes[i]!;
    if (isCardAnswer(code)) bytes[i] = cardAnswer(swap(answeredCard(code)));
  }
  return gameOf(g.rules, bytes);
}
