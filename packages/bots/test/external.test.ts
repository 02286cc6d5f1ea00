import { completeRules } from '@longtwilight/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ExternalContestant, referee } from '../src/node.ts';
import { heard, oddBot, random } from './support/contestants.ts';

const rules = completeRules({});
async function play(bot: ExternalContestant, seed = 1, spec = rules) {
  onTestFinished(() => bot.close());
  return await referee({ rules: spec, seed, players: { first: bot, second: random() } });
}
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('an external bot', () => {
  it('plays several games in one process, which ends with the last', async () => {
    const out = heard();
    const bot = oddBot('good', out);
    for (const seed of [1, 2]) expect((await play(bot, seed)).fault).toBeNull();
    const [pid] = out.alive;
    expect(out.alive.size).toBe(1);
    await bot.close();
    expect(out.alive.size).toBe(0);
    await expect.poll(() => isRunning(pid!)).toBe(false);
  });

  it.each([
    ['crash', 'crash', "The bot's process has ended (exit status 3)"],
    ['garbage', 'protocol', 'Expected a line with a JSON object of type "answer"; the line was "to be or not to be"'],
    ['list', 'protocol', 'Expected a line with a JSON object'],
    ['illegal', 'illegal-answer', '"atlantis" is not an answer to anything; expected one of'],
    ['number', 'protocol', 'The bot has answered question 999999; question'],
    ['nothing', 'protocol', '"answer" of "answer" is 7; expected a string, one of the options'],
    ['endless', 'protocol', 'a line of more than 65536 characters'],
    ['twice', 'protocol', /without being asked|is open$/],
    ['old', 'protocol', '"protocol" of "hello" is 0; expected 1'],
    ['no-hello', 'crash', "The bot's process has ended (exit status 0)"],
  ] as const)('that is %s loses the game, and has a fresh process in the next', async (mode, kind, message) => {
    const out = heard();
    const bot = oddBot(mode, out);
    const { fault, outcome } = await play(bot);
    expect(outcome).toEqual({ winner: 'ussr', reason: 'resign' });
    expect(fault).toMatchObject({ by: 'first', kind });
    expect(fault?.message).toMatch(message);
    if (mode !== 'illegal') expect(out.alive.size).toBe(0);
    // The same fault comes at the same question of the new process, so it was a new one
    expect((await play(bot, 2)).fault?.kind).toBe(kind);
  });

  it('that never answers loses on time', async () => {
    const out = heard();
    const { fault, outcome } = await play(oddBot('silent', out, 300));
    expect(outcome).toEqual({ winner: 'ussr', reason: 'time' });
    expect(fault?.message).toMatch(/^No answer within \d+ ms$/);
    expect(out.alive.size).toBe(0);
  });

  it('that does not start loses with what the shell says', async () => {
    const out = heard();
    const { ExternalContestant: External } = await import('../src/node.ts');
    const bot = new External('no-such-program-anywhere', 1000, {
      stderr: (line) => out.lines.push(line),
      watch: () => {},
    });
    expect((await play(bot)).fault?.kind).toBe('crash');
    expect(out.lines.join('\n')).toContain('no-such-program-anywhere');
  });

  it('that stays after goodbye is killed', async () => {
    const out = heard();
    const bot = oddBot('stays', out);
    await play(bot);
    const [pid] = out.alive;
    await bot.close();
    await expect.poll(() => isRunning(pid!)).toBe(false);
  });

  it('is heard on standard error, line by line', async () => {
    const out = heard();
    const bot = oddBot('chatty', out);
    await play(bot);
    await bot.close();
    await expect
      .poll(() => out.lines)
      .toEqual(expect.arrayContaining(['I am ready', 'and eager', '("odd chatty" has started)']));
  });

  it('may bid, and loses by an illegal bid', async () => {
    const spec = completeRules({ bidding: 'influence' });
    const good = await play(oddBot('good'), 1, spec);
    expect(good.fault).toBeNull();
    expect(good.record.bids[0]).toBe('us-0');
    const bad = await play(oddBot('bad-bid'), 1, spec);
    expect(bad.fault).toMatchObject({ by: 'first', kind: 'illegal-answer' });
  });
});
