export { bidForSide } from './arena/bids.ts';
export { LEVEL_KEYS, type LevelKey, levels } from './levels.ts';
export type { Level, Player, PlayerOptions, Ranked, ThinkingBudget } from './player.ts';
