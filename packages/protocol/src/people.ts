import { type Static, Type } from 'typebox';
import { exactly, Moment, oneOf } from './schema.ts';

export const PersonName = Type.String({ minLength: 1, maxLength: 30 });

/** Whoever is asking. */
export const Me = exactly({
  id: Type.String(),
  name: PersonName,
  kind: oneOf(['guest', 'account']),
  created: Moment,
});
export type Me = Static<typeof Me>;
