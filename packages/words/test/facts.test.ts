import { type Fact, factFor } from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, loadWords } from '../src/index.ts';
import { CONFIGURATIONS, games, randomRecord } from './support/games.ts';

const VIEWERS = [0, 1, 2] as const;
const seenKinds = new Set<Fact['t']>();

const languages = await Promise.all(LANGUAGES.map((language) => loadWords(language)));
const isWhole = (sentence: string): boolean =>
  /^[\p{Lu}\d“«„].*[.!]$/u.test(sentence) && !/undefined|\bnull\b|NaN|\[object|[{}|]| {2}/.test(sentence);

test.each(CONFIGURATIONS)('every fact of games of $name is told in whole sentences', (configuration) => {
  const { edition } = configuration.rules.spec;
  for (let seed = 1; seed <= games(3, 60); seed++) {
    const { opening, entries } = randomRecord(configuration, seed);
    const facts = [...opening, ...entries.flatMap((entry) => entry.facts)];
    for (const fact of facts) seenKinds.add(fact.t);
    for (const viewer of VIEWERS) {
      const seen = facts.map((fact) => factFor(fact, viewer));
      const sentences = languages.flatMap((words) => words.for(edition).tell(seen));
      expect(sentences.filter((sentence) => !isWhole(sentence))).toEqual([]);
    }
  }
});

test('random games have every kind of fact', () => {
  expect([...seenKinds].sort()).toEqual(
    [
      'turn', 'headline', 'round', 'skip', 'play', 'event', 'no-event', 'influence', 'coup', 'realign', 'war', 'die', 'vp',
      'defcon', 'military', 'space', 'china', 'effect', 'score', 'card', 'show', 'lacks', 'reshuffle', 'over',
    ].sort(), // biome-ignore format: a list
  );
});

describe('in English', async () => {
  const words = await loadWords('en');
  const add = (country: 'poland' | 'cuba', by: number, ussr: number): Fact => ({ t: 'influence', side: 'ussr', country, by, now: [1, ussr] }); // biome-ignore format: one line

  test('what is hidden stays hidden', () => {
    expect(
      words.tell([
        { t: 'card', card: null, from: 'pile', to: 'ussr-hand', seen: [1] },
        { t: 'card', card: 'fidel', from: 'pile', to: 'us-hand', seen: [0] },
        { t: 'card', card: null, from: 'pile', to: 'ussr-hand', seen: [1] },
        { t: 'show', from: 'us-hand', cards: null, seen: [0, 1] },
        { t: 'card', card: null, from: 'pile', to: 'table', seen: [0] },
        { t: 'card', card: null, from: 'table', to: 'pile', seen: [0] },
      ]),
    ).toEqual([
      'The USSR draws 2 cards.',
      'The US draws Fidel.',
      'The US shows cards to the other side.',
      'The US looks at a card of the draw pile.',
      'The US shuffles a card back into the draw pile.',
    ]);
  });

  test('changes of influence are joined as long as they are of one side and one direction', () => {
    expect(words.tell([add('poland', 1, 1), add('poland', 1, 2)])).toEqual([
      'The USSR places 2 influence in Poland (now 1–2).',
    ]);
    expect(words.tell([add('poland', 1, 1), add('cuba', 1, 1), add('poland', 1, 2), add('poland', -2, 0)])).toEqual([
      'The USSR places influence: Poland +2 (1–2), Cuba +1 (1–1).',
      'The USSR loses 2 influence in Poland (now 1–0).',
    ]);
  });

  test('an event that the play has named is not told again', () => {
    expect(
      words.tell([
        { t: 'play', side: 'ussr', card: 'fidel', use: 'event' },
        { t: 'event', side: 'ussr', card: 'fidel' },
        { t: 'event', side: 'us', card: 'nato' },
      ]),
    ).toEqual(['The USSR plays Fidel for its event.', 'NATO happens, for the US.']);
  });

  test('a score is told from the side of whoever leads', () => {
    expect([3, 0, -12].map((vp) => words.score(vp))).toEqual(['US +3', 'even', 'USSR +12']);
  });

  test('every ending has a sentence, and so has a draw', () => {
    for (const reason of ['final', 'wargames', 'held-scoring', 'agreement', 'vp'] as const)
      expect(words.tell([{ t: 'over', winner: null, reason }])[0]).toMatch(/draw/);
    expect(words.tell([{ t: 'over', winner: 'ussr', reason: 'europe' }])).toEqual([
      'The USSR wins by control of Europe.',
    ]);
  });
});
