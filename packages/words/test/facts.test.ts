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

  test('every attempt has its result, and points have their reason', () => {
    const space: Fact[] = [
      { t: 'play', side: 'us', card: 'fidel', use: 'space' },
      { t: 'die', side: 'us', roll: 6 },
    ];
    expect(words.tell(space).at(-1)).toBe('The attempt fails.');
    const war: Fact[] = [
      { t: 'war', side: 'ussr', country: 'south-korea', modifier: 0 },
      { t: 'die', side: 'ussr', roll: 1 },
      { t: 'military', side: 'ussr', now: 2 },
    ];
    expect(words.tell(war)).toContain('The attack fails.');
    const tie: Fact[] = [
      { t: 'realign', side: 'us', country: 'cuba', modifiers: [0, 0] },
      { t: 'die', side: 'us', roll: 3 },
      { t: 'die', side: 'ussr', roll: 3 },
    ];
    expect(words.tell(tie).at(-1)).toBe('Nothing changes.');
    expect(words.tell([...space.slice(0, 1), { t: 'die', side: 'us', roll: 1 }, { t: 'space', side: 'us', box: 1 }])).not.toContain('The attempt fails.'); // biome-ignore format: one line
    const end: Fact[] = [
      { t: 'card', card: 'nasser', from: 'table', to: 'discard', seen: [0, 1, 2] },
      { t: 'vp', side: 'ussr', by: 2, now: -2 },
      { t: 'turn', turn: 3 },
    ];
    expect(words.tell(end)[0]).toBe(
      'The USSR gains 2 VP because the opponent has too few military operations (now USSR +2).',
    );
    // Points of the turn that win at once, after a round that could not be played
    const last: Fact[] = [
      { t: 'round', round: 6, side: 'us' },
      { t: 'skip', side: 'us', why: 'no-cards' },
      { t: 'vp', side: 'us', by: 5, now: 20 },
      { t: 'over', winner: 'us', reason: 'vp' },
    ];
    expect(words.tell(last)[2]).toContain('because the opponent has too few military operations');
    const military = 'because the opponent has too few military operations';
    const trapped: Fact[] = [
      { t: 'play', side: 'us', card: 'containment', use: 'trap' },
      { t: 'card', card: 'containment', from: 'us-hand', to: 'discard', seen: [0, 1, 2] },
      { t: 'die', side: 'us', roll: 6 },
      { t: 'vp', side: 'ussr', by: 5, now: -23 },
      { t: 'over', winner: 'ussr', reason: 'vp' },
    ];
    expect(words.tell(trapped).at(-2)).toContain(military);
    // "We Will Bury You" pays as the US loses its round, before the turn does
    const buried: Fact[] = [
      { t: 'skip', side: 'us', why: 'no-cards' },
      { t: 'effect', effect: 'we-will-bury-you', on: false },
      { t: 'vp', side: 'ussr', by: 3, now: -19 },
      { t: 'vp', side: 'ussr', by: 2, now: -21 },
      { t: 'over', winner: 'ussr', reason: 'vp' },
    ];
    const [three, two] = words.tell(buried).slice(2);
    expect(three).toBe('The USSR gains 3 VP from “We Will Bury You” (now USSR +19).');
    expect(two).toContain(military);
    const wins = buried.filter((fact) => fact.t !== 'vp' || fact.by === 3);
    expect(words.tell(wins)[2]).toContain('We Will Bury You');
    const opec: Fact[] = [
      { t: 'event', side: 'ussr', card: 'opec' },
      { t: 'vp', side: 'ussr', by: 3, now: -3 },
    ];
    expect(words.tell(opec).at(-1)).toBe('The USSR gains 3 VP from OPEC (now USSR +3).');
  });

  test('final scoring pays for the China Card by name, whatever the last region has paid', () => {
    const share = (vp: number) =>
      ({ standing: 'presence', countries: 1, battlegrounds: 0, neighbours: 0, vp }) as const;
    const scored = (us: number, ussr: number): Fact => ({ t: 'score', region: 'south-america', us: share(us), ussr: share(ussr) }); // biome-ignore format: one line
    const china: Fact = { t: 'vp', side: 'us', by: 1, now: -4 };
    const over: Fact = { t: 'over', winner: 'ussr', reason: 'final' };
    const sentence = 'The US gains 1 VP for holding the China Card (now USSR +4).';
    expect(words.tell([scored(2, 2), china, over])[1]).toBe(sentence);
    expect(words.tell([scored(2, 4), { t: 'vp', side: 'ussr', by: 2, now: -5 }, china, over]).slice(1, 3)).toEqual([
      'The USSR gains 2 VP (now USSR +5).',
      sentence,
    ]);
    expect(words.tell([scored(3, 2), china, over])[1]).toBe('The US gains 1 VP (now USSR +4).');
  });

  test('cards that go along with another, or are thrown away after a look, are named', () => {
    const un: Fact[] = [
      { t: 'play', side: 'us', card: 'un-intervention', use: 'event' },
      { t: 'event', side: 'us', card: 'un-intervention' },
      { t: 'card', card: 'fidel', from: 'us-hand', to: 'table', seen: [0, 1, 2] },
    ];
    expect(words.tell(un).at(-1)).toBe('The US plays Fidel with it.');
    const tehran: Fact[] = [
      { t: 'event', side: 'us', card: 'our-man-in-tehran' },
      { t: 'card', card: 'junta', from: 'pile', to: 'table', seen: [0] },
      { t: 'card', card: 'junta', from: 'table', to: 'discard', seen: [0, 1, 2] },
    ];
    expect(words.tell(tehran).at(-1)).toBe('Junta is discarded.');
    // Those who were not shown the cards learn which were thrown away
    const [event, , thrown] = tehran;
    const unseen: Fact = { t: 'card', card: null, from: 'pile', to: 'table', seen: [0] };
    expect(words.tell([event!, unseen, thrown!]).at(-1)).toBe('Junta is discarded.');
  });

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
      'The US shows cards to the opponent.',
      'The US looks at a card from the draw pile.',
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
    ).toEqual(['The USSR plays Fidel for its event.', 'Event: NATO (US).']);
  });

  test('a score is told from the side of whoever leads', () => {
    expect([3, 0, -12].map((vp) => words.score(vp))).toEqual(['US +3', 'even', 'USSR +12']);
  });

  test('every ending has a sentence, and so has a draw', () => {
    for (const reason of ['final', 'wargames', 'held-scoring', 'agreement', 'vp'] as const)
      expect(words.tell([{ t: 'over', winner: null, reason }])[0]).toMatch(/draw/);
    expect(words.tell([{ t: 'over', winner: 'ussr', reason: 'europe' }])).toEqual([
      'The USSR wins by controlling Europe.',
    ]);
    // Read by either side: whoever loses is named
    expect(words.tell([{ t: 'over', winner: 'us', reason: 'defcon' }])[0]).toMatch(/the USSR is to blame/);
    expect(words.tell([{ t: 'over', winner: null, reason: 'time' }])[0]).toMatch(/both sides ran out of time/);
    expect(words.tell([{ t: 'over', winner: 'us', reason: 'operator' }])[0]).toMatch(/the server’s operators/);
  });
});
