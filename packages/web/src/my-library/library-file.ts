import { type Outcome, RefusedError, readSavedGame, type SavedGame, SIDE_KEYS } from '@longtwilight/engine';
import type { LogFindings } from '../replay/reader-worker.ts';
import { games, type KeptGame, openGame, type Sitter } from '../store/games.ts';
import { logs, type OpenedLog, openLog } from '../store/logs.ts';
import { studies } from '../store/studies.ts';

/* The whole library as one file: JSON, described in docs/library-file.md. */

const FORMAT = 'longtwilight-library';
const VERSION = 1;

/** Everything in the library, as text. Games that still go on stay where they are: they hold what a player must not see. */
export async function writeLibraryFile(): Promise<string> {
  const finished = [];
  for (const { id, over, revision: _revision, ...head } of await games.heads()) {
    const kept = over ? await openGame(id) : null;
    if (kept !== null && !(kept instanceof RefusedError)) finished.push({ id, ...head, saved: kept.body });
  }
  const opened = [];
  for (const { id, name, changed } of await logs.heads()) {
    const kept = await openLog(id);
    if (kept !== null && !(kept instanceof RefusedError)) opened.push({ name, changed, ...kept });
  }
  const written = [];
  for (const { id } of await studies.heads()) {
    const kept = await studies.find(id);
    if (kept !== null) written.push(JSON.parse(kept.body));
  }
  return `${JSON.stringify({ format: FORMAT, version: VERSION, games: finished, logs: opened, studies: written })}\n`;
}

/** Tells by its beginning: whoever writes such a file puts its name first. */
export const isLibraryFile = (text: string): boolean =>
  new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`).test(text.slice(0, 200));

interface LibraryContents {
  readonly games: readonly { readonly head: Omit<KeptGame, 'revision'>; readonly saved: SavedGame }[];
  readonly logs: readonly { readonly name: string; readonly body: OpenedLog }[];
  /** Each as the text of its file. */
  readonly studies: readonly string[];
  /** How many parts could not be read. */
  readonly broken: number;
}

/** What is in the file of a library; whether its games are legal is seen when they are played. */
export function readLibraryFile(text: string): LibraryContents | { readonly problem: string } {
  let file: {
    readonly version?: unknown;
    readonly games?: unknown;
    readonly logs?: unknown;
    readonly studies?: unknown;
  };
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { problem: String(error) };
  }
  if (file.version !== VERSION)
    return { problem: `The library file is of version ${JSON.stringify(file.version)}; this program reads ${VERSION}` };
  const [games, gamesBroken] = readEach(file.games, readGame);
  const [logs, logsBroken] = readEach(file.logs, readLog);
  const [studies, studiesBroken] = readEach(file.studies, (raw) => JSON.stringify(raw));
  return { games, logs, studies, broken: gamesBroken + logsBroken + studiesBroken };
}

type Raw = Readonly<Record<string, unknown>>;

/** What can be read of a list, and how much of it can't. */
function readEach<T>(list: unknown, read: (raw: Raw) => T | null): readonly [readonly T[], number] {
  if (!Array.isArray(list)) return [[], 0];
  const all = list.map((one: unknown) => {
    try {
      return typeof one === 'object' && one !== null ? read(one as Raw) : null;
    } catch (error) {
      if (error instanceof RefusedError) return null;
      throw error;
    }
  });
  const whole = all.filter((one) => one !== null);
  return [whole, all.length - whole.length];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** A level may be one that a later version has: it is only named. */
const sitterOf = (value: unknown): Sitter => (/^[a-z-]{1,40}$/.test(textOf(value)) ? (value as Sitter) : 'human');

function readGame(raw: Raw): LibraryContents['games'][number] | null {
  const saved = readSavedGame(raw.saved);
  const seats = raw.seats as Raw | undefined;
  if (typeof seats !== 'object' || !/^[\w-]{1,60}$/.test(textOf(raw.id))) return null;
  const outcome = raw.outcome as Outcome | undefined;
  const head = {
    id: textOf(raw.id),
    changed: numberOf(raw.changed),
    seats: { us: sitterOf(seats.us), ussr: sitterOf(seats.ussr) },
    seed: numberOf(raw.seed),
    turn: numberOf(raw.turn),
    vp: numberOf(raw.vp),
    over: true,
    ...(isOutcome(outcome) ? { outcome } : {}),
    ...(raw.practice === true ? { practice: true } : {}),
    ...(raw.coached === true ? { coached: true } : {}),
  };
  return { head, saved };
}

const isOutcome = (outcome: Outcome | null | undefined): outcome is Outcome =>
  typeof outcome === 'object' &&
  outcome !== null &&
  ['draw', ...SIDE_KEYS].includes(outcome.winner) &&
  typeof outcome.reason === 'string';

function readLog(raw: Raw): LibraryContents['logs'][number] {
  const saved = readSavedGame(raw.saved);
  const { us, ussr } = (raw.players ?? {}) as Raw;
  const players = {
    ...(us === undefined ? {} : { us: textOf(us) }),
    ...(ussr === undefined ? {} : { ussr: textOf(ussr) }),
  };
  const date = textOf(raw.date);
  return {
    name: textOf(raw.name),
    body: { saved, players, date: date === '' ? null : date, log: readFindings(raw.log) },
  };
}

/** What the reader had to say of a log, as far as it has the form of that. */
function readFindings(log: unknown): LogFindings | null {
  const { findings, filled } = (log ?? {}) as Raw;
  if (!Array.isArray(findings) || !Array.isArray(filled)) return null;
  const isFinding = ({ kind, line, text, steps }: Raw): boolean =>
    ['doubt', 'known', 'note'].includes(textOf(kind)) &&
    [line, steps].every(Number.isInteger) &&
    typeof text === 'string';
  return {
    findings: findings.filter((one) => one !== null && isFinding(one)),
    filled: filled.filter(Number.isInteger),
  };
}
