import { type Static, Type } from 'typebox';
import { Count, enumOf, exactly, Moment, orNull } from './schema.ts';

const timeout = enumOf(
  ['loses', 'waits'],
  '`loses`: a side that runs out of time loses at once; `waits`: it loses only if the opponent claims the win.',
);

/** How much time players have. */
export const ClockTerms = Type.Union([
  exactly({ kind: Type.Literal('none') }),
  exactly({
    kind: Type.Literal('live'),
    minutes: Type.Integer({ minimum: 1, maximum: 600 }),
    increment: Type.Integer({ minimum: 0, maximum: 600, description: 'Seconds added for each move.' }),
    timeout,
  }),
  exactly({ kind: Type.Literal('move'), days: Type.Integer({ minimum: 1, maximum: 30 }), timeout }),
  exactly({ kind: Type.Literal('bank'), days: Type.Integer({ minimum: 1, maximum: 365 }), timeout }),
]);
export type ClockTerms = Static<typeof ClockTerms>;

/** How the clocks stand: what was left at a moment, and for whom time has run since. */
export const ClockView = exactly({
  at: Moment,
  left: exactly({ first: Count, second: Count }),
  running: exactly({ first: Type.Boolean(), second: Type.Boolean() }),
  deadline: orNull(Moment),
});
export type ClockView = Static<typeof ClockView>;
