import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Document, isNode, LineCounter, parse, parseDocument } from 'yaml';
import { type Data, ScenarioError } from './data.ts';
import { type Lesson, readLesson } from './lessons/lesson.ts';
import { checkPuzzle } from './puzzles/check.ts';
import { type Puzzle, readPuzzles } from './puzzles/puzzle.ts';
import type { ThemeKey } from './puzzles/themes.ts';
import { readOrBlame, type Scenario } from './scenario.ts';

/** The scenario files in a file or folder, in order of name. */
export async function scenarioFiles(path: string): Promise<string[]> {
  if (!statSync(path, { throwIfNoEntry: false })) throw new ScenarioError(`There is no file or folder ${path}`);
  if (statSync(path).isFile()) return [path];
  const entries = await readdir(path, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.yaml'))
    .map((entry) => join(path, entry))
    .sort();
}

export function readScenarios(file: string): Scenario[] {
  const data = parse(readFileSync(file, 'utf8')) as Data;
  if (!Array.isArray(data)) throw new ScenarioError(`${file}: a scenario file is a list of scenarios`);
  return data.map((one: Data, i) => readOrBlame(file, one, i));
}

/** The lessons of a folder, in the order in which they are taken. */
export const readLessons = (folder: string): Lesson[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => readLessonFile(file, readFileSync(join(folder, file), 'utf8')));

/** A lesson out of the text of its file; of a mistake the error names the line. */
export const readLessonFile = (file: string, text: string): Lesson => namingLines(file, text, readLesson);

/** The puzzles out of the text of a file; of a mistake the error names the line. */
export const readPuzzleFile = (file: string, text: string): Puzzle[] =>
  namingLines(file, text, (_, data) => readPuzzles(file, data, checkPuzzle));

/** The puzzles of a theme that come along; of a theme that has none, none. */
export function shippedPuzzles(theme: ThemeKey): Puzzle[] {
  const file = fileURLToPath(new URL(`../puzzles/${theme}.yaml`, import.meta.url));
  return existsSync(file) ? readPuzzles(file, parse(readFileSync(file, 'utf8')) as Data) : [];
}

function namingLines<T>(file: string, text: string, read: (file: string, data: Data) => T): T {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken !== undefined) throw new ScenarioError(`${file}: ${broken.message}`);
  try {
    return read(file, document.toJS() as Data);
  } catch (error) {
    if (error instanceof ScenarioError) error.message += ` (line ${lineOf(document, lines, error.path)})`;
    throw error;
  }
}

/** The line of the innermost part of a file that a path leads to. */
function lineOf(document: Document, lines: LineCounter, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
