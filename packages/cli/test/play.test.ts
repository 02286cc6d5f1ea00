import { join } from 'node:path';
import { GameRecord, outcomeOf } from '@longtwilight/engine';
import { describe, expect, it } from 'vitest';
import { readSaved } from '../src/files.ts';
import { cli, randomTypist, type Typist, testFolder } from './support/run.ts';

const GAME_OVER = /The (US|USSR) wins.*\.|A draw.*\./;

/** Types these lines, one at each prompt. */
const typing = (...lines: readonly string[]): Typist => {
  const left = [...lines];
  return () => left.shift() ?? null;
};

describe('play', () => {
  it('plays a whole game with typed answers, keeps it, and show tells it', async () => {
    const file = join(testFolder(), 'game.json');
    const { status, out } = await cli(`play --ussr random --seed 5 --save ${file}`, randomTypist(1));
    expect(status).toBe(0);
    expect(out).toMatch(GAME_OVER);
    expect(out).toContain(`The game is saved in ${file}.`);
    const record = GameRecord.load(readSaved(file));
    expect(outcomeOf(record.game)).not.toBeNull();
    const shown = await cli(`show ${file}`);
    expect(shown.status).toBe(0);
    expect(shown.out).toContain(GAME_OVER.exec(out)?.[0]);
  });

  it('is repeatable by its seed', async () => {
    const first = await cli('play --seed 8 --us random --ussr human', randomTypist(2));
    expect((await cli('play --seed 8 --us random --ussr human', randomTypist(2))).out).toBe(first.out);
  });

  it('seats two people, or none', async () => {
    const two = await cli('play --seed 3 --us human --ussr human', randomTypist(3));
    expect(two.out).toContain('\nUSSR | turn 1');
    expect(two.out).toContain('\nUS | turn 1');
    expect(two.out).toMatch(GAME_OVER);
    const none = await cli('play --seed 3 --us random --ussr random');
    expect(none.out).toContain('The USSR draws 8 cards.');
    expect(none.out).toMatch(GAME_OVER);
  });

  it('takes lines from a pipe, and ends politely with it', async () => {
    const { status, out, err } = await cli('play --ussr random --seed 5', 'italy\nfrance\n');
    expect(status).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('The US places 1 influence in France (now 1–0).');
    expect(out).toContain('End of input: the game stops here.');
  });

  it('shows a side its own cards only', async () => {
    const { out } = await cli('play --ussr random --seed 5', 'hand\nlog all\nquit\n');
    expect(out).toContain('The USSR draws 8 cards.');
    expect(out).toMatch(/The US draws .*, .* and /);
    expect(out).toContain('Your hand (8):');
    expect(out).toContain('The USSR holds 8 cards.');
    expect(out).toContain('You have quit the game.');
  });

  it('takes an answer by number, by id, by its beginning and by name', async () => {
    const { out } = await cli('play --ussr random --seed 5', typing('1', 'west-germany', 'ital', 'spain/portugal'));
    for (const country of ['Canada', 'West Germany', 'Italy', 'Spain/Portugal'])
      expect(out).toContain(`The US places 1 influence in ${country} `);
  });

  it('says what is wrong with an answer', async () => {
    const { out } = await cli('play --ussr random --seed 5', typing('99', 'atlantis', 'f', '', 'quit'));
    expect(out).toContain('The answers are numbered 1 to 14.');
    expect(out).toContain('"atlantis" is not an answer here.');
    expect(out).toContain('"f" could mean finland, france.');
  });

  it('knows board, help, save and undo', async () => {
    const file = join(testFolder(), 'half.json');
    const lines = [
      'undo',
      'italy',
      'undo',
      'board',
      'board asia',
      'board mars',
      'help',
      'save',
      `save ${file}`,
      'quit',
    ];
    const { out } = await cli('play --ussr random --seed 5', typing(...lines));
    expect(out).toContain('Nothing can be undone');
    expect(out).toContain('Undone.');
    expect(out).toMatch(/United Kingdom \(5\) +5\/0 +US/);
    expect(out).toMatch(/North Korea \(3\)\* +0\/3 +USSR/);
    expect(out).toContain('The regions are europe');
    expect(out).toContain('undo your last answer');
    expect(out).toContain('Give the name of a file');
    const saved = readSaved(file);
    expect(saved.answers).not.toContain('italy');
    expect(outcomeOf(GameRecord.load(saved).game)).toBeNull();
  });

  it('goes on when a game cannot be saved', async () => {
    const { status, out } = await cli('play --ussr random --seed 5', typing('save /nowhere/at/all.json', 'quit'));
    expect(status).toBe(0);
    expect(out).toContain("The game can't be saved");
  });
});

describe('bidding for sides in play', () => {
  it('asks for sealed bids of influence', async () => {
    const file = join(testFolder(), 'game.json');
    const lines = ['7', 'us 20', 'quit'];
    const { status, out } = await cli(
      `play --ussr random --seed 5 --rules bidding=influence --save ${file}`,
      typing(...lines),
    );
    expect(status).toBe(0);
    expect(out).toContain('"7" is not a bid.');
    expect(out).toContain('The first player plays the US, the second the USSR.');
    expect(readSaved(file).bids[0]).toBe('us-20');
  });

  it('lets people outbid each other in VP', async () => {
    const rules = '--rules edition=second,bidding=vp';
    const { out } = await cli(
      `play --ussr random --seed 5 --us human --ussr human ${rules}`,
      typing('us-2', 'us-3', 'pass'),
    );
    expect(out).toMatch(/The (first|second) player's bid: us-3\./);
    expect(out).toContain('VP at the start: USSR +3.');
  });

  it('ends politely in the middle of it', async () => {
    expect((await cli('play --rules bidding=influence', '')).status).toBe(0);
    const { status, out } = await cli('play --rules bidding=influence', 'quit\n');
    expect(status).toBe(0);
    expect(out).toContain('You quit before the game began.');
  });
});
