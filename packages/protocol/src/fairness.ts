import { type Static, Type } from 'typebox';
import { Entry } from './entries.ts';
import { GameId } from './games.ts';
import { FullRules } from './rules.ts';
import { enumOf, exactly, Moment, orNull } from './schema.ts';

/** All that anybody needs to compute every die and every draw of a game again. Before the end, only the commitment is told. */
export const Fairness = exactly({
  game: GameId,
  rules: FullRules,
  firstSide: enumOf(['us', 'ussr', 'random']),
  commitment: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the server’s seed.' }),
  seeds: orNull(exactly({ server: Type.String(), first: Type.String(), second: Type.String() })),
  entries: Type.Array(exactly({ at: Moment, entry: Entry })),
});
export type Fairness = Static<typeof Fairness>;
