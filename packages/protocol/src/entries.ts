import { type Static, Type } from 'typebox';
import { Seat } from './games.ts';
import { enumOf, exactly, orNull } from './schema.ts';

const texts = Type.Array(Type.String());
const kindOf = <K extends string>(kind: K) => Type.Literal(kind);

/**
 * One entry of a game as it is kept. Chance that follows an answer stands in the same entry, so both are stored or neither.
 * `start` lets chance deal and, where sides are drawn, say who plays the US.
 */
export const Entry = Type.Union([
  exactly({ kind: kindOf('start'), chance: texts }),
  exactly({ kind: kindOf('answers'), by: Seat, answers: texts, chance: texts }),
  exactly({
    kind: kindOf('choices'),
    first: Type.String(),
    second: Type.String(),
    chance: texts,
  }),
  exactly({ kind: kindOf('undo'), by: Seat, count: Type.Integer({ minimum: 1 }) }),
  exactly({ kind: enumOf(['resign', 'time']), by: Seat }),
  exactly({
    kind: enumOf(['draw-offer', 'draw-decline', 'draw', 'pause-offer', 'pause-decline']),
    by: Seat,
  }),
  // By nobody at the table: by those who run the server
  exactly({ kind: enumOf(['pause', 'resume']), by: orNull(Seat) }),
  // By the operator, or because both are out of time; older games don't say which
  exactly({
    kind: kindOf('end'),
    winner: enumOf(['first', 'second', 'draw']),
    why: Type.String(),
    reason: Type.Optional(enumOf(['operator', 'time'])),
  }),
]);
export type Entry = Static<typeof Entry>;
