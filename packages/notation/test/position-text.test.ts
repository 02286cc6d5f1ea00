import {
  answer,
  decisions,
  gameFrom,
  guess,
  type Position,
  positionOf,
  resolveRules,
  seeded,
  view,
} from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { fillPosition, positionText, readPositionText, sharePosition, writePositionText } from '../src/index.ts';
import { BIDDING, CONFIGURATIONS, games, randomGame } from './support/games.ts';

const VIEWERS = ['us', 'ussr', 'public'] as const;
/** What a position may take in a URL. */
const LONGEST = 400;

describe.each([...CONFIGURATIONS, ...BIDDING])('the text of a position of $name', (configuration) => {
  const cuts = (seed: number): number[] => [0, 20 + seed, 150 + 7 * seed, 400 + 13 * seed, 20_000];
  const positions = (count: number) =>
    Array.from({ length: count }, (_, i) => i + 1).flatMap((seed) =>
      cuts(seed).map((cut) => randomGame(configuration, seed, cut).game),
    );

  test('reads back as what the viewer sees', () => {
    for (const g of positions(games(2, 40)))
      for (const viewer of VIEWERS) {
        const seen = view(g, viewer);
        const text = positionText(seen);
        const read = readPositionText(text);
        expect(read).toEqual(sharePosition(seen));
        expect(writePositionText(read)).toBe(text);
        expect(text).toMatch(/^[\w-]+$/);
        expect(text.length).toBeLessThan(LONGEST);
      }
  });

  test('is the same for every game that the viewer cannot tell apart', () => {
    for (const g of positions(games(1, 20)))
      for (const viewer of VIEWERS) {
        const seen = view(g, viewer);
        const imagined = guess(seen, seeded(7));
        // A card that somebody has put face down as a headline is imagined too, but is no part of the text
        expect(positionText(view(imagined, viewer))).toBe(positionText(seen));
      }
  });

  test('can be filled up and played on', () => {
    for (const g of positions(games(1, 20))) {
      if (g.over) continue;
      const whole = fillPosition(readPositionText(positionText(view(g, 'ussr'))), seeded(3));
      const copy = gameFrom(resolveRules(whole.rules ?? {}), whole);
      copy.run();
      for (let n = 0; n < 30 && !copy.over; n++) {
        const asked = decisions(copy).find((one) => !one.answered)!;
        answer(copy, asked.actor, asked.options[n % asked.options.length]!);
      }
    }
  });
});

test('the long form is what a scenario is given', () => {
  const given: Position = {
    rules: { edition: 'second' },
    turn: 8,
    round: 3,
    phasing: 'us',
    defcon: 3,
    vp: -7,
    influence: { poland: [1, 22], mexico: [0, 2], panama: [3, 0] },
    hands: { us: ['nato', 'fidel'], ussr: ['nasser'] },
    discard: ['blockade'],
    removed: ['containment'],
    effects: ['red-scare-purge@us', 'chernobyl@africa', 'aldrich-ames'],
    milOps: [1, 4],
    space: [2, 5],
    spaceUsed: [1, 0],
    eighthRound: ['us'],
    china: { holder: 'us', faceUp: false },
    order: ['fidel', 'nato'],
  };
  const g = gameFrom(resolveRules(given.rules ?? {}), given);
  g.run();
  const { position, handCounts, unseen } = readPositionText(positionText(view(g, 'us')));
  const { turn, influence, milOps, order, effects } = positionOf(g);
  expect(position).toMatchObject({ turn, influence, milOps, order, effects, vp: -7, china: given.china });
  expect(position.hands).toEqual({ us: ['fidel', 'nato'], ussr: [] });
  expect(handCounts).toEqual({ us: 2, ussr: 1 });
  expect(unseen).toContain('nasser');
});

/** The meaning of a text can't change within a version: links live long. */
test('a text of version 1 is read as it always was', () => {
  const read = readPositionText(OLD_TEXT);
  expect(writePositionText(read)).toBe(OLD_TEXT);
  expect(read.position).toMatchObject(OLD_POSITION);
});
const OLD_TEXT =
  '1bw5RtqbiCAQSJFnZ5XdbsrlllnibNuWXVnpTf_yrrFu-swUf-OuYDJpoAELGzSjZJbbZakkWyF2SWRC1E0iwoVINBpuoAAACbtAKFGoSQv';
const OLD_POSITION = {
  rules: { edition: 'deluxe-es', chineseCivilWar: true, tournament: true, handicap: { us: 2, ussr: 0 } },
  start: 'headline',
  turn: 5,
  defcon: 3,
  vp: -15,
  influence: {
    canada: [4, 0],
    'united-kingdom': [5, 0],
    turkey: [2, 0],
    iran: [2, 1],
    somalia: [0, 3],
    colombia: [0, 1],
  },
  effects: ['marshall-plan', 'willy-brandt', 'norad'],
  space: [2, 2],
  china: { holder: 'none', faceUp: false },
};

describe('a damaged position is refused', () => {
  const text = positionText(view(randomGame(CONFIGURATIONS[0]!, 1, 300).game, 'us'));

  test('wherever a character is changed', () => {
    for (let i = 0; i < text.length; i++) {
      const changed = `${text.slice(0, i)}${text[i] === 'x' ? 'y' : 'x'}${text.slice(i + 1)}`;
      expect(() => readPositionText(changed)).toThrow(/position/);
    }
  });
  test('wherever it is cut off', () => {
    for (let i = 0; i < text.length; i++) expect(() => readPositionText(text.slice(0, i))).toThrow(/position/);
  });
  test.each([
    ['nothing', ''],
    ['another version', `2${text.slice(1)}`],
    ['a space within', `${text.slice(0, 9)} ${text.slice(9)}`],
    ['noise', '1'.repeat(5_000_000)],
    ['words', 'Poland 0/4'],
  ])('%s', (_name, damaged) => {
    expect(() => readPositionText(damaged)).toThrow(/position/);
  });
});

test('tells of a round that was kept for a scoring card, and is as before where there is none', () => {
  const given: Position = {
    turn: 8,
    round: 8,
    phasing: 'ussr',
    scoringRound: ['ussr'],
    hands: { us: ['nato'], ussr: ['europe-scoring'] },
  };
  const text = (position: Position): string => {
    const game = gameFrom(resolveRules({}), position);
    game.run();
    return positionText(view(game, 'public'));
  };
  const kept = readPositionText(text(given)).position;
  expect(kept.scoringRound).toEqual(['ussr']);
  const again = gameFrom(resolveRules({}), kept);
  again.run();
  expect(view(again, 'public').scoringRound).toEqual(['ussr']);
  expect(readPositionText(text({ ...given, scoringRound: [], eighthRound: ['ussr'] })).position.scoringRound).toEqual(
    [],
  );
});
