import {
  GameRecord,
  type OutsideEnd,
  otherKey,
  RefusedError,
  type Rules,
  resolveRules,
  type SideKey,
} from '@longtwilight/engine';
import type { EntryOf, LogEntry, LogProblem } from '../applog/entries.ts';
import { readLog } from '../applog/read-log.ts';
import type { GameComment } from '../write/game-file.ts';
import { leavingIn, reasonIn } from './endings.ts';
import { replaySegments } from './follow-log.ts';
import type { Mismatch } from './mismatch.ts';
import { type Evidence, type Rebuilt, rebuild } from './rebuild.ts';

import { rulesOfLog } from './rules-of-log.ts';
import { type Segment, segmentsOf } from './segments.ts';
import type { Trace } from './trace.ts';

/** A game of a log that was read, replayed through the engine and checked. */
export interface ImportResult {
  /** Nothing disagrees that a known fault of the app doesn't explain. */
  readonly ok: boolean;
  /**
   * The game with its record, as far as the log goes; null if there is none to look at. Where log and rules disagree it
   * follows the log: such a record has been edited.
   */
  readonly record: GameRecord | null;
  /** Who played, as far as the log names them. */
  readonly players: Readonly<Partial<Record<SideKey, string>>>;
  /** When, if the log says so: `2024-05-17`. */
  readonly date: string | null;
  readonly entries: readonly LogEntry[];
  /** How many statements of the log were held against the rules. */
  readonly checked: number;
  /** How many answers were tried to find those that fit: the measure of the work, which has a limit. */
  readonly tried: number;
  readonly mismatches: readonly Mismatch[];
  /** For each answer of the record: whether the log states it or it was filled in. */
  readonly evidence: readonly Evidence[];
  /** For each answer of the record: the line of the log that it stands for. */
  readonly lines: readonly number[];
  /** Notes and chat between the lines, in place. */
  readonly comments: readonly GameComment[];
}

/** More games than anybody puts into one file, more headings than any game has, and more lines than any heading. */
const MOST_GAMES = 40;
const MOST_HEADINGS = 400;
const MOST_LINES = 300;
/** So many findings are told one by one. */
const MOST_FINDINGS = 200;

/** Read a text log of the licensed app, or one of ours, and play it again by the rules: the first game in it. */
export function importLog(text: string): ImportResult {
  return importLogs(text)[0]!; // there is always one, if only to say what is wrong
}

/** Read a text that holds logs of one game or more. */
export function importLogs(text: string): readonly ImportResult[] {
  const { entries, problems } = readLog(text);
  const begins = beginsOfGames(entries);
  const games = begins.slice(0, MOST_GAMES).map((from, i) => {
    const to = begins[i + 1] ?? entries.length;
    const [first, next] = [i === 0 ? 0 : entries[from]!.line, entries[to]?.line ?? Number.POSITIVE_INFINITY];
    return importOne(
      entries.slice(from, to),
      problems.filter(({ line }) => line >= first && line < next),
    );
  });
  const unread = entries[begins[MOST_GAMES] ?? entries.length];
  if (unread === undefined) return games;
  const last = games.at(-1)!;
  const more = finding(unread.line, 'log', `at most ${MOST_GAMES} games`, 'another one begins here: it is not read');
  return [...games.slice(0, -1), { ...last, ok: false, mismatches: [...last.mismatches, more] }];
}

/** Where the games of a file begin: after a first one, each time a setup comes. */
function beginsOfGames(entries: readonly LogEntry[]): number[] {
  const begins = [0];
  let begun = false;
  entries.forEach((entry, i) => {
    if (entry.kind === 'setup' && begun) {
      begins.push(i);
      begun = false;
    }
    begun ||= entry.kind === 'headline-phase' || entry.kind === 'round';
  });
  return begins;
}

function importOne(entries: readonly LogEntry[], problems: readonly LogProblem[]): ImportResult {
  const unread = problems.map(unreadable);
  const about = { players: playersIn(entries), date: dateIn(entries), entries };
  const failed = (mismatch: Mismatch): ImportResult => ({
    ...about,
    ok: false,
    record: null,
    checked: 0,
    tried: 0,
    mismatches: told([...unread, mismatch]),
    evidence: [],
    lines: [],
    comments: [],
  });
  if (!entries.some(({ kind }) => kind === 'headline-phase' || kind === 'setup' || kind === 'round'))
    return failed(finding(1, 'log', 'a log with "SETUP:" and "Turn 1, Headline Phase:"', 'none of its headings'));
  const { rules, bids, doubt } = rulesFor(entries);
  if (doubt !== null) unread.push(doubt);
  const segments = segmentsOf(entries);
  unread.push(...shorten(segments));
  const trace = replaySegments(rules, segments);
  const { record, evidence, trouble } = rebuild(rules, bids, trace);
  const mismatches = [...unread, ...trace.mismatches];
  if (trouble !== null) mismatches.push(finding(trouble.line, 'hands', trouble.expected, trouble.got));
  const filled = [...evidence];
  mismatches.push(...endOf(entries, { record, evidence: filled }, trace));
  const lines = record.entries.map((_, i) => trace.steps[i]?.line ?? trace.steps.at(-1)?.line ?? 1);
  return {
    ...about,
    ok: mismatches.every((one) => one.explanation !== null),
    record,
    checked: trace.checked,
    tried: trace.tried,
    mismatches: told(mismatches),
    evidence: filled,
    lines,
    comments: commentsIn(entries, problems, lines),
  };
}

/** Leave out what no log of a game has, so that there is an end to it. */
function shorten(segments: Segment[]): Mismatch[] {
  const found: Mismatch[] = [];
  const more = 'the rest is not read';
  for (const { entries, groups } of segments) {
    const cut = entries[MOST_LINES];
    if (cut === undefined) continue;
    found.push(finding(cut.line, 'log', `at most ${MOST_LINES} lines under one heading`, more));
    entries.length = MOST_LINES;
    groups.length = MOST_LINES;
  }
  const [cut] = segments.splice(MOST_HEADINGS);
  if (cut !== undefined) found.push(finding(cut.line, 'log', `at most ${MOST_HEADINGS} headings`, more));
  return found;
}

const LONGEST_NAME = 200;
function playersIn(entries: readonly LogEntry[]): Partial<Record<SideKey, string>> {
  const players: Partial<Record<SideKey, string>> = {};
  for (const entry of entries) if (entry.kind === 'player') players[entry.side] = entry.name.slice(0, LONGEST_NAME);
  return players;
}
const dateIn = (entries: readonly LogEntry[]): string | null =>
  entries.find((entry) => entry.kind === 'date')?.date ?? null;

/** Notes stand before the answer of the first line that comes after them. */
function commentsIn(
  entries: readonly LogEntry[],
  problems: readonly LogProblem[],
  lines: readonly number[],
): GameComment[] {
  const notes = entries.flatMap((entry) => (entry.kind === 'note' && entry.text !== '' ? [entry] : []));
  const said = [...notes.map(({ line, text }) => ({ line, text: text.replace(/^# */, '') })), ...problems];
  return said
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => a.line - b.line)
    .map(({ line, text }) => {
      const next = lines.findIndex((one) => one > line);
      return { at: next < 0 ? lines.length : next, text };
    });
}

/** In order, and no more than anybody reads. */
function told(mismatches: readonly Mismatch[]): readonly Mismatch[] {
  const sorted = [...mismatches].sort((a, b) => a.line - b.line);
  if (sorted.length <= MOST_FINDINGS) return sorted;
  const { line } = sorted[MOST_FINDINGS]!;
  const more = finding(line, 'log', `at most ${MOST_FINDINGS} findings`, `${sorted.length - MOST_FINDINGS} more`);
  return [...sorted.slice(0, MOST_FINDINGS), more];
}

const STATES_RULES: ReadonlySet<LogEntry['kind']> = new Set<LogEntry['kind']>([
  'rules',
  'bids',
  'handicap',
  'scenario',
  'variant',
]);
const finding = (line: number, what: string, expected: string, got: string): Mismatch => ({
  line,
  what,
  expected,
  got,
  explanation: null,
});
const unreadable = ({ line, text, message, context, isNote }: LogProblem): Mismatch => ({
  ...finding(line, 'reading', `${message} (under: ${context})`, text),
  explanation: isNote ? 'note-between-lines' : null,
});

interface RulesRead {
  readonly rules: Rules;
  readonly bids: readonly string[];
  readonly doubt: Mismatch | null;
}

/** The rules that a log was played by. Lines that make none are left out of account, and told. */
function rulesFor(entries: readonly LogEntry[]): RulesRead {
  try {
    const { spec, bids } = rulesOfLog(entries);
    const rules = bids.length === 0 ? resolveRules(spec) : GameRecord.start(spec, bids).rules;
    return { rules, bids, doubt: null };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const last = entries.findLast((entry) => STATES_RULES.has(entry.kind));
    const rest = entries.filter((entry) => entry !== last);
    const doubt = finding(last?.line ?? 1, 'rules', 'rules that work together', error.message);
    return { ...rulesFor(rest), doubt };
  }
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
  const reason = reasonIn(winner.by) === null && winner.side !== null ? leavingIn(winner.by) : null;
  const loser = winner.side === null ? null : otherKey(winner.side);
  const end: OutsideEnd = { reason: loser === null ? 'agreement' : (reason ?? 'resign'), side: loser };
  record.endFromOutside(end);
  return reason !== null ? [] : [finding(winner.line, 'end of the game', 'the game goes on by the rules', winner.text)];
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
