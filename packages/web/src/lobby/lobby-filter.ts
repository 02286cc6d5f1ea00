import type { GameSummary } from '@longtwilight/protocol';

export const PACES = ['live', 'days', 'none'] as const;
/** How long a game may take: at one sitting, over days, or as long as both like. */
export type Pace = (typeof PACES)[number];

/** What somebody looks for among open games; null where all will do. */
export interface LobbyFilter {
  readonly pace: Pace | null;
  /** What one would play oneself. */
  readonly side: 'us' | 'ussr' | null;
  readonly rated: boolean;
}
export const ALL_OPEN: LobbyFilter = { pace: null, side: null, rated: false };

const paceOf = ({ clock: { kind } }: Pick<GameSummary, 'clock'>): Pace =>
  kind === 'live' || kind === 'none' ? kind : 'days';

/** A game whose sides are drawn or bid for may give one the side that one wants. */
export const isWanted = (game: GameSummary, { pace, side, rated }: LobbyFilter): boolean =>
  (pace === null || paceOf(game) === pace) &&
  (side === null || (game.seats.second.side ?? side) === side) &&
  (!rated || game.rated);
