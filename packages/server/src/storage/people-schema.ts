import type { Generated } from 'kysely';

/** The tables of migration 0002. */
export interface PeopleTables {
  accounts: AccountsTable;
  recovery_codes: RecoveryCodesTable;
  links: LinksTable;
  guesses: GuessesTable;
  ratings: RatingsTable;
  rating_changes: RatingChangesTable;
  blocks: BlocksTable;
  mutes: MutesTable;
  reports: ReportsTable;
}

interface AccountsTable {
  person: string;
  /** The name as it is looked up. */
  login: string;
  /** How the name looks, whatever its letters are; null if an older account looks the same. */
  look: string | null;
  /** Hash with its salt and cost. */
  password: string;
  created: number;
}

/** Only hashes: the codes themselves are shown once. */
interface RecoveryCodesTable {
  person: string;
  hash: string;
}

/** Keys that move somebody to another device, as hashes. */
interface LinksTable {
  hash: string;
  person: string;
  expires: number;
}

/** How often a password or code was guessed at since a moment. */
interface GuessesTable {
  subject: string;
  since: number;
  count: number;
}

export interface RatingsTable {
  person: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  /** When the last rated game ended. */
  at: number;
}

/** What a game did to a rating. */
interface RatingChangesTable {
  person: string;
  game: string;
  at: number;
  rating: number;
  change: number;
}

/** `person` wants nothing to do with `other`. */
interface BlocksTable {
  person: string;
  other: string;
  at: number;
}

interface MutesTable {
  person: string;
  game: string;
}

/** A message that somebody complains about, as it was. */
export interface ReportsTable {
  id: Generated<number>;
  message: number;
  game: string;
  reporter: string;
  about: string;
  text: string;
  why: string;
  at: number;
}
