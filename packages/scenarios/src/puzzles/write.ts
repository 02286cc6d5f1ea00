import { completeRules } from '@longtwilight/engine';
import { stringify } from 'yaml';
import type { Puzzle } from './puzzle.ts';

const LINE = 128;
const flow = (value: unknown): string => stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();

/** Long mappings and lists go on, indented, where a line is full. */
function lines(indent: string, key: string, value: unknown): string {
  const done: string[] = [];
  let line = `${indent}${key}:`;
  for (const word of flow(value).split(/(?<=,) (?!\d+ \])/)) {
    if (line.length + 1 + word.length > LINE) {
      done.push(line);
      line = `${indent} `;
    }
    line += ` ${word}`;
  }
  return [...done, line].join('\n');
}

/** A puzzle as it stands in its file: an item of a list, everything that belongs together on a line. */
export function puzzleText({ id, themes, given, when, answer, proof, why, from, ...puzzle }: Puzzle): string {
  const { rules, ...position } = given;
  const isUsual = JSON.stringify(rules ?? completeRules()) === JSON.stringify(completeRules());
  const fields = Object.entries({ ...(isUsual ? {} : { rules }), ...position });
  return [
    `- puzzle: ${id}`,
    `  themes: ${flow(themes)}`,
    `  difficulty: ${puzzle.difficulty}`,
    `  side: ${puzzle.side}`,
    '  given:',
    ...fields.map(([key, value]) => lines('    ', key, value)),
    ...(when.length > 0 ? ['  when:', ...when.map(({ key, value }) => `    - ${key}: ${flow(value)}`)] : []),
    `  answer: ${answer.join(' ')}`,
    `  why:`,
    ...why.map((one) => `    - ${flow(one)}`),
    lines('  ', 'proof', proof),
    `  from: ${flow(from)}`,
    '',
  ].join('\n');
}
