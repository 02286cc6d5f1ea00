import { COUNTRY_KEYS, type CountryKey, REGION_KEYS, REGION_OF } from '@longtwilight/engine/data';
import type { GameOpening } from '@longtwilight/notation';
import { readOpenings } from '@longtwilight/notation';
import { describe, expect, test } from 'vitest';
import shipped from '../src/explorer/ambassador.json' with { type: 'json' };
import { countChoices, type ExploredGame, fitsAll } from '../src/explorer/count-openings.ts';

const opening = (winner: GameOpening['winner'], ussr: GameOpening['setup']['ussr'], card: 'fidel' | 'nasser') =>
  ({
    winner,
    setup: { us: {}, ussr },
    headlines: { ussr: card },
    plays: [
      { side: 'ussr', card: 'nato', kind: 'coup', places: ['iran'] },
      { side: 'ussr', card: 'nato', kind: 'coup', places: ['iran'] },
    ],
  }) as const satisfies GameOpening;
const game = (one: GameOpening, name: string): ExploredGame => ({
  opening: one,
  players: { us: 'Somebody', ussr: name },
  href: `#/replay/${name}`,
});
const GAMES = [
  game(opening('us', { poland: 4, 'east-germany': 2 }, 'fidel'), 'Ada'),
  game(opening('ussr', { poland: 4, 'east-germany': 2 }, 'nasser'), 'Ada'),
  game(opening('draw', { poland: 6 }, 'fidel'), 'Boris'),
];

describe('the explorer', () => {
  test('counts what a side did, the commonest first, with players and results', () => {
    const [first, second, ...more] = countChoices(GAMES, 'ussr', 'setup');
    expect(more).toEqual([]);
    expect(first).toMatchObject({ games: 2, us: 1, ussr: 1, draws: 0, players: [['Ada', 2]] });
    expect(first!.hrefs).toHaveLength(2);
    expect(second).toMatchObject({ games: 1, draws: 1, players: [['Boris', 1]] });
  });
  test('counts the same play of a game once, and by its place', () => {
    expect(countChoices(GAMES, 'ussr', 'play')).toMatchObject([{ games: 3, choice: { kind: 'coup', place: 'iran' } }]);
    expect(countChoices(GAMES, 'us', 'headline')).toEqual([]);
  });
  test('keeps to the games in which all that is wanted was done', () => {
    const [setup] = countChoices(GAMES, 'ussr', 'setup');
    const [fidel] = countChoices(GAMES, 'ussr', 'headline');
    const wanted = [setup!.choice, fidel!.choice];
    expect(GAMES.filter((one) => fitsAll(one, wanted))).toEqual([GAMES[0]]);
  });
});

test('the games that come along begin by the rules', () => {
  const { player, openings } = readOpenings(shipped);
  expect(player).toBe('ambassador');
  expect(openings.length).toBeGreaterThanOrEqual(300);
  const inEurope = (country: string): boolean =>
    REGION_KEYS[REGION_OF[COUNTRY_KEYS.indexOf(country as CountryKey)]!] === 'europe';
  for (const { setup, headlines } of openings) {
    const sum = (side: 'us' | 'ussr') => Object.values(setup[side]).reduce((all, by) => all + by, 0);
    expect([sum('us'), sum('ussr')]).toEqual([9, 6]);
    expect(Object.keys(setup.ussr).filter((country) => !inEurope(country))).toEqual([]);
    expect(Object.keys(headlines)).toHaveLength(2);
  }
});
