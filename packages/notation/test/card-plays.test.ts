import type { Fact } from '@longtwilight/engine';
import { expect, test } from 'vitest';
import { addPlays, countPlays } from '../src/index.ts';

const GAME: readonly Fact[] = [
  { t: 'headline', us: 'nato', ussr: 'fidel' },
  { t: 'play', side: 'ussr', card: 'nasser', use: 'coup' },
  { t: 'play', side: 'us', card: 'nasser', use: 'event-first' },
  { t: 'play', side: 'ussr', card: 'nasser', use: 'coup' },
];
const over = (winner: 'us' | 'ussr' | null): Fact => ({ t: 'over', winner, reason: 'vp' });

test('plays are counted by card, side and kind, with the result for who played', () => {
  expect(countPlays([...GAME, over('us')])).toEqual([
    { card: 'fidel', side: 'ussr', kind: 'headline', played: 1, won: 0, drawn: 0, lost: 1 },
    { card: 'nasser', side: 'us', kind: 'event-first', played: 1, won: 1, drawn: 0, lost: 0 },
    { card: 'nasser', side: 'ussr', kind: 'coup', played: 2, won: 0, drawn: 0, lost: 2 },
    { card: 'nato', side: 'us', kind: 'headline', played: 1, won: 1, drawn: 0, lost: 0 },
  ]);
});

test('a draw is a draw, and a game without an end neither', () => {
  expect(countPlays([...GAME, over(null)])[0]).toMatchObject({ won: 0, drawn: 1, lost: 0 });
  expect(countPlays(GAME)[0]).toMatchObject({ played: 1, won: 0, drawn: 0, lost: 0 });
});

test('counts of several games are put together', () => {
  const games = [over('us'), over('ussr'), over(null)].map((end) => countPlays([...GAME, end]));
  expect(addPlays(games.flat())[0]).toEqual({
    card: 'fidel',
    side: 'ussr',
    kind: 'headline',
    played: 3,
    won: 1,
    drawn: 1,
    lost: 1,
  });
});

test('a headline that nobody chose counts for nobody', () => {
  expect(countPlays([{ t: 'headline', us: null, ussr: 'fidel' }])).toHaveLength(1);
});
