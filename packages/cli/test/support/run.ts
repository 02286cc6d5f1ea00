import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { type Chance, seeded } from '@longtwilight/engine';
import { onTestFinished } from 'vitest';
import { run } from '../../src/run.ts';

interface Result {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** What a person types in answer to what it has read since the last prompt; null to stop typing. */
export type Typist = (read: string) => string | null;

/** Run a command with these words; a list where a word has spaces. Its input is a text, or comes from a typist prompt by prompt. */
export async function cli(args: string | readonly string[], input: string | Typist = ''): Promise<Result> {
  const io = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
  let [out, err, read] = ['', '', ''];
  io.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  io.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    read += text;
    if (typeof input === 'string' || !read.endsWith('> ')) return;
    const typed = input(read);
    read = '';
    if (typed === null) io.stdin.end();
    else io.stdin.write(`${typed}\n`);
  });
  if (typeof input === 'string') io.stdin.end(input);
  const words = typeof args === 'string' ? args.split(' ').filter((word) => word !== '') : args;
  const status = await run(words, io);
  // What was written last is read before the result is looked at
  await new Promise((resolve) => setImmediate(resolve));
  return { status, out, err };
}

/** Answers with one of the numbers listed, at random. */
export function randomTypist(seed: number): Typist {
  const chance: Chance = seeded(seed);
  return (read) => {
    // The question stands after the news; sentences of those may begin with a number too
    const question = read.slice(Math.max(0, read.lastIndexOf('\n\n')));
    const numbers = [...question.matchAll(/(?:^| {2,})(\d+) \S/gm)].map(([, number]) => Number(number));
    return numbers.length === 0 ? null : String(1 + chance(Math.max(...numbers)));
  };
}

/** A folder that is gone after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'longtwilight-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
