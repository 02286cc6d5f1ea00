/** The outer game as a machine: one byte says what is played now. */
export const PHASE_KEYS = [
  'first-deal',
  'setup',
  'deal',
  'headline',
  'headline-first',
  'headline-second',
  'round',
  'turn-end',
] as const;
export type PhaseKey = (typeof PHASE_KEYS)[number];
export const phase = Object.fromEntries(PHASE_KEYS.map((key, i) => [key, i])) as Readonly<Record<PhaseKey, number>>;
