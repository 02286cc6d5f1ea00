import { describe, expect, it } from 'vitest';
import { failureOf, scenario } from './support/run.ts';

const lone = 'hands: { ussr: [nasser], us: [nato] }\ninfluence: { poland: [0, 3], cuba: [1, 0] }';

describe('every answer is needed', () => {
  it.each([
    ['a word too many for the side', 'ussr: nasser event nato', 'Waiting for an answer from us, not from ussr'],
    ['a word that answers nothing here', 'ussr: nasser poland', '"poland" is not a legal answer to "use"'],
    ['a word of the wrong side', 'us: nato', 'Waiting for an answer from ussr, not from us'],
    ['one placement too many', 'ussr: nasser influence poland*2', 'Waiting for an answer from us, not from ussr'],
    ['a die that nobody rolls', 'ussr: nasser event\nroll: 3', 'no die is asked for now, but us play'],
    ['a die too many', 'ussr: nasser coup cuba\nroll: [3, 4]', 'no die is asked for now, but us play'],
    ['a card that nobody draws', 'ussr: nasser event\ndraw: fidel', 'no draw is asked for now, but us play'],
    [
      'a die where a card is drawn',
      'ussr: nasser event\nus: nato influence canada*4\nroll: 1',
      'no die is asked for now',
    ],
    ['a roll that no die has', 'ussr: nasser coup cuba\nroll: 7', 'not an answer to anything'],
    [
      'a headline in an action round',
      'headline: { us: nato, ussr: nasser }',
      'Waiting for an answer from ussr, not from us',
    ],
  ])('%s fails', (_what, when, message) => {
    expect(failureOf(scenario(lone, when))).toContain(message);
  });

  it.each([
    ['words', 'us: nato'],
    ['dice', 'roll: 1'],
    ['draws', 'draw: nato'],
  ])('%s after the end of the game fail', (_what, step) => {
    const given = 'phasing: us\ndefcon: 2\nhands: { us: [duck-and-cover] }';
    expect(failureOf(scenario(given, `us: duck-and-cover event\n${step}`))).toContain('game is over');
  });
});

describe('every question before the last step is answered', () => {
  it.each([
    ['of the other side', 'ussr: nasser\nus: nato', 'Waiting for an answer from ussr, not from us'],
    ['of chance', 'ussr: nasser coup cuba\nus: nato', 'Waiting for an answer from chance, not from us'],
  ])('one %s that no step answers fails', (_what, when, message) => {
    expect(failureOf(scenario(lone, when))).toContain(message);
  });

  it('also one of two that are open at once', () => {
    const given = 'start: headline\nhands: { ussr: [nasser], us: [nato] }';
    const failure = failureOf(scenario(given, 'headline: { us: nato }\nroll: 3'));
    expect(failure).toContain('no die is asked for now, but us headline and ussr headline');
  });

  it('and one after it is normal', () => {
    expect(failureOf(scenario(lone, 'ussr: nasser'))).toBeNull();
    expect(failureOf(scenario(lone))).toBeNull();
  });
});

describe('a failure', () => {
  it('names its step', () => {
    expect(failureOf(scenario(lone, 'ussr: nasser event\nus: nato space\nroll: 6\nroll: 1'))).toMatch(
      /^step 4 \(roll: 1\): /,
    );
  });

  it('comes with the log of the run', () => {
    const failure = failureOf(scenario(lone, 'ussr: nasser event', 'defcon: 2'));
    expect(failure).toMatch(/^defcon: expected 2, got 5\n {4}log:\n/);
    expect(failure).toContain('"t":"event","side":"ussr","card":"nasser"');
  });
});
