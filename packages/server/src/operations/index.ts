export { Refused } from '../refused.ts';
export { BackupError, backup, restore } from './backup.ts';
export { type BareServer, startBareServer } from './bare-server.ts';
export { type Inspected, Office } from './office.ts';
export { readFairness } from './read-fairness.ts';
export { type ReplayReport, replayAll } from './replay.ts';
export { verify } from './verify.ts';
