import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeRules } from '@longtwilight/engine';
import { describe, expect, it } from 'vitest';
import { writeGame } from '../src/files.ts';
import { recordGame } from '../src/random-game.ts';
import { cli, testFolder } from './support/run.ts';

const { saved } = recordGame(completeRules({}), 3);

function savedFile(): string {
  const file = join(testFolder(), 'game.json');
  writeGame(file, saved);
  return file;
}
async function logFile(): Promise<string> {
  const file = join(testFolder(), 'game.txt');
  writeFileSync(file, (await cli(`export ${savedFile()} --as log`)).out);
  return file;
}

describe('export', () => {
  it('writes a game file that holds the same record', async () => {
    const { status, out } = await cli(`export ${savedFile()} --as json`);
    expect(status).toBe(0);
    const file = join(testFolder(), 'again.json');
    writeFileSync(file, out);
    expect((await cli(`export ${file} --as json`)).out).toBe(out);
  });

  it('writes a playthrough to read', async () => {
    const { status, out } = await cli(`export ${savedFile()} --as text`);
    expect(status).toBe(0);
    expect(out).toMatch(/turn 1/i);
  });

  it('refuses other formats, files that are not there and files without a game', async () => {
    expect((await cli(`export ${savedFile()} --as pdf`)).status).toBe(2);
    expect((await cli('export nowhere.json --as log')).status).toBe(2);
    const file = join(testFolder(), 'noise.txt');
    writeFileSync(file, 'What is this?\n');
    const { status, err } = await cli(`export ${file} --as json`);
    expect(status).toBe(1);
    expect(err).toContain('line 1');
  });
});

describe('import', () => {
  it('takes back a log of ours, and says how much of it was checked', async () => {
    const file = await logFile();
    const { status, out } = await cli(`import --verify --json ${file}`);
    expect(status).toBe(0);
    const [one] = JSON.parse(out).files;
    expect(one).toMatchObject({ file, ok: true, mismatches: [] });
    expect(one.checked).toBeGreaterThan(50);
  });

  it('saves the games as game files', async () => {
    const folder = join(testFolder(), 'games');
    expect((await cli(`import ${await logFile()} --save ${folder}`)).status).toBe(0);
    const { out } = await cli(`export ${join(folder, 'game.json')} --as json`);
    expect(readFileSync(join(folder, 'game.json'), 'utf8')).toBe(out);
  });

  it('finds a changed number, with its line', async () => {
    const file = await logFile();
    const lines = readFileSync(file, 'utf8').split('\n');
    const i = lines.findIndex((line) => / in \S.* \[\d+\]\[\d+\]$/.test(line));
    lines[i] = lines[i]!.replace(/\[(\d+)\]$/, (_all, n: string) => `[${Number(n) + 3}]`);
    writeFileSync(file, lines.join('\n'));
    const { status, out } = await cli(`import --verify ${file}`);
    expect(status).toBe(1);
    expect(out).toContain(`line ${i + 1}: `);
  });
});

describe('replay', () => {
  it('steps forward, back, to a turn and to an answer', async () => {
    const { status, out } = await cli(`replay ${savedFile()}`, '\n\np\nt\n20\nb\nwhat\nq\n');
    expect(status).toBe(0);
    expect(out).toContain(`[2/${saved.answers.length}]`);
    expect(out).toContain(`[20/${saved.answers.length}]`);
    expect(out).toContain('Not understood.');
  });

  it('ends politely when there is no more input', async () => {
    expect((await cli(`replay ${savedFile()}`, '')).status).toBe(0);
  });
});
