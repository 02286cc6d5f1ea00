import { RefusedError } from '../core/errors.ts';
import type { EndReason } from '../core/facts.ts';
import type { SideKey } from '../core/ids.ts';
import { completeRules } from '../editions/resolve.ts';
import { type FullRulesSpec, RULES_VERSION } from '../editions/rules.ts';
import type { Position } from './position.ts';
import { readPosition } from './read-position.ts';

const FORMAT = 'longtwilight-game';
const FORMAT_VERSION = 1;

/** An end from outside the rules, and who lost by it: nobody in a draw, as when both run out of time. */
export interface OutsideEnd {
  readonly reason: Extract<EndReason, 'resign' | 'time' | 'agreement' | 'operator'>;
  readonly side: SideKey | null;
}

/** A game as it is kept: its rules and all answers by their text, those of chance included. */
export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly version: typeof FORMAT_VERSION;
  readonly rulesVersion: number;
  readonly rules: FullRulesSpec;
  /** The bids, where sides were bid for. */
  readonly bids: readonly string[];
  readonly answers: readonly string[];
  readonly end: OutsideEnd | null;
  /** The position that the game began in, where that is not the setup. */
  readonly start?: Position;
}

type Recorded = Pick<SavedGame, 'rules' | 'bids' | 'answers' | 'end' | 'start'>;
export const savedGame = (game: Recorded): SavedGame => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  rulesVersion: game.rules.version ?? RULES_VERSION,
  ...game,
});

const refuse = (message: string): never => {
  throw new RefusedError('bad-save', message);
};
const texts = (value: unknown, key: string): readonly string[] => {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  return refuse(`A saved game has a list of texts under "${key}"`);
};

/** Check what was read from a file. Whether the answers are legal shows when the game is played through. */
export function readSavedGame(data: unknown): SavedGame {
  if (typeof data !== 'object' || data === null) return refuse('A saved game is a JSON object');
  const raw = data as Readonly<Record<string, unknown>>;
  if (raw.format !== FORMAT)
    refuse(`This is not a saved game: "format" is ${JSON.stringify(raw.format)}, expected "${FORMAT}"`);
  if (raw.version !== FORMAT_VERSION)
    refuse(`This file is of version ${JSON.stringify(raw.version)}; this engine reads version ${FORMAT_VERSION}`);
  const { rulesVersion } = raw;
  if (
    typeof rulesVersion !== 'number' ||
    !Number.isInteger(rulesVersion) ||
    rulesVersion < 1 ||
    rulesVersion > RULES_VERSION
  )
    refuse(
      `This game was played by rules version ${JSON.stringify(raw.rulesVersion)}; this engine knows up to ${RULES_VERSION}`,
    );
  const rules = completeRules({ ...(raw.rules ?? {}), version: rulesVersion } as Record<string, unknown>);
  const bids = texts(raw.bids ?? [], 'bids');
  if (bids.length > 0 && rules.bidding === 'none') refuse('There are bids, but the rules have no bidding for sides');
  return savedGame({
    rules,
    bids,
    answers: texts(raw.answers, 'answers'),
    end: readEnd(raw.end),
    ...(raw.start === undefined ? {} : { start: readPosition(raw.start) }),
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
