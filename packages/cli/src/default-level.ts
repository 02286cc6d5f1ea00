import { LEVEL_KEYS, type LevelKey } from '@longtwilight/bots';

/** The level that plays unless another is named: sound and quick where it exists. */
export const DEFAULT_LEVEL: LevelKey = LEVEL_KEYS.find((key: string) => key === 'attache') ?? 'random';
