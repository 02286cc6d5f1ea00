import { attache } from '../attache.ts';
import type { Player, PlayerOptions } from '../player.ts';

/** Who plays for a level whose network is not there: Attaché, and it says so. */
export const standIn = (seat: PlayerOptions): Player => ({ ...attache(seat), standsIn: 'attache' });
