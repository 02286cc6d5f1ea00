import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeRules, type SavedGame } from '@longtwilight/engine';
import { describe, expect, it } from 'vitest';
import { writeGame } from '../src/files.ts';
import { recordGame } from '../src/random-game.ts';
import { cli, testFolder } from './support/run.ts';

const record = (seed: number): SavedGame => recordGame(completeRules({}), seed).saved;

function saveAs(data: unknown): string {
  const file = join(testFolder(), 'game.json');
  writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data));
  return file;
}

describe('show', () => {
  it('tells a game with turn headings, answers and what came of them', async () => {
    const file = join(testFolder(), 'game.json');
    writeGame(file, record(1));
    const { status, out, err } = await cli(`show ${file}`);
    expect(status).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('=== Turn 1 ===');
    expect(out).toContain('--- Action round 1, USSR ---');
    expect(out).toMatch(/^USSR, setup: \w+/m);
    expect(out).toMatch(/^ {4}The US plays /m);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^ *(The (US|USSR) wins|A draw)/);
  });

  it('prints one JSON document', async () => {
    const saved = record(2);
    const { status, out } = await cli(`show --json ${saveAs(saved)}`);
    expect(status).toBe(0);
    const { rules, answers, error } = JSON.parse(out);
    expect(rules).toEqual(saved.rules);
    expect(answers.map((step: { answer: string }) => step.answer)).toEqual(saved.answers);
    expect(error).toBeNull();
  });

  it('tells of a game that is not over, and of an end from outside', async () => {
    const answers = record(1).answers.slice(0, 40);
    expect((await cli(`show ${saveAs({ ...record(1), answers })}`)).out).toContain('the game is not over');
    const resigned = { ...record(1), answers, end: { reason: 'resign', side: 'us' } };
    const { out } = await cli(`show ${saveAs(resigned)}`);
    expect(out).toContain('The USSR wins: the US resigned.');
    expect(out).not.toContain('not over');
  });

  it.each([
    ['no game', 'line 1: '],
    ['{no JSON', 'is not JSON'],
    ['[]', 'This is not a saved game'],
    ['[3]', 'This is not a saved game'],
    ['{"format":"longtwilight-game","version":99}', 'version 99'],
    [JSON.stringify({ ...record(1), rules: { edition: 'third' } }), 'third'],
    [JSON.stringify({ ...record(1), rules: { bidding: 'influence' } }), 'The bidding is not over'],
  ])('refuses a bad file (%#)', async (text, why) => {
    const { status, out, err } = await cli(`show ${saveAs(text)}`);
    expect(status).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(why);
    expect(err).toContain('game.json');
  });

  it('follows a broken record as far as it goes', async () => {
    const saved = record(1);
    const broken = saved.answers.with(20, 'atlantis');
    const { status, out, err } = await cli(`show ${saveAs({ ...saved, answers: broken })}`);
    expect(status).toBe(1);
    expect(out).toContain('USSR, setup');
    expect(err).toContain('answer 21 of the record: "atlantis" is not an answer to anything');
    const long = await cli(`show ${saveAs({ ...saved, answers: [...saved.answers, 'poland'] })}`);
    expect(long.status).toBe(1);
    expect(long.err).toContain('comes after the end of the game');
  });
});
