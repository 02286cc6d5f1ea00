import { ambassador } from './ambassador.ts';
import { attache } from './attache.ts';
import { chairman } from './chairman.ts';
import type { Level } from './player.ts';
import { random } from './random.ts';
import { recruit } from './recruit.ts';
import { strategist } from './strategist.ts';

/** Every level of play by the name that it has on the command line. */
export const levels = { random, recruit, attache, strategist, ambassador, chairman } as const satisfies Record<
  string,
  Level
>;

export type LevelKey = keyof typeof levels;
export const LEVEL_KEYS = Object.keys(levels) as readonly LevelKey[];

/** The levels whose seats need a network. */
export const THINK_WITH_NETWORK: ReadonlySet<LevelKey> = new Set(['ambassador', 'chairman']);
