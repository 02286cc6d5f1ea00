export { readFairness } from './read-fairness.ts';
export { type Noted, type Verified, verify } from './verify.ts';
