import { type Static, Type } from 'typebox';
import { GameSummary } from './games.ts';
import { Me, Rating, Session } from './people.ts';
import { Count, exactly, Moment, orNull } from './schema.ts';

const text = Type.String();
const list = <T extends Parameters<typeof exactly>[0]>(properties: T) => Type.Array(exactly(properties));

/** All that is kept about somebody. Games can be exported one by one. */
export const PersonalData = exactly({
  made: Moment,
  me: Me,
  account: orNull(exactly({ created: Moment })),
  recoveryCodesLeft: Count,
  sessions: Type.Array(Session),
  rating: orNull(Rating),
  ratingChanges: list({ game: text, at: Moment, rating: Type.Number(), change: Type.Number() }),
  games: Type.Array(GameSummary),
  messages: list({ game: text, at: Moment, text }),
  blocked: list({ other: text, at: Moment }),
  muted: Type.Array(text),
  reports: list({ game: text, at: Moment, text, why: text }),
  pushDevices: list({ created: Moment, endpoint: text }),
  webhooks: list({ created: Moment, url: text }),
  library: list({ id: text, created: Moment, title: text, visibility: text, file: text }),
});
export type PersonalData = Static<typeof PersonalData>;
