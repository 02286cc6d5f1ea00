import type { Game } from '@longtwilight/engine';
import { type CardKey, cardPlace, no } from '@longtwilight/engine/data';

/**
 * Cards whose event can lower DEFCON, give somebody operations or a coup, or set off another event. A test shows that no
 * other event can ever end a game by DEFCON.
 */
const DANGEROUS_KEYS = [
  'duck-and-cover', 'five-year-plan', 'olympic-games', 'cia-created', 'un-intervention',
  'cuban-missile-crisis', 'summit', 'how-i-learned', 'junta', 'missile-envy', 'we-will-bury-you', 'abm-treaty', 'lone-gunman',
  'grain-sales-to-soviets', 'che', 'star-wars', 'kal-007', 'glasnost', 'ortega', 'tear-down-this-wall',
] as const satisfies readonly CardKey[]; // biome-ignore format: a list
export const DANGEROUS: readonly number[] = DANGEROUS_KEYS.map((key) => no[key]);
const dangerous: ReadonlySet<number> = new Set(DANGEROUS);
export const isDangerous = (card: number): boolean => dangerous.has(card);

/** Those that can cost more than one step, or set off one that does. */
const chains: ReadonlySet<number> = new Set([
  no['grain-sales-to-soviets'],
  no['star-wars'],
  no['missile-envy'],
  no['five-year-plan'],
  no['how-i-learned'],
]);
/** Whether the event of a card is to be feared at this DEFCON level; a coup of its player may come first. */
export const isFeared = (card: number, defcon: number): boolean =>
  dangerous.has(card) && (defcon <= 3 || chains.has(card));

/** Whether a feared card is being played. */
export function fearedOnTable(g: Game): boolean {
  for (let i = 0; i < DANGEROUS.length; i++)
    if (g.placeOf(DANGEROUS[i]!) === cardPlace.table && isFeared(DANGEROUS[i]!, g.defcon)) return true;
  return false;
}
