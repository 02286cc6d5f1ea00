export type { LogEntry, LogProblem, LogStatement } from './applog/entries.ts';
export { type ReadLog, readLog } from './applog/read-log.ts';
export { CARD_TITLES, COUNTRY_NAMES, printedTitle, readCard, readCountry } from './names.ts';
export { positionText, readPositionText, writePositionText } from './position/position-text.ts';
export { fillPosition, type SharedPosition, sharePosition } from './position/shared-position.ts';
export { doubtText, type GameReading, isJson, readGames } from './read-game.ts';
export { type ImportResult, importLog, importLogs } from './replay/import-log.ts';
export { FAULT_RULES, type FaultName } from './replay/known-faults.ts';
export type { Mismatch } from './replay/mismatch.ts';
export type { Evidence } from './replay/rebuild.ts';
export type { ReplayLimit } from './replay-limit.ts';
export {
  addPlays,
  type CardPlays,
  countPlays,
  PLAY_KINDS,
  type PlayKind,
  tallyPlays,
} from './statistics/card-plays.ts';
export { digestOf, type GameDigest, type LuckCount, type PlayedCard, type SetupPlaces } from './statistics/digest.ts';
export { type GameOpening, openingOf, readOpenings, writeOpenings } from './statistics/openings.ts';
export {
  addChapter,
  addLine,
  moveChapter,
  removeChapter,
  removeLine,
  STUDY_LIMITS,
  setNote,
  withChapter,
} from './studies/edit-study.ts';
export {
  ARROW_COLOURS,
  type ArrowColour,
  homeOf,
  lineAnswers,
  linesFrom,
  notesAt,
  recordOfLine,
  type Study,
  type StudyArrow,
  type StudyChapter,
  type StudyLine,
  type StudyNode,
  type StudyNote,
  type StudySymbol,
  SYMBOLS,
} from './studies/study.ts';
export { isStudy, readFirstGame, readStudy, STUDY_SCHEMA, writeStudy } from './studies/study-file.ts';
export {
  GAME_FILE_SCHEMA,
  type GameComment,
  type GameFile,
  type GameMeta,
  readGameFile,
  writeGameFile,
} from './write/game-file.ts';
export { type Attempt, type GameLuck, luckOf } from './write/game-luck.ts';
export { type LogOptions, writeLog } from './write/log.ts';
export { type PlaythroughOptions, writePlaythrough } from './write/playthrough.ts';
export { readRulesText, rulesText } from './write/rules-text.ts';
