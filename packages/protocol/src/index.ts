export { ChatMessage, Conversation, Mute, Report, Say } from './chat.ts';
export { ClockTerms, ClockView } from './clocks.ts';
export { Entry } from './entries.ts';
export { ERROR_CODES, type ErrorCode, Refusal } from './errors.ts';
export { Fact } from './facts.ts';
export { Fairness } from './fairness.ts';
export {
  Answers,
  BidView,
  CreateGame,
  EntryEvent,
  GameId,
  GameState,
  GameStatus,
  GameSummary,
  Happening,
  Happenings,
  JoinGame,
  Lobby,
  MatchRequest,
  Offer,
  type OfferStep,
  PastView,
  Presence,
  Renewal,
  SEATS,
  Seat,
  type SeatView,
  Seed,
  Undo,
} from './games.ts';
export { ChangeKept, KeepFile, KeptFile, KeptHead, KeptId, ServerLibrary, type Visibility } from './library.ts';
export { DELETED_NAME, guestName, unchosenName } from './names.ts';
export { MyWebhook, NewWebhook, Notice, PushDevice, PushSubscription, SetWebhook, Webhook } from './notices.ts';
export {
  Blocked,
  ChangePassword,
  CreateAccount,
  DeleteMe,
  DeviceLink,
  FindPerson,
  Found,
  HeadToHead,
  Leader,
  Me,
  NewAccount,
  NewRecoveryCodes,
  PersonId,
  PersonName,
  Profile,
  ProvePassword,
  Rating,
  Recover,
  Recovered,
  Rename,
  Results,
  Session,
  SignedIn,
  SignIn,
  type Somebody,
  UseLink,
  WhoAmI,
} from './people.ts';
export { PersonalData } from './personal-data.ts';
export { AskedRules, FullRules } from './rules.ts';
export { enumOf, exactly, Moment } from './schema.ts';
export { CardStatistics } from './statistics.ts';
export { View } from './view.ts';
