import type { EndReason } from '@longtwilight/engine';

/** Words by which logs name an end that the rules bring. A held card comes first: it may be Europe Scoring. */
const REASONS: readonly (readonly [RegExp, EndReason])[] = [
  [/\b(held|hold|holds|holding|holder|unplayed|kept)\b|scoring card/i, 'held-scoring'],
  [/victory point|\bvps?\b/i, 'vp'],
  [/final/i, 'final'],
  [/defcon|nuclear/i, 'defcon'],
  [/europe/i, 'europe'],
  [/war ?games/i, 'wargames'],
  [/cuba/i, 'cuban-missile-crisis'],
];
/** The end by the rules that a closing line means; null for one from outside, or none that is known. */
export const reasonIn = (text: string): EndReason | null => REASONS.find(([words]) => words.test(text))?.[1] ?? null;

/** Why somebody left, where the rules did not end the game; null if a closing line says something else. */
export function leavingIn(text: string): 'resign' | 'time' | null {
  if (/time|clock/i.test(text)) return 'time';
  return text === '' || /resign|conce|surrender|forfeit|abandon|quit|left|leav|disconnect|default|withdr/i.test(text)
    ? 'resign'
    : null;
}
