import { RefusedError } from '../core/errors.ts';
import type { EndReason } from '../core/facts.ts';
import type { SideKey } from '../core/ids.ts';
import { completeRules } from '../editions/resolve.ts';
import { type FullRulesSpec, RULES_VERSION } from '../editions/rules.ts';
import type { Position } from './position.ts';
import { readPosition } from './read-position.ts';

const FORMAT = 'longtwilight-game';
/** A game whose position was edited on the way is of version 2; all others are still written as version 1. */
const FORMAT_VERSIONS = [1, 2] as const;

/** An end from outside the rules, and who lost by it: nobody in a draw, as when both run out of time. */
export interface OutsideEnd {
  readonly reason: Extract<EndReason, 'resign' | 'time' | 'agreement' | 'operator'>;
  readonly side: SideKey | null;
}

/** A game as it is kept: its rules and all answers by their text, those of chance included. */
export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly version: (typeof FORMAT_VERSIONS)[number];
  readonly rulesVersion: number;
  readonly rules: FullRulesSpec;
  /** The bids, where sides were bid for. */
  readonly bids: readonly string[];
  readonly answers: readonly string[];
  readonly end: OutsideEnd | null;
  /** The position that the game began in, where that is not the setup. */
  readonly start?: Position;
  /** Where the position was changed by hand, in order. */
  readonly edits?: readonly RecordEdit[];
}

/** The position was edited after so many answers: see `GameRecord.edit`. */
export interface RecordEdit {
  readonly at: number;
  readonly position: Position;
}

type Recorded = Pick<SavedGame, 'rules' | 'bids' | 'answers' | 'end' | 'start' | 'edits'>;
export const savedGame = (game: Recorded): SavedGame => ({
  format: FORMAT,
  version: game.edits === undefined ? 1 : 2,
  rulesVersion: game.rules.version ?? RULES_VERSION,
  ...game,
});

const refuse = (message: string): never => {
  throw new RefusedError('bad-save', message);
};
const texts = (value: unknown, key: string): readonly string[] => {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  return refuse(`A saved game must have a list of texts under "${key}"`);
};

/** Check what was read from a file. Whether the answers are legal shows when the game is played through. */
export function readSavedGame(data: unknown): SavedGame {
  if (typeof data !== 'object' || data === null) return refuse('A saved game must be a JSON object');
  const raw = data as Readonly<Record<string, unknown>>;
  if (raw.format !== FORMAT)
    refuse(`This is not a saved game: "format" is ${JSON.stringify(raw.format)}, expected "${FORMAT}"`);
  if (!FORMAT_VERSIONS.includes(raw.version as 1))
    refuse(
      `This file has version ${JSON.stringify(raw.version)}; this engine reads up to version ${FORMAT_VERSIONS.at(-1)}`,
    );
  const { rulesVersion } = raw;
  if (
    typeof rulesVersion !== 'number' ||
    !Number.isInteger(rulesVersion) ||
    rulesVersion < 1 ||
    rulesVersion > RULES_VERSION
  )
    refuse(
      `This game was played under rules version ${JSON.stringify(raw.rulesVersion)}; this engine knows up to ${RULES_VERSION}`,
    );
  const rules = completeRules({ ...(raw.rules ?? {}), version: rulesVersion } as Record<string, unknown>);
  const bids = texts(raw.bids ?? [], 'bids');
  if (bids.length > 0 && rules.bidding === 'none') refuse('There are bids, but the rules have no bidding for sides');
  const answers = texts(raw.answers, 'answers');
  return savedGame({
    rules,
    bids,
    answers,
    end: readEnd(raw.end),
    ...(raw.start === undefined ? {} : { start: readPosition(raw.start) }),
    ...(raw.edits === undefined ? {} : { edits: readEdits(raw.edits, answers.length) }),
  });
}

function readEdits(value: unknown, answers: number): RecordEdit[] {
  if (!Array.isArray(value)) return refuse('"edits" is not a list');
  let last = 0;
  return value.map((one: unknown, i) => {
    const { at, position } = (one ?? {}) as Partial<Record<keyof RecordEdit, unknown>>;
    if (typeof at !== 'number' || !Number.isInteger(at) || at < last || at > answers)
      return refuse(
        `Edit ${i + 1} is at ${JSON.stringify(at)}; expected a number of answers from ${last} to ${answers}`,
      );
    last = at;
    return { at, position: readPosition(position) };
  });
}

function readEnd(value: unknown): OutsideEnd | null {
  if (value === null || value === undefined) return null;
  const { reason, side } = value as Partial<Record<'reason' | 'side', unknown>>;
  if (reason === 'agreement') return { reason, side: null };
  const known = reason === 'resign' || reason === 'time' || reason === 'operator';
  if (known && (side === 'us' || side === 'ussr')) return { reason, side };
  if (known && reason !== 'resign' && side === null) return { reason, side };
  return refuse(
    '"end" is null, { reason: "agreement" }, or { reason: "resign", "time" or "operator", side: "us", "ussr" or (for a draw) null }',
  );
}
