import { type Static, Type } from 'typebox';
import { GameId, Seat } from './games.ts';
import { Count, enumOf, exactly, Moment, orNull } from './schema.ts';

/** What players are told when they are not looking; the same in a push message and in a call of a webhook. */
export const Notice = exactly({
  kind: enumOf(['turn', 'over'], '`turn`: it is your turn to answer; `over`: the game is over.'),
  game: GameId,
  seat: Seat,
  number: Type.Integer({ minimum: 0, description: 'How many entries the game has.' }),
  deadline: orNull(Moment),
});
export type Notice = Static<typeof Notice>;

const Key = (bytes: number) => {
  const letters = Math.ceil((bytes * 4) / 3);
  return Type.String({
    pattern: `^[A-Za-z0-9_-]{${letters}}={0,2}$`,
    description: `${bytes} bytes, encoded as base64url.`,
  });
};
const Address = Type.String({ minLength: 8, maxLength: 1000, pattern: '^https?://[^\\s]+$' });

/** What `PushSubscription.toJSON()` gives in a browser. */
export const PushSubscription = exactly({
  endpoint: Address,
  expirationTime: Type.Optional(orNull(Type.Number())),
  keys: exactly({ p256dh: Key(65), auth: Key(16) }),
});
export type PushSubscription = Static<typeof PushSubscription>;

/** A browser that gets push messages. Its address is a secret between it and us, so only its host is shown. */
export const PushDevice = exactly({ id: Type.String(), host: Type.String(), created: Moment });
export type PushDevice = Static<typeof PushDevice>;

export const SetWebhook = exactly({ url: Address });
/** Where a player's notices are sent. `failures` counts notices in a row that could not be delivered. */
export const Webhook = exactly({ url: Type.String(), created: Moment, failures: Count, off: Type.Boolean() });
export type Webhook = Static<typeof Webhook>;
export const MyWebhook = exactly({ webhook: orNull(Webhook) });
/** The secret is shown once: calls are signed with it. */
export const NewWebhook = exactly({ ...Webhook.properties, secret: Type.String() });
