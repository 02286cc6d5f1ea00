/* What needs Node, or only the arena: the main entry (index.ts) runs in a browser too. */
export type { Contestant } from './arena/contestant.ts';
export { LevelContestant } from './arena/contestant.ts';
export { ENTRANTS, type Entrant, readEntrant } from './arena/entrant.ts';
export { type ArenaRating, type Pairing, rate } from './arena/ratings.ts';
export { type ArenaClock, type FaultReport, pointsOf, type Refereed, referee } from './arena/referee.ts';
export { startThread } from './arena/start-thread.ts';
export { mean, median, type Score, scoreOf, sum } from './arena/statistics.ts';
export { killGroup } from './external/bot-process.ts';
export { ExternalContestant, limitFor } from './external/external-contestant.ts';
