import type { Fact } from '../core/facts.ts';
import type { Game } from '../core/game.ts';
import { phase } from '../core/phases.ts';
import { ACTOR_KEYS, type ActorKey, answer } from '../flow/decision.ts';

/** Facts that show somebody something hidden, or that begin what is no longer the same move. */
const PASSED: ReadonlySet<Fact['t']> = new Set([
  'show',
  'lacks',
  'headline',
  'reshuffle',
  'skip',
  'round',
  'turn',
  'over',
]);

/** What came of an answer. */
export interface Answered {
  readonly facts: readonly Fact[];
  /**
   * Whether it can't be undone: it led to chance, showed something hidden, or passed the turn on, so that somebody may have
   * learnt something. All that a player can foresee of a move lies before its barrier.
   */
  readonly barrier: boolean;
}

/** Answer an open decision, and say what came of it. */
export function answerAndTell(g: Game, actor: ActorKey, text: string, number?: number): Answered {
  const before = g.phase;
  const facts: Fact[] = [];
  g.facts = facts;
  answer(g, actor, text, number);
  g.facts = null;
  return { facts, barrier: g.over || passesOn(g, before, actor) || facts.some(({ t }) => PASSED.has(t)) };
}

/** Whether the next question belongs to somebody else, to both sides at once, or to another card of the headline phase. */
const passesOn = (g: Game, before: number, actor: ActorKey): boolean =>
  g.phase !== before || g.phase === phase.headline || ACTOR_KEYS[g.actor] !== actor;
