import { ANSWER_TEXTS } from '../core/answers.ts';
import { EFFECT_KEYS } from '../core/effects.ts';
import { RefusedError } from '../core/errors.ts';
import * as layout from '../core/layout.ts';
import { PHASE_KEYS } from '../core/phases.ts';
import { RULES_VERSION, type RulesSpec } from '../editions/rules.ts';
import { ACTOR_KEYS } from '../flow/decision.ts';
import { GameRecord, type RecordEntry } from './game-record.ts';

/** A game as it stands with all its answers, so that it need not be played through again. It shows every hidden card. */
export interface RecordSnapshot {
  /** Where everything lies in a game, a byte in two letters each. */
  readonly game: string;
  /** One a line: who gave it, whether nobody may take it back, and its text. */
  readonly answers: string;
}

/** Raise this when the same bytes come to mean something else. */
const VERSION = 1;

/** Names what the bytes of a game mean: a snapshot is for engines that give the same name. */
export const SNAPSHOT_FORMAT = `${VERSION}.${RULES_VERSION}.${shortHash(
  JSON.stringify([layout, ANSWER_TEXTS, EFFECT_KEYS, PHASE_KEYS]),
)}`;

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
  return { game: lettersOf(game.bytes), answers: record.entries.map(lineOf).join('\n') };
}

/** The game of a snapshot: facts of the answers before it are no longer told. */
export function recordFrom(rules: RulesSpec, bids: readonly string[], snapshot: RecordSnapshot): GameRecord {
  const record = GameRecord.start(rules, bids);
  const { bytes } = record.game;
  if (snapshot.game.length !== 2 * bytes.length)
    throw new RefusedError('bad-save', `A snapshot has ${2 * bytes.length} letters, not ${snapshot.game.length}`);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = 16 * digitAt(snapshot.game, 2 * i) + digitAt(snapshot.game, 2 * i + 1);
  record.game.leaveCache();
  record.entries = snapshot.answers === '' ? [] : snapshot.answers.split('\n').map(entryOf);
  return record;
}

const FIRST_LETTER = 97;
/** Sixteen letters from "a". */
function lettersOf(bytes: Uint8Array): string {
  const codes = new Uint8Array(2 * bytes.length);
  bytes.forEach((byte, i) => {
    codes[2 * i] = FIRST_LETTER + (byte >> 4);
    codes[2 * i + 1] = FIRST_LETTER + (byte & 15);
  });
  return String.fromCharCode.apply(null, codes as unknown as number[]);
}
const digitAt = (letters: string, i: number): number => letters.charCodeAt(i) - FIRST_LETTER;

const BARRIER = '!';
const lineOf = ({ actor, text, barrier }: RecordEntry): string =>
  `${ACTOR_KEYS.indexOf(actor)}${barrier ? BARRIER : ' '}${text}`;
const entryOf = (line: string): RecordEntry => ({
  actor: ACTOR_KEYS[Number(line[0])]!,
  text: line.slice(2),
  facts: [],
  barrier: line[1] === BARRIER,
});
