import {
  GameRecord,
  type OutsideEnd,
  RefusedError,
  type Rules,
  resolveRules,
  type SideKey,
} from '@longtwilight/engine';
import type { EntryOf, LogEntry, LogProblem } from '../applog/entries.ts';
import { readLog } from '../applog/read-log.ts';
import { leavingIn, reasonIn } from './endings.ts';
import type { Mismatch } from './mismatch.ts';
import { type Evidence, type Rebuilt, rebuild } from './rebuild.ts';
import { replaySegments } from './replay.ts';
import { rulesOfLog } from './rules-of-log.ts';
import { segmentsOf } from './segments.ts';
import type { Trace } from './trace.ts';

/** A log that was read, replayed through the engine and checked. */
export interface ImportResult {
  /** Nothing disagrees that a known fault of the app doesn't explain. */
  readonly ok: boolean;
  /** The game with its record; null if it could not be replayed to the end of the log. */
  readonly record: GameRecord | null;
  /** The game as far as it could be followed, to be looked at: the whole of it where there is a `record`. */
  readonly reached: GameRecord | null;
  /** Who played, as far as the log names them. */
  readonly players: Readonly<Partial<Record<SideKey, string>>>;
  readonly entries: readonly LogEntry[];
  /** How many statements of the log were held against the rules. */
  readonly checked: number;
  readonly mismatches: readonly Mismatch[];
  /** For each answer of the record: whether the log states it or it was filled in. */
  readonly evidence: readonly Evidence[];
}

/** Read a text log of the licensed app, or one of ours, and play it again by the rules. */
export function importLog(text: string): ImportResult {
  const { entries: all, problems } = readLog(text);
  const second = beginOfSecondGame(all);
  const entries = all.slice(0, second?.at);
  const unread = problems.map(unreadable);
  const players = playersIn(entries);
  if (second !== null) unread.push(finding(second.line, 'log', 'one game', `another one begins here: ${second.text}`));
  const failed = (...mismatches: Mismatch[]): ImportResult => ({
    ok: false,
    record: null,
    reached: null,
    players,
    entries,
    checked: 0,
    mismatches: [...unread, ...mismatches],
    evidence: [],
  });
  if (!entries.some((entry) => entry.kind === 'headline-phase' || entry.kind === 'setup'))
    return failed(finding(1, 'log', 'a log with "SETUP:" and "Turn 1, Headline Phase:"', 'none of its headings'));
  let rules: Rules;
  let bids: readonly string[];
  try {
    ({ rules, bids } = rulesFor(entries));
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const line = entries.findLast((entry) => STATES_RULES.has(entry.kind))?.line ?? 1;
    return failed(finding(line, 'rules', 'rules that can be played by', error.message));
  }
  const trace = replaySegments(rules, segmentsOf(entries));
  const rebuilt = rebuild(rules, bids, trace);
  const mismatches = [...unread, ...trace.mismatches];
  const { checked } = trace;
  if (!('record' in rebuilt) && trace.complete)
    mismatches.push(finding(rebuilt.line, 'hands', rebuilt.expected, rebuilt.got));
  if (!('record' in rebuilt) || !trace.complete) {
    mismatches.sort(byLine);
    const reached = 'record' in rebuilt ? rebuilt.record : upToLastTurn(rules, bids, trace);
    return { ok: false, record: null, reached, players, entries, checked, mismatches, evidence: [] };
  }
  const { record } = rebuilt;
  mismatches.push(...endOf(entries, rebuilt, trace));
  mismatches.sort(byLine);
  return {
    ok: mismatches.every((one) => one.explanation !== null),
    record,
    reached: record,
    players,
    entries,
    checked,
    mismatches,
    evidence: rebuilt.evidence,
  };
}

const LONGEST_NAME = 200;
function playersIn(entries: readonly LogEntry[]): Partial<Record<SideKey, string>> {
  const players: Partial<Record<SideKey, string>> = {};
  for (const entry of entries) if (entry.kind === 'player') players[entry.side] = entry.name.slice(0, LONGEST_NAME);
  return players;
}

/** Where a log goes on with the setup of another game. */
function beginOfSecondGame(entries: readonly LogEntry[]): { at: number; line: number; text: string } | null {
  const begun = entries.findIndex((entry) => entry.kind === 'headline-phase' || entry.kind === 'round');
  const at = entries.findIndex((entry, i) => entry.kind === 'setup' && begun >= 0 && i > begun);
  return at < 0 ? null : { at, line: entries[at]!.line, text: entries[at]!.text };
}

const STATES_RULES: ReadonlySet<LogEntry['kind']> = new Set<LogEntry['kind']>([
  'rules',
  'bids',
  'handicap',
  'scenario',
  'variant',
]);
const byLine = (a: Mismatch, b: Mismatch): number => a.line - b.line;
const finding = (line: number, what: string, expected: string, got: string): Mismatch => ({
  line,
  what,
  expected,
  got,
  explanation: null,
});
const unreadable = ({ line, text, message, context }: LogProblem): Mismatch =>
  finding(line, 'reading', `${message} (under: ${context})`, text);

/** The game up to the turn in which no hands fit any more. */
function upToLastTurn(rules: Rules, bids: readonly string[], trace: Trace): GameRecord | null {
  const last = trace.steps.findLastIndex((step) => step.facts.some((fact) => fact.t === 'turn'));
  if (last < 0) return null;
  const before = rebuild(rules, bids, { ...trace, steps: trace.steps.slice(0, last + 1) });
  return 'record' in before ? before.record : null;
}

function rulesFor(entries: readonly LogEntry[]): { rules: Rules; bids: readonly string[] } {
  const { spec, bids } = rulesOfLog(entries);
  if (bids.length === 0) return { rules: resolveRules(spec), bids };
  return { rules: GameRecord.start(spec, bids).rules, bids };
}

// How it ended

/** Ends from outside the rules, and an end that the log leaves to the reader. */
function endOf(entries: readonly LogEntry[], rebuilt: Rebuilt, trace: Trace): Mismatch[] {
  const { record } = rebuilt;
  if (record.game.over) return [];
  const outside = entries.find((entry) => entry.kind === 'end');
  if (outside !== undefined) {
    record.endFromOutside({ reason: outside.reason, side: outside.side });
    return [];
  }
  const winner = entries.findLast((entry) => entry.kind === 'winner');
  if (winner !== undefined) return resigned(winner, record);
  // A log of ours says how a game ended, or that it has not
  if (!entries.some((entry) => entry.kind === 'rules')) finishForced(rebuilt, trace);
  return [];
}

/** The closing line names a winner, but by the rules nobody has won: then the other side has left the game. */
function resigned(winner: EntryOf<'winner'>, record: GameRecord): Mismatch[] {
  const reason = reasonIn(winner.by) === null ? leavingIn(winner.by) : null;
  if (winner.side === null || reason === null)
    return [finding(winner.line, 'end of the game', 'the game goes on by the rules', winner.text)];
  const end: OutsideEnd = { reason, side: winner.side === 'us' ? 'ussr' : 'us' };
  record.endFromOutside(end);
  return [];
}

const LAST_WORDS = ['event', 'end'];
const MOST_LAST_WORDS = 3;

/**
 * A log may name the last card and break off before its effect, because that effect ends the game (20 VP, Wargames). If
 * playing the event out does end it, so it was.
 */
function finishForced({ record, evidence }: Rebuilt, trace: Trace): void {
  const trial = GameRecord.load(record.save());
  const words: { actor: 'us' | 'ussr'; text: string }[] = [];
  while (!trial.game.over && words.length < MOST_LAST_WORDS) {
    const asked = trial.decisions()[0];
    const text = LAST_WORDS.find((word) => asked?.options.includes(word));
    if (asked === undefined || asked.actor === 'chance' || text === undefined || trace.steps.length === 0) return;
    trial.answer(asked.actor, text);
    words.push({ actor: asked.actor, text });
  }
  if (!trial.game.over) return;
  for (const { actor, text } of words) {
    record.answer(actor, text);
    evidence.push('filled-in');
  }
}
