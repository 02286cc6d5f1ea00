import type { SideKey } from '@longtwilight/engine';
import { type CardKey, LAST_TURN } from '@longtwilight/engine/data';
import type { LogEntry, LogProblem, LogStatement } from './entries.ts';
import { BadLineError, cardIn, numberIn, readLeaving, readStatement, sideIn } from './statements.ts';

/** A log as its lines say it, and the lines that say nothing we know. */
export interface ReadLog {
  readonly entries: readonly LogEntry[];
  readonly problems: readonly LogProblem[];
}

/** No game has a log anywhere near as long; what lies behind is not read. */
const LONGEST_LOG = 1_000_000;
const LONGEST_LINE = 2_000;
/** After so many lines that make no sense the rest is not read: this is no log. Notes may be more. */
const MOST_PROBLEMS = 200;
const MOST_NOTES = 2000;
const SHOWN_OF_A_LINE = 120;

/** Read a text log of the licensed app, or one of ours, line by line. */
export function readLog(text: string): ReadLog {
  const reader = new LogReader();
  const lines = text
    .slice(0, LONGEST_LOG)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/);
  const whole = text.length > LONGEST_LOG ? lines.length - 1 : lines.length;
  for (let i = 0; i < whole && !reader.full; i++) reader.read(lines[i]!, i + 1);
  if (text.length > LONGEST_LOG)
    reader.problem(
      lines.length,
      lines.at(-1)!,
      `This text has ${text.length} characters; the log of a game never has more than ${LONGEST_LOG}. The rest is not read`,
    );
  return { entries: reader.entries, problems: reader.problems };
}

class LogReader {
  readonly entries: LogEntry[] = [];
  readonly problems: LogProblem[] = [];
  private context = 'the beginning';
  private readonly players = new Map<string, SideKey>();
  private notes = 0;

  get full(): boolean {
    return this.problems.length - this.notes >= MOST_PROBLEMS || this.notes >= MOST_NOTES;
  }

  read(raw: string, line: number): void {
    const text = raw
      .slice(0, LONGEST_LINE)
      .replaceAll(/[\t\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
      .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
      .replaceAll(/[\u200B-\u200F\uFEFF]/g, '')
      .trim();
    if (text === '') return;
    try {
      if (!this.heading(text, line)) this.statement(text, line, text);
    } catch (error) {
      if (!(error instanceof BadLineError)) throw error;
      this.problem(line, raw, error.message);
    }
    if (this.full) this.problem(line, raw, `More than ${MOST_PROBLEMS} lines make no sense: the rest is not read`);
  }

  problem(line: number, raw: string, message: string, isNote = false): void {
    const text = raw.length > SHOWN_OF_A_LINE && !isNote ? `${raw.slice(0, SHOWN_OF_A_LINE)}...` : raw;
    this.problems.push({ line, text, message, context: this.context, isNote });
    if (isNote) this.notes++;
  }

  private add(line: number, text: string, statement: LogStatement): void {
    this.entries.push({ ...statement, line, text });
  }
  private statement(text: string, line: number, whole: string): void {
    const statement = readStatement(text) ?? this.leaving(text);
    if (statement?.kind === 'player') this.players.set(statement.name.toLowerCase(), statement.side);
    if (statement === null) this.problem(line, whole, 'This line is not of any known kind', !LIKE_A_LINE.test(text));
    else this.add(line, text, statement);
  }

  /** A player, called by name or side, has left the game. */
  private leaving(text: string): LogStatement | null {
    const left = readLeaving(text);
    if (left === null) return null;
    const name = left.name.toLowerCase();
    const side = this.players.get(name) ?? (/^(us|usa|ussr)$/.test(name) ? sideIn(name) : null);
    return side === null ? null : { kind: 'end', reason: left.reason, side };
  }

  /** A heading, and what follows it on the same line. */
  private heading(text: string, line: number): boolean {
    const setup = /^SETUP:(.*)$/i.exec(text);
    if (setup) return this.begin(line, text, { kind: 'setup' }, setup[1]);
    const final = /^: ?:(.*)$/.exec(text);
    if (final) return this.begin(line, text, { kind: 'final' }, final[1]);
    const turn = /^Turn (\d+), (.*)$/i.exec(text);
    return turn !== null && this.turnHeading(text, line, turn[1]!, turn[2]!);
  }

  /** A number that no turn has is reported; its block still is one of the turn under way, or with headlines of the next one. */
  private turnOf(text: string, line: number, digits: string): number {
    try {
      return numberIn(digits, 'turn', 1, LAST_TURN);
    } catch (error) {
      const before = this.entries.findLast((entry) => 'turn' in entry);
      if (!(error instanceof BadLineError) || before === undefined) throw error;
      this.problem(line, text, error.message);
      const begins = /Headline Phase/i.test(text) && before.kind !== 'headline-phase';
      return Math.min(LAST_TURN, before.turn + (begins ? 1 : 0));
    }
  }

  private turnHeading(text: string, line: number, digits: string, rest: string): boolean {
    const cleanup = /^Cleanup(?::(.*))?$/i.exec(rest);
    if (cleanup) return this.begin(line, text, { kind: 'cleanup', turn: this.turnOf(text, line, digits) }, cleanup[1]);
    const headline = /^Headline Phase(?::([^:]*)(?::(.*))?)?$/i.exec(rest);
    if (headline) {
      const cards = cardsBetween(headline[1]);
      const turn = this.turnOf(text, line, digits);
      return this.begin(line, text, { kind: 'headline-phase', turn, cards }, headline[2]);
    }
    const round = /^(USSR|US) AR ?(\d+)(?::([^:]*)(?::(.*))?)?$/i.exec(rest);
    if (round === null) return false;
    const title = round[3]?.trim() ?? '';
    const card = title === '' ? null : cardIn(title);
    const number = numberIn(round[2], 'action round', 1, 8);
    const turn = this.turnOf(text, line, digits);
    return this.begin(line, text, { kind: 'round', turn, side: sideIn(round[1]!), round: number, card }, round[4]);
  }

  private begin(line: number, text: string, heading: LogStatement, tail: string | undefined): true {
    this.context = text.slice(0, SHOWN_OF_A_LINE);
    this.add(line, text, heading);
    const rest = (tail ?? '').replace(/^[ :]+/, '');
    if (rest !== '') this.statement(rest, line, text);
    return true;
  }
}

/** How lines of a log begin, or what stands in them and nowhere else. */
const LIKE_A_LINE =
  /^(USA?|USSR|Turn|Event|Target|War in|Score|Place Influence|Coup|Realignment|Space Race|DEFCON|SUCCESS|FAILURE|VICTORY|DEFEAT|Die roll|Trap Roll|SETUP|Handicap|Scenario|Optional|Variant|Time per|Rules|Bids|Dealt to|Draw|Roll|End|No VP|>)\b|\[\d+\]|\b(in play|VP|Military Ops|Ops\)|Headline Phase|AR ?\d)/i;

const cardsBetween = (text: string | undefined): CardKey[] =>
  (text ?? '')
    .split('&')
    .map((title) => title.trim())
    .filter((title) => title !== '')
    .map(cardIn);
