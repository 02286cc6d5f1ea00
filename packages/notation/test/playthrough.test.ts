import { loadWords } from '@longtwilight/words';
import { describe, expect, test } from 'vitest';
import { writePlaythrough } from '../src/index.ts';
import { BIDDING, CONFIGURATIONS, games, randomGame } from './support/games.ts';

const words = await loadWords('en');

describe.each([...CONFIGURATIONS, ...BIDDING])('a playthrough of $name', (configuration) => {
  test('tells every turn and every round, and leaves no gap in a sentence', () => {
    for (let seed = 1; seed <= games(3, 100); seed++) {
      const record = randomGame(configuration, seed, seed % 2 === 0 ? 300 : undefined);
      const text = writePlaythrough(record, words);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]|\n\n\n/);
      const { start } = record.rules;
      for (let turn = start.turn; turn <= record.game.turn; turn++) expect(text).toContain(`TURN ${turn}\n`);
      const rounds = record.entries.flatMap((entry) => entry.facts).filter((fact) => fact.t === 'round').length;
      expect(text.match(/^Action round/gm)?.length ?? 0).toBe(rounds);
      expect(text).toMatch(record.game.over ? /^(The US|The USSR) wins|^A draw/m : /^The game is not over/m);
    }
  });
});

test('what is known about a game stands at its head, comments where they were made', () => {
  const text = writePlaythrough(randomGame(CONFIGURATIONS[0]!, 1, 60), words, {
    title: 'A friendly game',
    date: '2024-05-17',
    players: { us: 'Ann' },
    comments: [{ at: 16, text: 'Good cards' }],
  });
  expect(text).toMatch(
    /^A friendly game\nPlayed on 2024-05-17\.\nAnn plays the US\.\nRules: Deluxe Edition, Optional cards\.\n/,
  );
  expect(text).toMatch(/The US is dealt .*\n {2}\[Good cards\]\n/);
});

test('the odds of a coup are told', () => {
  const text = writePlaythrough(randomGame(CONFIGURATIONS[0]!, 1), words);
  expect(text).toMatch(
    /Coup in .* with \d Ops?.*: the (US|USSR) rolls \d, a (success|failure) \((odds( of success)? \d+%|it could not)/,
  );
  expect(text).toMatch(/\d+ of \d+ coups successful \(\d+\.\d expected\)/);
});
