import type { LevelKey } from '@longtwilight/bots';
import { database } from '../store/database.ts';
import { Value } from '../store/value.ts';

/** The computer player that was last chosen. */
const last = new Value<LevelKey>('last-level', database);

/** The weakest for newcomers. */
export const lastLevel = async (): Promise<LevelKey> => (await last.read()) ?? 'recruit';
export const rememberLevel = (level: LevelKey): void => void last.keep(level);
