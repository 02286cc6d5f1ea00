import type { LevelKey } from '@longtwilight/bots';

/** The level that plays and judges unless another is named: sound and quick. */
export const DEFAULT_LEVEL: LevelKey = 'attache';
