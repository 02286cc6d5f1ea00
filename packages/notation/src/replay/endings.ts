import type { EndReason } from '@longtwilight/engine';

/** Words by which logs name an end that the rules bring. */
const REASONS: readonly (readonly [RegExp, EndReason])[] = [
  [/victory point|\bvp\b/i, 'vp'],
  [/final/i, 'final'],
  [/defcon|nuclear/i, 'defcon'],
  [/europe/i, 'europe'],
  [/war ?games/i, 'wargames'],
  [/held|scoring card/i, 'held-scoring'],
  [/cuba/i, 'cuban-missile-crisis'],
];
/** The end by the rules that a closing line means; null for one from outside, or none that is known. */
export const reasonIn = (text: string): EndReason | null => REASONS.find(([words]) => words.test(text))?.[1] ?? null;

/** Why somebody left, where the rules did not end the game. */
export const leavingIn = (text: string): 'resign' | 'time' =>
  /time|clock|forfeit|abandon/i.test(text) ? 'time' : 'resign';
