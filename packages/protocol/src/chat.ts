import { type Static, Type } from 'typebox';
import { PersonName } from './people.ts';
import { Count, exactly, Moment } from './schema.ts';

export const Say = exactly({ text: Type.String({ minLength: 1, maxLength: 500 }) });

/** Something a player says to the other one. */
export const ChatMessage = exactly({
  id: Count,
  at: Moment,
  from: exactly({ id: Type.String(), name: PersonName }),
  text: Type.String(),
});
export type ChatMessage = Static<typeof ChatMessage>;

/** What was said in a game, oldest first. */
export const Conversation = exactly({ messages: Type.Array(ChatMessage), muted: Type.Boolean() });
export type Conversation = Static<typeof Conversation>;

export const Mute = exactly({ muted: Type.Boolean() });
export const Report = exactly({ why: Type.String({ minLength: 1, maxLength: 500 }) });
