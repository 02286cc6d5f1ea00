import { type Static, Type } from 'typebox';
import { Count, enumOf, exactly, Moment, orNull } from './schema.ts';

export const PersonId = Type.String({ pattern: '^[a-z0-9]{12}$' });
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 30,
  description:
    'The name that the person has chosen; otherwise "Guest" followed by four letters or digits, or "deleted player". Nobody may choose a name of these two forms.',
});

/** Somebody, as others name it. */
const Somebody = exactly({ id: PersonId, name: PersonName });
export type Somebody = Static<typeof Somebody>;

/** Whoever is asking. */
export const Me = exactly({
  id: Type.String(),
  name: PersonName,
  kind: enumOf(['guest', 'account']),
  created: Moment,
});
export type Me = Static<typeof Me>;

const Password = Type.String({ minLength: 10, maxLength: 200, description: 'At least ten characters of any kind.' });
/** A password that somebody claims to have. */
const GivenPassword = Type.String({ minLength: 1, maxLength: 200 });
const GivenName = Type.String({ minLength: 1, maxLength: 60 });
const RecoveryCodes = Type.Array(Type.String(), {
  description:
    'If you lose your password, you can use each code once to set a new one. The codes are shown only this once.',
});

export const Rename = exactly({ name: GivenName });
export const CreateAccount = exactly({ name: GivenName, password: Password });
export type CreateAccount = Static<typeof CreateAccount>;
export const SignIn = exactly({ name: GivenName, password: GivenPassword });
export type SignIn = Static<typeof SignIn>;
export const ChangePassword = exactly({ old: GivenPassword, password: Password });
export const Recover = exactly({
  name: GivenName,
  code: Type.String({ minLength: 1, maxLength: 60 }),
  password: Password,
});
export type Recover = Static<typeof Recover>;
export const ProvePassword = exactly({ password: GivenPassword });
/** Guests have no password to prove who they are. */
export const DeleteMe = exactly({ password: Type.Optional(GivenPassword) });

/** Nobody known: null. */
export const WhoAmI = exactly({ me: orNull(Me) });
export const SignedIn = exactly({ me: Me });
export const NewAccount = exactly({ me: Me, recoveryCodes: RecoveryCodes });
export const Recovered = exactly({ me: Me, codesLeft: Count });
export const NewRecoveryCodes = exactly({ recoveryCodes: RecoveryCodes });

/** Where somebody is signed in. */
export const Session = exactly({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' }),
  device: Type.String(),
  created: Moment,
  used: Moment,
  current: Type.Boolean(),
});
export type Session = Static<typeof Session>;

/** What a link carries that signs another device in, once and soon. */
export const DeviceLink = exactly({ key: Type.String(), expires: Moment });
export type DeviceLink = Static<typeof DeviceLink>;
export const UseLink = exactly({ key: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) });

export const Rating = exactly({
  rating: Type.Integer(),
  deviation: Type.Integer({
    description: 'In 19 out of 20 cases, the true strength is within two deviations of the rating.',
  }),
  games: Count,
});
export type Rating = Static<typeof Rating>;

const Score = exactly({ won: Count, lost: Count, drawn: Count });
/** Results of finished games by the side that was played. */
export const Results = exactly({ us: Score, ussr: Score });
export type Results = Static<typeof Results>;

export const Profile = exactly({
  id: PersonId,
  name: PersonName,
  kind: Me.properties.kind,
  created: Moment,
  rating: orNull(Rating),
  results: exactly({ people: Results, computers: Results }),
  you: orNull(Type.Unsafe<Results>({ ...Results, description: 'This player’s results against you.' })),
  blocked: Type.Boolean({ description: 'Whether you have blocked this player.' }),
});
export type Profile = Static<typeof Profile>;

export const HeadToHead = exactly({ results: Results });

export const Leader = exactly({ person: Somebody, rating: Rating });
export type Leader = Static<typeof Leader>;

export const FindPerson = exactly({ name: GivenName });
export const Found = exactly({ person: Somebody });

export const Blocked = exactly({ people: Type.Array(Somebody) });
