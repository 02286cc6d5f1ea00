export { bidForSide } from './arena/bids.ts';
export { CHAIRMAN, type ChairmanSettings, chairmanWith } from './chairman.ts';
export { LEVEL_KEYS, type LevelKey, levels, THINK_WITH_NETWORK } from './levels.ts';
export { CertainWin } from './network/certain-win.ts';
export { evaluate } from './network/evaluate.ts';
export { type Network, readNetwork, WeightsError } from './network/read-network.ts';
export type { Level, Player, PlayerOptions, Ranked, ThinkingBudget } from './player.ts';
export { type AdvisedMove, Adviser } from './reasons/advise.ts';
export { REASONS_AGAINST, REASONS_FOR, type Reason, type ReasonKind } from './reasons/reason.ts';
export { analyseGame, type StudyProgress } from './study/analyse.ts';
export { type AskDesk, answerCall, askHere, type DeskCall, DeskElsewhere } from './study/ask-desk.ts';
export { StudyDesk } from './study/desk.ts';
export {
  type GameAnalysis,
  GRADES,
  type Grade,
  type LuckSwing,
  luckOfUs,
  mistakesOf,
  type StudiedPlay,
  type StudyMoment,
} from './study/game-analysis.ts';
