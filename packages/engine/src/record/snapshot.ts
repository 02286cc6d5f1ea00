import { ANSWER_TEXTS } from '../core/answers.ts';
import { EFFECT_KEYS } from '../core/effects.ts';
import { RefusedError } from '../core/errors.ts';
import { fromHex, toHex } from '../core/hex.ts';
import * as layout from '../core/layout.ts';
import { PHASE_KEYS } from '../core/phases.ts';
import { RULES_VERSION, type RulesSpec } from '../editions/rules.ts';
import { ACTOR_KEYS } from '../flow/decision.ts';
import { GameRecord, type RecordEntry } from './game-record.ts';
import { untold } from './untold.ts';

/** A game as it stands with all its answers, so that it need not be played through again. It shows every hidden card. */
export interface RecordSnapshot {
  /** Where everything lies in a game, as hexadecimal digits. */
  readonly game: string;
  /** One a line: who gave it, whether nobody may take it back, and its text. */
  readonly answers: string;
}

/** Raise this when the same bytes come to mean something else. */
const VERSION = 2;

/** Names what the bytes of a game mean: a snapshot is for engines that give the same name. */
export const snapshotFormat = (): string =>
  `${VERSION}.${RULES_VERSION}.${shortHash(JSON.stringify([layout, ANSWER_TEXTS, EFFECT_KEYS, PHASE_KEYS]))}`;

/** FNV-1a. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** Of a game that was played from its setup and goes on; nothing lies face down. */
export function recordSnapshot(record: GameRecord): RecordSnapshot {
  const { game, start, edits } = record;
  if (game.over || start !== null || edits.length > 0 || record.decisions().some(({ answered }) => answered))
    throw new Error('There are no snapshots of games that are over, edited or half chosen');
  return { game: toHex(game.bytes), answers: record.entries.map(lineOf).join('\n') };
}

/** The game of a snapshot: facts of the answers before it are no longer told. */
export function recordFrom(rules: RulesSpec, bids: readonly string[], snapshot: RecordSnapshot): GameRecord {
  const record = GameRecord.start(rules, bids);
  const bytes = fromHex(snapshot.game, record.game.bytes.length);
  if (bytes === null)
    throw new RefusedError('bad-save', `A snapshot has ${2 * record.game.bytes.length} hexadecimal digits`);
  record.game.bytes.set(bytes);
  record.game.leaveCache();
  record.entries = snapshot.answers === '' ? [] : snapshot.answers.split('\n').map(entryOf);
  return record;
}

const BARRIER = '!';
const lineOf = ({ actor, text, barrier }: RecordEntry): string =>
  `${ACTOR_KEYS.indexOf(actor)}${barrier ? BARRIER : ' '}${text}`;
const entryOf = (line: string): RecordEntry =>
  untold({ actor: ACTOR_KEYS[Number(line[0])]!, text: line.slice(2), barrier: line[1] === BARRIER });
