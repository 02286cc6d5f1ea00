import { describe, expect, it } from 'vitest';
import { cli } from './support/run.ts';

describe('wrong use', () => {
  it.each([
    '',
    'fly',
    'sim --speed 3',
    'sim --games x',
    'sim --games 0',
    'sim --seed -1',
    'sim --threads 1.5',
    'sim --rules edition=third',
    'sim extra',
    'bench --seconds 0',
    'play --us nobody',
    'play --rules edition',
    'play --save /nowhere/at/all.json',
    'scenarios',
    'scenarios /nowhere',
    'show',
    'show /nowhere.json',
    'play --ms 5 --playouts 5',
    'match --us random',
    'match --us random --ussr nobody',
    'match --us random --ussr exec:',
    'match --us random --ussr random --games 0',
    'match --us random --ussr random --ms 5 --playouts 5',
    'match --us random --ussr random --rules edition=third',
    'tournament random',
    'tournament random nobody',
    'agreement',
    'agreement /nowhere.txt',
    'agreement --bot nobody',
    'analyse /nowhere.json',
    'analyse --bot exec:ls x.json',
    'puzzles',
    'puzzles /nowhere --check',
    'puzzles /nowhere --prove --check',
    'puzzles x --us nobody',
    'verify',
    'verify /nowhere.json',
    'backup',
    'restore',
    'operator',
    'operator end abc',
    'operator fork abc --keep none',
    'load --games 0',
  ])('"%s" ends with status 2 and says why on standard error only', async (args) => {
    const { status, out, err } = await cli(args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).not.toBe('');
  });
});

describe('help', () => {
  const SERVER_COMMANDS = ['serve', 'verify', 'backup', 'restore', 'replay-all', 'operator', 'load'];
  const COMMANDS = [
    'play',
    'sim',
    'bench',
    'scenarios',
    'show',
    'match',
    'tournament',
    'agreement',
    'analyse',
    'puzzles',
    ...SERVER_COMMANDS,
  ];
  it.each(COMMANDS)('%s has --help', async (command) => {
    const { status, out, err } = await cli(`${command} --help`);
    expect(status).toBe(0);
    expect(out).toContain(`Usage: longtwilight ${command}`);
    expect(err).toBe('');
  });
  it('lists all commands', async () => {
    const { status, out } = await cli('--help');
    expect(status).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(`\n  ${command} `);
  });
});
