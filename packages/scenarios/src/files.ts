import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Data, ScenarioError } from './data.ts';
import { type Lesson, readLesson } from './lessons/lesson.ts';
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
    .map((file) => readLesson(file, parse(readFileSync(join(folder, file), 'utf8')) as Data));
