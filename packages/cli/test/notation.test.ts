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
    expect((await cli(`export ${savedFile()} --as text --lang en`)).out).toBe(out);
    expect((await cli(`export ${savedFile()} --as text --lang nowhere`)).status).toBe(2);
  });

  it('calls guests something in the language of the reader', async () => {
    const file = join(testFolder(), 'guests.json');
    const game = JSON.parse((await cli(`export ${savedFile()} --as json`)).out) as object;
    writeFileSync(file, JSON.stringify({ ...game, players: { us: 'Guest ab12', ussr: 'deleted player' } }));
    const { out } = await cli(`export ${file} --as text --lang it`);
    expect(out).toContain('Ospite ab12');
    expect(out).not.toMatch(/Guest|deleted player/);
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
    // A log is not refused for a line: all commands follow it, and say so
    const exported = await cli(`export ${file} --as json`);
    expect(exported.status).toBe(1);
    expect(exported.err).toContain(
      `breaks the rules in places, where the game follows the log. The first is line ${i + 1}: `,
    );
    expect(JSON.parse(exported.out).answers.length).toBeGreaterThan(100);
    const folder = join(testFolder(), 'games');
    expect((await cli(`import ${file} --save ${folder}`)).status).toBe(1);
    expect(readFileSync(join(folder, 'game.json'), 'utf8')).toBe(exported.out);
  });

  it('parts the games of one file, and keeps notes and the date', async () => {
    const file = await logFile();
    const log = readFileSync(file, 'utf8').replace('Scenario:', 'Date: 2024-05-17\nScenario:');
    writeFileSync(file, `${log}\nWell played, that was close!\n\n${log}`);
    const folder = join(testFolder(), 'games');
    const { status, out } = await cli(`import ${file} --save ${folder}`);
    expect(status).toBe(0);
    expect(out).toMatch(/, game 1: ok.*\n.*, game 2: ok/);
    const first = JSON.parse(readFileSync(join(folder, 'game-1.json'), 'utf8'));
    const second = JSON.parse(readFileSync(join(folder, 'game-2.json'), 'utf8'));
    expect(first.date).toBe('2024-05-17');
    expect(first.comments.map((one: { text: string }) => one.text)).toEqual(['Well played, that was close!']);
    expect(second.comments).toBeUndefined();
    expect(second.answers).toBe(first.answers);
    const again = await cli(`export ${join(folder, 'game-1.json')} --as log`);
    expect(again.out).toContain('# Well played, that was close!');
    expect(again.out).toContain('Date: 2024-05-17');
  });

  it('names each fault of the app that explains something, in words', async () => {
    const file = await logFile();
    const lines = readFileSync(file, 'utf8').split('\n');
    const i = lines.findIndex((line) => line.startsWith('Event: '));
    writeFileSync(file, lines.toSpliced(i, 0, lines[i]!).join('\n'));
    const { status, out } = await cli(`import --verify ${file}`);
    expect(status).toBe(0);
    expect(out).toMatch(/ok, \d+ entries, \d+ numbers checked, 1 difference explained\n/);
    expect(out).toMatch(/line \d+: line: expected once, got Event: .* \[line-printed-twice\]\n/);
    expect(out).toContain('line-printed-twice (1): A line appears in the log twice.');
    expect((await cli(`import ${file}`)).out).not.toContain('twice');
  });

  it('says what it makes of many logs, and what could not be read', async () => {
    const good = await logFile();
    const bad = join(testFolder(), 'bad.txt');
    writeFileSync(bad, 'SETUP: : Ada will play as USSR.\nUSSR +4 in Polnad [0][4]\n');
    const { status, out } = await cli(`import --verify ${good} ${bad}`);
    expect(status).toBe(1);
    expect(out).toContain('line 2: There is no country "Polnad"; did you mean "Poland"?');
    expect(out).toMatch(/^1 of 2 logs ok, \d+ numbers checked/m);
  });

  it('reads a log in the 16-bit characters of old text programs', async () => {
    const file = await logFile();
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`, 'utf16le');
    expect((await cli(`import ${file}`)).status).toBe(0);
  });

  it('saves no two logs in one file', async () => {
    const { status, err } = await cli(`import ${await logFile()} ${await logFile()} --save ${testFolder()}`);
    expect(status).toBe(2);
    expect(err).toContain('game.json');
  });

  it('keeps the names of the players', async () => {
    const file = await logFile();
    writeFileSync(file, readFileSync(file, 'utf8').replace('Blue will play', 'Ben will play'));
    expect((await cli(`export ${file} --as text`)).out).toContain('Ben plays the US');
    expect((await cli(`export ${file} --as log`)).out).toContain('Ben will play as USA.');
  });
});

describe('a log that breaks', () => {
  /** A log whose first action round is not the next one. */
  async function brokenFile(): Promise<string> {
    const file = await logFile();
    writeFileSync(file, readFileSync(file, 'utf8').replace('Turn 1, USSR AR1', 'Turn 1, US AR1'));
    return file;
  }
  it('can be stepped through', async () => {
    const { status, out, err } = await cli(`replay ${await brokenFile()}`, 't\nq\n');
    expect(status).toBe(1);
    expect(err).toMatch(/breaks the rules in places, where the game follows the log\. The first is line \d+: /);
    expect(out).toMatch(/\[\d+\/\d+\]/);
  });
  it('is told', async () => {
    const { status, out, err } = await cli(`show ${await brokenFile()}`);
    expect(status).toBe(1);
    expect(out).toMatch(/^USSR, headline/m);
    expect(err).toMatch(/breaks the rules in places, where the game follows the log\. The first is line \d+: /);
  });
});

describe('replay', () => {
  it('steps forward, back, to a turn and to an answer', async () => {
    const { status, out } = await cli(`replay ${savedFile()}`, '\n\np\nt\n20\nb\nwhat\nq\n');
    expect(status).toBe(0);
    expect(out).toContain(`[2/${saved.answers.length}]`);
    expect(out).toContain(`[20/${saved.answers.length}]`);
    expect(out).toContain('Unknown command.');
  });

  it('ends politely when there is no more input', async () => {
    expect((await cli(`replay ${savedFile()}`, '')).status).toBe(0);
  });
});
