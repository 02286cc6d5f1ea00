import { GameRecord, type Position, type SideKey, seeded, view } from '@longtwilight/engine';
import { loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';
import { swingsOf } from '../src/after/course-of.ts';
import { sideBySide } from '../src/ending/course-chart.tsx';
import { type EndedGame, whatDecided } from '../src/ending/what-decided.ts';
import { seenEntries } from '../src/match/seen-entries.ts';
import { beatsOf } from '../src/story/beats.ts';

const words = await loadWords('en');

/** A game that ends with these answers, as a side sees it. */
function ended(position: Position, by: SideKey, answers: readonly string[], side: SideKey | null = by): EndedGame {
  const record = GameRecord.from(position);
  for (const text of answers) record.answer(by, text);
  record.rollOn(seeded(1));
  const viewer = side ?? 'public';
  return { view: view(record.game, viewer), side, story: seenEntries(record, viewer) };
}

describe('final scoring', () => {
  const game = ended(
    {
      turn: 10,
      round: 7,
      phasing: 'us',
      defcon: 2,
      milOps: [2, 2],
      china: { holder: 'us', faceUp: false },
      influence: { panama: [2, 0], angola: [0, 3] },
      hands: { us: ['nato'], ussr: [] },
    },
    'us',
    ['nato', 'influence', 'panama', 'panama', 'panama', 'panama'],
  );

  it('pays for the China Card in a beat of its own, after the regions', () => {
    const beats = beatsOf(words, game.story, 0);
    const last = beats.at(-2);
    expect(last?.sentences).toEqual(['The US gains 1 VP for holding the China Card (now US +1).']);
    expect(last).toMatchObject({ kind: 'tracks', inPlay: null });
  });

  it('has a chip for everything that it paid, in its order, and together they are the change of the score', () => {
    const { finalScores } = whatDecided(words, game);
    expect(finalScores.map(({ name }) => name)).toEqual([
      'Europe',
      'Asia',
      'Mid. East',
      'Africa',
      'C. America',
      'S. America',
      'China Card',
    ]);
    expect(finalScores.reduce((sum, { by }) => sum + by, 0)).toBe(game.view.vp);
  });

  it('is a swing for each region, and one for the China Card', () => {
    const final = swingsOf(game.story, 10).filter(({ facts, forChina }) => forChina || facts[0]?.t === 'score');
    expect(final.map(({ by, forChina }) => [by, forChina])).toEqual([
      [-2, false],
      [2, false],
      [1, true],
    ]);
  });
});

describe('a nuclear war', () => {
  const coup = {
    turn: 4,
    phasing: 'ussr',
    defcon: 2,
    influence: { angola: [1, 0] },
    hands: { us: ['fidel'], ussr: ['nuclear-test-ban', 'nasser'] },
  } as const;
  const started = (side: SideKey | null) =>
    whatDecided(words, ended(coup, 'ussr', ['nuclear-test-ban', 'coup', 'angola'], side));

  it('by a coup is put down to the coup, not to the card whose operations it used, and told once', () => {
    expect(started('ussr')).toMatchObject({
      sentence: 'Your coup in Angola took DEFCON to 1: nuclear war.',
      card: { card: 'nuclear-test-ban', use: 'coup' },
      lastBeat: [],
    });
    const theirs = 'The USSR’s coup in Angola took DEFCON to 1: nuclear war.';
    expect([started('us').sentence, started(null).sentence]).toEqual([theirs, theirs]);
  });

  it('by an event is put down to its card', () => {
    const position = { ...coup, hands: { us: ['fidel'], ussr: ['duck-and-cover', 'nasser'] } } as const;
    expect(whatDecided(words, ended(position, 'ussr', ['duck-and-cover', 'event-first']))).toMatchObject({
      sentence: 'Duck and Cover took DEFCON to 1: nuclear war.',
      card: { card: 'duck-and-cover', use: 'event-first' },
      lastBeat: [],
    });
  });
});

it('marks of one moment stand side by side, and inside the chart', () => {
  const [left, right] = [60, 640];
  const gaps = (xs: readonly number[]) => xs.slice(1).map((x, i) => x - xs[i]!); // one less than there are
  for (const xs of [
    [600, 600, 600],
    [62, 62, 62],
    [100, 110, 500],
    [630, 632, 632],
  ]) {
    const apart = sideBySide(xs, left, right);
    expect(Math.min(...gaps(apart))).toBeGreaterThanOrEqual(38);
    expect(apart[0]).toBeGreaterThanOrEqual(left + 19);
    expect(apart.at(-1)).toBeLessThanOrEqual(right - 19);
  }
  expect(sideBySide([100, 200, 300], left, right)).toEqual([100, 200, 300]);
});

describe('twenty points', () => {
  const won = (position: Position, answers: readonly string[]) =>
    whatDecided(words, ended({ turn: 4, phasing: 'us', ...position }, 'us', answers));

  it('at the end of a turn are not put down to the last card', () => {
    const position = { round: 7, defcon: 4, vp: -17, milOps: [0, 4], hands: { us: ['nato'], ussr: [] } } as const;
    expect(won(position, ['nato', 'influence', 'canada', 'canada', 'canada', 'canada'])).toMatchObject({
      sentence: 'The end of the turn took the score to USSR +20.',
      card: null,
      lastBeat: [expect.stringContaining('too few military operations')],
    });
  });

  it('for the space race are not put down to the card that was thrown away for them', () => {
    const position = { vp: 19, hands: { us: ['nato', 'fidel'], ussr: ['nasser'] } } as const;
    expect(won(position, ['nato', 'space'])).toMatchObject({
      sentence: 'The US wins with 20 victory points.',
      lastBeat: [expect.any(String), expect.any(String), expect.stringContaining('for the space race')],
    });
  });
});
