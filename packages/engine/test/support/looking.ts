import { no } from '../../src/core/card-keys.ts';
import type { Game } from '../../src/core/game.ts';
import type { Viewer } from '../../src/core/ids.ts';
import * as layout from '../../src/core/layout.ts';
import { phase } from '../../src/core/phases.ts';
import { type Chance, type Decision, decisions, factFor, prepareGame, view } from '../../src/index.ts';
import { reshuffle } from '../../src/view/information.ts';
import { VIEWER_KEYS } from '../../src/view/view.ts';
import { differences } from './bytes.ts';
import { type Replay, type World, worldOf } from './worlds.ts';

export const VIEWERS: readonly Viewer[] = [0, 1, 2];

/** What a viewer is given at a decision. */
export type Look = (g: Game, viewer: Viewer) => Readonly<Record<string, unknown>>;

/** Its view, its own open questions with their options in order, and what it was told of the current play. */
export const honest: Look = (g, viewer) => ({
  view: view(g, VIEWER_KEYS[viewer]!),
  questions: decisions(g).filter((one) => one.actor === VIEWER_KEYS[viewer]),
  facts: g.retell().map((fact) => factFor(fact, viewer)),
});

/** The engine's own exchange of everything unseen. A face-down headline is exchanged with it: any card of the new hand. */
export function reshuffledWorld(g: Game, viewer: Viewer, truth: Replay, chance: Chance): World {
  const game = prepareGame(g.rules);
  game.copyFrom(g);
  reshuffle(game, viewer, chance);
  for (const side of [0, 1] as const) {
    const card = game.headline(side);
    if (game.phase !== phase.headline || !g.rules.deck.includes(card) || game.inHand(side, card)) continue;
    const hand = g.rules.deck.filter((held) => game.inHand(side, held) && held !== no['un-intervention']);
    game.bytes[layout.HEADLINE + side] = hand[chance(hand.length)]!;
  }
  return worldOf(g, viewer, truth, game);
}

/** The open questions of a game; none where its history is so impossible that it breaks. */
function openIn(world: Game): Decision[] {
  try {
    return decisions(world);
  } catch {
    return [];
  }
}

/**
 * Whether a world has come to the question that is open in the true game. Where it has not, the exchange was one that can't
 * have happened: with that hand the play would have gone another way long before, and the viewer would have seen it. So
 * such a world is not one that the viewer has to keep in mind, and nothing is asked of it.
 */
function atTheSameQuestion(g: Game, world: Game): boolean {
  const actors = (open: readonly Decision[]): string => open.map((one) => one.actor).join();
  const there = openIn(world);
  return actors(decisions(g)) === actors(there) && there.every((one) => one.options.length > 0);
}

/** Where two values differ, as a path with both ends of it. */
function firstDifference(a: unknown, b: unknown, path = ''): string {
  const [one, two] = [JSON.stringify(a) ?? 'nothing', JSON.stringify(b) ?? 'nothing'];
  if (one === two) return '';
  if (path.endsWith('.world'))
    return `${path}: ${differences(Buffer.from(String(a), 'hex'), Buffer.from(String(b), 'hex'))}`;
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null)
    for (const key of Object.keys({ ...a, ...b })) {
      const found = firstDifference(a[key as keyof typeof a], b[key as keyof typeof b], `${path}.${key}`);
      if (found !== '') return found;
    }
  return `${path}: ${one.slice(0, 200)} / ${two.slice(0, 200)}`;
}

export interface Seen {
  readonly look: Readonly<Record<string, unknown>>;
  readonly text: string;
}
export function seenBy(g: Game, viewer: Viewer, look: Look): Seen {
  const seen = look(g, viewer);
  return { look: seen, text: JSON.stringify(seen) };
}

const own = (asked: readonly Decision[], viewer: Viewer): string =>
  JSON.stringify(asked.filter((one) => one.actor === VIEWER_KEYS[viewer]));

/** How a viewer could tell another world from the true one; empty if it can't. */
export function leak(g: Game, viewer: Viewer, replay: Replay, seen: Seen, world: World, look: Look): string {
  const { stuck, asked } = world.replay;
  if (stuck === null) {
    if (world.wrong !== '') return `the exchange does not hold: ${world.wrong}`;
    if (own(asked, viewer) !== own(replay.asked, viewer)) return 'its own earlier questions of this play differ';
  } else if (stuck.why === 'illegal' && stuck.question?.actor === VIEWER_KEYS[viewer])
    return `its own answer "${stuck.text}" would have been illegal`;
  // With one card in hand, no headline is asked of UN Intervention
  if ((stuck !== null || g.phase === phase.headline) && !atTheSameQuestion(g, world.game)) return '';
  const there = look(world.game, viewer);
  return JSON.stringify(there) === seen.text ? '' : firstDifference(seen.look, there);
}

/** The question whose being asked, or not, sets a world that can't have happened apart from the true game. */
export function tellingQuestion(g: Game, replay: Replay, world: World): Decision | null {
  const { stuck, asked } = world.replay;
  if (stuck === null || stuck.why === 'illegal') return null;
  if (stuck.why === 'not skipped') return stuck.question;
  return replay.asked[asked.length] ?? decisions(g)[0] ?? null;
}
