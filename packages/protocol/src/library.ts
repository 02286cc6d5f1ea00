import { type Static, Type } from 'typebox';
import { PersonId, PersonName } from './people.ts';
import { Count, enumOf, exactly, Moment } from './schema.ts';

export const KeptId = Type.String({ pattern: '^[a-z0-9]{12}$' });
const Title = Type.String({ minLength: 1, maxLength: 120 });
const Visibility = enumOf(
  ['private', 'unlisted', 'public'],
  '`private`: only the owner can see it; `unlisted`: anyone with the link can; `public`: everyone can, and it is listed.',
);
export type Visibility = Static<typeof Visibility>;
/** Longer than any game file. */
const File = Type.String({
  minLength: 2,
  maxLength: 200_000,
  description:
    'The text of a game file, of a game saved by the engine, or of a study. Every answer in it must be legal.',
});

/** Something to keep. The same file is kept once for each owner. */
export const KeepFile = exactly({ title: Title, visibility: Visibility, file: File });
export type KeepFile = Static<typeof KeepFile>;

export const ChangeKept = exactly({ title: Type.Optional(Title), visibility: Type.Optional(Visibility) });
export type ChangeKept = Static<typeof ChangeKept>;

/** What a list tells of something that is kept. */
export const KeptHead = exactly({
  id: KeptId,
  owner: exactly({ id: PersonId, name: PersonName }),
  title: Title,
  visibility: Visibility,
  created: Moment,
  bytes: Count,
});
export type KeptHead = Static<typeof KeptHead>;

/** The whole, file and all. */
export const KeptFile = exactly({ ...KeptHead.properties, file: Type.String() });
export type KeptFile = Static<typeof KeptFile>;

/** One's own library, how much there may be in it, and how much there is. */
export const ServerLibrary = exactly({
  kept: Type.Array(KeptHead),
  most: exactly({ files: Count, bytes: Count }),
  used: exactly({ files: Count, bytes: Count }),
});
export type ServerLibrary = Static<typeof ServerLibrary>;
