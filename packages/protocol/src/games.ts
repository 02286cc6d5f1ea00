import { type Static, Type } from 'typebox';
import { ClockTerms, ClockView } from './clocks.ts';
import { CardName, EndReasonName, Fact, SideName } from './facts.ts';
import { PersonId, PersonName, Rating } from './people.ts';
import { AskedRules, FullRules } from './rules.ts';
import { Count, enumOf, exactly, Moment, orNull } from './schema.ts';
import { View } from './view.ts';

/** The one who made the game, and the one who joined it. Which side each plays is settled when the game starts. */
export const SEATS = ['first', 'second'] as const;
export const Seat = enumOf(SEATS);
export type Seat = Static<typeof Seat>;

export const GameId = Type.String({ pattern: '^[a-z0-9]{12}$' });
const LevelName = Type.String({
  pattern: '^[a-z]{1,20}$',
  description: 'The level of a computer player, such as `recruit`.',
});
/** What a player adds to the dice, in letters of its own choice. */
export const Seed = Type.String({ minLength: 1, maxLength: 100 });

const Listing = enumOf(
  ['open', 'private'],
  '`open`: listed in the lobby; `private`: can be joined only with an invitation.',
);

export const CreateGame = exactly({
  rules: Type.Optional(AskedRules),
  side: Type.Optional(
    enumOf(
      ['us', 'ussr', 'random'],
      'The side of the player who creates the game, unless the sides are settled by bidding.',
    ),
  ),
  clock: Type.Optional(ClockTerms),
  listing: Type.Optional(Listing),
  rated: Type.Optional(Type.Boolean()),
  opponent: Type.Optional(LevelName),
  seed: Type.Optional(Seed),
});
export type CreateGame = Static<typeof CreateGame>;

export const JoinGame = exactly({
  invitation: Type.Optional(Type.String({ maxLength: 100 })),
  seed: Type.Optional(Seed),
});

/** Quick match: an open game of these rules and this clock is joined, or one is made and waits. */
export const MatchRequest = exactly({
  rules: Type.Optional(AskedRules),
  clock: Type.Optional(ClockTerms),
  rated: Type.Optional(Type.Boolean()),
  seed: Type.Optional(Seed),
});

export const Answers = exactly({
  number: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description: 'The `number` of the game state that you are responding to.',
  }),
  answers: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
    minItems: 1,
    maxItems: 100,
    description:
      'Carried out in order; either all are accepted or none. Only the last may lead to a die roll, reveal a hidden card or pass play to your opponent.',
  }),
});
export type Answers = Static<typeof Answers>;

export const Undo = exactly({
  number: Answers.properties.number,
  count: Type.Integer({ minimum: 1, maximum: 1000, description: 'How many answers to undo.' }),
});

export const Offer = exactly({
  do: enumOf(
    ['offer', 'withdraw', 'accept', 'decline'],
    'The player who made the offer may withdraw it; the other may accept or decline it.',
  ),
});
export type OfferStep = Static<typeof Offer>['do'];

/** In an open game, `side` is the one that the seat will have, where that is settled. */
const SeatView = exactly({
  person: orNull(exactly({ id: Type.String(), name: PersonName })),
  level: orNull(LevelName),
  side: orNull(SideName),
});
export type SeatView = Static<typeof SeatView>;

export const GameStatus = enumOf(['open', 'running', 'over', 'cancelled']);

/** A game in a list. */
export const GameSummary = exactly({
  id: GameId,
  status: GameStatus,
  created: Moment,
  started: orNull(Moment),
  ended: orNull(Moment),
  rules: FullRules,
  clock: ClockTerms,
  listing: Listing,
  rated: Type.Boolean(),
  seats: exactly({ first: SeatView, second: SeatView }),
  asked: Type.Array(Seat, { description: 'Who has to answer.' }),
  deadline: orNull(Moment),
  turn: orNull(Count),
  vp: orNull(Type.Integer({ description: 'Positive if the US leads.' })),
  outcome: orNull(exactly({ winner: enumOf(['first', 'second', 'draw']), reason: EndReasonName })),
});
export type GameSummary = Static<typeof GameSummary>;

/** Open games, and the ratings of those who made them; who has played no rated game has none. */
export const Lobby = exactly({ games: Type.Array(GameSummary), ratings: Type.Record(PersonId, Rating) });
export type Lobby = Static<typeof Lobby>;

/** Bidding for sides, as one of the bidders sees it. */
export const BidView = exactly({
  kind: enumOf(['influence', 'vp']),
  bids: Type.Array(Type.String(), { description: 'The bids made openly so far.' }),
  options: Type.Array(Type.String(), {
    description: 'The bids that you may make; empty if it is not your turn to bid.',
  }),
  yours: orNull(Type.String({ description: 'Your sealed bid, which you may still change.' })),
  waiting: Type.Array(Seat, { description: 'Who has not bid yet.' }),
});

/** Who is there now. Computer players are not listed: they always are. */
export const Presence = exactly({
  present: Type.Array(Seat, { description: 'The players who are following the game’s live updates now.' }),
  watchers: Type.Integer({
    minimum: 0,
    description: 'How many people other than the players are following the live updates.',
  }),
  stopped: Type.Optional(
    Type.Boolean({ description: 'True if the computer player has failed; it will be asked again later.' }),
  ),
});
export type Presence = Static<typeof Presence>;

/** A game as one viewer has it. */
export const GameState = exactly({
  game: GameSummary,
  number: Count,
  you: orNull(Seat),
  side: orNull(SideName),
  view: orNull(View),
  bidding: orNull(BidView),
  undoable: Count,
  offers: exactly({ draw: orNull(Seat), pause: orNull(Seat) }),
  paused: Type.Boolean(),
  clock: orNull(ClockView),
  handsOpen: exactly({ first: Type.Boolean(), second: Type.Boolean() }),
  hands: orNull(exactly({ us: Type.Array(CardName), ussr: Type.Array(CardName) }, 'Both hands, if you may see them.')),
  commitment: Type.String({
    description: 'SHA-256 of the server’s seed for the dice; the seed is revealed when the game is over.',
  }),
  invitation: orNull(
    Type.String({
      description: 'The key with which somebody can join a private game; only the players in the game see it.',
    }),
  ),
  rematch: orNull(GameId),
  ...Presence.properties,
});
export type GameState = Static<typeof GameState>;

/** What a viewer saw of a game when an entry had just happened; nothing before the bidding was over. */
export const PastView = exactly({
  number: Count,
  view: GameState.properties.view,
  hands: GameState.properties.hands,
});
export type PastView = Static<typeof PastView>;

const HAPPENING_KINDS = [
  'start',
  'answers',
  'undo',
  'resign',
  'time',
  'draw-offer',
  'draw-decline',
  'draw',
  'pause-offer',
  'pause-decline',
  'pause',
  'resume',
  'end',
] as const;

/** One entry of the game as one viewer may have it; its number is the id of the event. */
export const Happening = exactly({
  number: Count,
  at: Moment,
  kind: enumOf(HAPPENING_KINDS),
  by: orNull(Seat),
  facts: Type.Array(Fact),
  perAnswer: Type.Array(Count, {
    description: 'How many of the facts each answer produced, in order. An undo reverts the facts of the last answers.',
  }),
  undone: Type.Integer({ minimum: 0, description: 'How many answers were undone; 0 unless `kind` is `undo`.' }),
});
export type Happening = Static<typeof Happening>;

/** A part of what has happened; ask again `since` the last of it where there is more. */
export const Happenings = exactly({ entries: Type.Array(Happening), more: Type.Boolean() });
export type Happenings = Static<typeof Happenings>;

/** The data of an event `entry`: what happened, and in the latest one how things stand now. */
export const EntryEvent = exactly({ happening: Happening, state: Type.Optional(GameState) });

/** The data of an event `renew`: come again with this as `instead`, and leave this stream then. */
export const Renewal = exactly({ reader: Type.String({ pattern: '^[a-z0-9]{12}$' }) });
export type Renewal = Static<typeof Renewal>;
