import { SIDE_KEYS } from '@longtwilight/engine';
import { type Static, Type } from 'typebox';
import { CardName } from './facts.ts';
import { Count, enumOf, exactly } from './schema.ts';

/** How often a side played a card in one way, and how those games ended for it (`CardPlays` of the package notation). */
const CardPlays = exactly({
  card: CardName,
  side: enumOf(SIDE_KEYS),
  kind: enumOf(['headline', 'event', 'event-first', 'influence', 'coup', 'realign', 'space', 'trap']),
  played: Count,
  won: Count,
  drawn: Count,
  lost: Count,
});

/** What became of cards in the games on this server that are over. */
export const CardStatistics = exactly({ games: Count, plays: Type.Array(CardPlays) });
export type CardStatistics = Static<typeof CardStatistics>;
