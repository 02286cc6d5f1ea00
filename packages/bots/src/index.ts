export { bidForSide } from './arena/bids.ts';
export { LEVEL_KEYS, type LevelKey, levels } from './levels.ts';
export type { Budget, Level, Player, Ranked, Seat } from './player.ts';
