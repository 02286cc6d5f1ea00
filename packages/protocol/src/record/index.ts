export { type ChanceSource, commitmentTo, fairDiceOf, type Hashes, type Seeds } from './fair-dice.ts';
export {
  type Logged,
  type Move,
  otherSeat,
  PastBarrierError,
  RECENT_ENTRIES,
  type SeatOutcome,
  Table,
  type TableSnapshot,
  type Terms,
  tableFormat,
} from './table.ts';
export { type Noted, recompute, type Verified, verifyGame } from './verify.ts';
