import { GameRecord, RefusedError, type SavedGame } from '@longtwilight/engine';
import type { CountryKey } from '@longtwilight/engine/data';

/** What is thought of a move, as in notes on other games: from brilliant to a blunder. */
export const SYMBOLS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type StudySymbol = (typeof SYMBOLS)[number];
export const ARROW_COLOURS = ['us', 'ussr', 'neutral'] as const;
export type ArrowColour = (typeof ARROW_COLOURS)[number];

/** An arrow on the map; from a country to itself it is a ring around it. */
export interface StudyArrow {
  readonly from: CountryKey;
  readonly to: CountryKey;
  readonly colour: ArrowColour;
}

/** A moment of a chapter: its line, 0 being the game itself, and how many answers have been given from the beginning. */
export interface StudyNode {
  readonly line: number;
  readonly at: number;
}

/** What is to be said of a moment. */
export interface StudyNote extends StudyNode {
  /** The first moment that it speaks of, where it speaks of several. */
  readonly since?: number;
  readonly text?: string;
  readonly symbol?: StudySymbol;
  readonly arrows?: readonly StudyArrow[];
}

/** A variation: answers that were given instead, from a moment of the game or of an earlier line on. */
export interface StudyLine {
  readonly from: StudyNode;
  readonly answers: readonly string[];
}

export interface StudyChapter {
  readonly title: string;
  /** A game that is over, or a position, which is a game without answers. */
  readonly game: SavedGame;
  /** Lines 1, 2, 3 …; each leaves the game or a line before it. */
  readonly lines: readonly StudyLine[];
  readonly notes: readonly StudyNote[];
}

/** Games and positions with notes and variations, in chapters. */
export interface Study {
  readonly title: string;
  readonly author?: string;
  /** When it was last changed. */
  readonly date?: string;
  readonly chapters: readonly StudyChapter[];
}

/** All answers of a line from the beginning of the game on. */
export function lineAnswers({ game, lines }: StudyChapter, line: number): readonly string[] {
  if (line === 0) return game.answers;
  const { from, answers } = lineOf(lines, line);
  return [...lineAnswers({ game, lines } as StudyChapter, from.line).slice(0, from.at), ...answers];
}

/** How many answers that is. */
export function lineLength({ game, lines }: Pick<StudyChapter, 'game' | 'lines'>, line: number): number {
  if (line === 0) return game.answers.length;
  const { from, answers } = lineOf(lines, line);
  return from.at + answers.length;
}

function lineOf(lines: readonly StudyLine[], line: number): StudyLine {
  const found = lines[line - 1];
  if (found === undefined) throw new RefusedError('bad-save', `There is no line ${line}; there are ${lines.length}`);
  return found;
}

/** A line played out: the game up to where it leaves, and what was tried there. */
export function recordOfLine(chapter: StudyChapter, line: number): GameRecord {
  const { game } = chapter;
  if (line === 0) return GameRecord.load(game);
  const left = leavesGameAt(chapter, line);
  const edits = game.edits?.filter(({ at }) => at <= left) ?? [];
  const { edits: _edits, ...rest } = game;
  const answers = lineAnswers(chapter, line);
  return GameRecord.load({ ...rest, answers, end: null, ...(edits.length === 0 ? {} : { edits }) });
}

/** How many answers of the game itself come before a line. */
function leavesGameAt(chapter: StudyChapter, line: number): number {
  const { from } = lineOf(chapter.lines, line);
  return from.line === 0 ? from.at : Math.min(from.at, leavesGameAt(chapter, from.line));
}

/** The same moment by the line that it belongs to: before a line leaves another, it is that other. */
export function homeOf({ lines }: StudyChapter, { line, at }: StudyNode): StudyNode {
  if (line === 0) return { line, at };
  const { from } = lineOf(lines, line);
  return at > from.at ? { line, at } : homeOf({ lines } as StudyChapter, { line: from.line, at });
}

/** What is said of a moment. */
export function notesAt(chapter: StudyChapter, node: StudyNode): StudyNote[] {
  const { line, at } = homeOf(chapter, node);
  return chapter.notes.filter((note) => note.line === line && (note.since ?? note.at) <= at && at <= note.at);
}

/** The variations that leave at a moment. */
export const linesFrom = (chapter: StudyChapter, node: StudyNode): number[] => {
  const { line, at } = homeOf(chapter, node);
  return chapter.lines.flatMap(({ from }, i) => (from.line === line && from.at === at ? [i + 1] : []));
};
