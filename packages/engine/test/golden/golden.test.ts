import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONFIGURATIONS } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import { answersIn, fileOf, playthrough, recorded } from './playthrough.ts';

const MOST_BYTES = 60_000;
const ADVICE = 'If the rules were meant to change, run `npm run golden` and review what it changes.';

/** The first difference, with the lines before it and the decision to which it belongs. */
function difference(before: string, after: string): string | null {
  if (before === after) return null;
  const [expected, got] = [before.split('\n'), after.split('\n')];
  const line = expected.findIndex((text, i) => text !== got[i]);
  const at = line < 0 ? expected.length : line;
  const from = expected.slice(0, at + 1).findLastIndex((text) => /^\d/.test(text));
  return [
    `Line ${at + 1} is different:`,
    ...expected.slice(Math.max(0, Math.min(from, at - 3)), at).map((text) => `  ${text}`),
    `- ${expected[at] ?? '(end of the record)'}`,
    `+ ${got[at] ?? '(end of the game)'}`,
    ADVICE,
  ].join('\n');
}

describe.each(CONFIGURATIONS)('the golden playthrough of $name', ({ name, rules }) => {
  const file = fileOf(name);
  const before = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';

  it('goes as it is recorded', () => {
    if (before === '') throw new Error(`There is no ${fileURLToPath(file)}: run \`npm run golden\``);
    const found = difference(before, playthrough(name, rules, recorded(answersIn(before))));
    if (found !== null) throw new Error(found);
  });

  it('is short enough to be read', () => {
    expect(before.length).toBeLessThan(MOST_BYTES);
  });
});

it('has no playthroughs of configurations that are gone', () => {
  const known = CONFIGURATIONS.map(({ name }) => basename(fileURLToPath(fileOf(name))));
  const there = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.txt'));
  expect(there.sort()).toEqual(known.sort());
});
