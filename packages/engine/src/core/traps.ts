import type { CardKey } from './card-keys.ts';
import type { EffectKey } from './effects.ts';
import { SIDE_KEYS, type SideKey } from './ids.ts';

/** The event that holds a side in its action rounds until a die lets it go. */
export const TRAP_OF = { us: 'quagmire', ussr: 'bear-trap' } as const satisfies Readonly<Record<SideKey, EffectKey>>;

/** The side that a card holds in its action rounds; undefined for all other cards. */
export const sideTrappedBy = (card: CardKey | null): SideKey | undefined =>
  SIDE_KEYS.find((side) => TRAP_OF[side] === card);
