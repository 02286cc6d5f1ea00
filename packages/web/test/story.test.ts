import { completeRules, type Fact, GameRecord, type SideKey, seeded, view } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';

import { loadWords } from '@longtwilight/words';
import { describe, expect, it, vi } from 'vitest';
import { swingsOf, turnEnds } from '../src/after/course-of.ts';
import { chaptersOf, latestFacts, toldUntil } from '../src/log/chapters.ts';
import { headlineOrder } from '../src/log/headline-order.ts';
import { diceOnMap } from '../src/map/dice-on-map.ts';
import { LocalMatch } from '../src/match/local-match.ts';
import type { SeenEntry } from '../src/match/match.ts';
import { seenEntries } from '../src/match/seen-entries.ts';
import { ReplayMatch } from '../src/replay/replay-match.ts';
import { beatAt, beatsOf } from '../src/story/beats.ts';

const words = await loadWords('en');

/** Both sides have placed their influence. */
function setUp(): GameRecord {
  const record = GameRecord.start({});
  record.rollOn(seeded(7));
  for (let i = 0; i < 6; i++) record.answer('ussr', 'poland');
  for (let i = 0; i < 7; i++) record.answer('us', 'france');
  return record;
}

describe('the log', () => {
  it('has a chapter for the deal, one for each setup, and knows the first turn', () => {
    const record = setUp();
    for (const side of ['ussr', 'us'] as const) {
      const [card] = view(record.game, side).decision!.options;
      record.answer(side, card!);
    }
    const story: readonly SeenEntry[] = new ReplayMatch(record).now.story;
    const chapters = chaptersOf(words, story, view(record.game, 'public'));
    expect(chapters.slice(0, 4).map(({ turn }) => turn)).toEqual([0, 0, 0, 1]);
    expect(chapters[1]?.sentences).toEqual(['The USSR places 6 influence in Poland (now 0–6).']);
    expect(chapters[2]?.sentences).toEqual(['The US places 7 influence in France (now 7–0).']);
    expect(new ReplayMatch(record).viewAfter(chapters[1]!.until).influence).toMatchObject({ poland: [0, 6] });
  });
});

it('the log runs ahead of no beat: a round is in it with its card, once the card is told', () => {
  const record = GameRecord.from({
    turn: 4,
    start: 'headline',
    hands: { us: ['nato', 'fidel', 'summit'], ussr: ['comecon', 'nasser', 'decolonization'] },
  });
  record.answer('us', 'nato');
  record.answer('ussr', 'nasser');
  const event = record.entries.length + 1;
  for (const text of ['decolonization', 'space']) record.answer('ussr', text);
  record.rollOn(seeded(1));
  const chapters = chaptersOf(words, seenEntries(record, 'us'), view(record.game, 'us'));
  const told = (steps: number) =>
    toldUntil(chapters, steps).map(({ cards, sentences }) => [cards.map(({ card }) => card), sentences.length]);
  expect(told(event)).toEqual([[['nato', 'nasser'], chapters[0]!.sentences.length]]);
  expect(told(chapters[1]!.until)[1]).toEqual([['decolonization'], chapters[1]!.sentences.length]);
});

describe('a round', () => {
  /** A coup of the USSR, after which it is the round of the US. */
  function couped(): GameRecord {
    const record = GameRecord.from({
      turn: 4,
      phasing: 'ussr',
      defcon: 5,
      influence: { iran: [1, 0] },
      hands: { ussr: ['decolonization', 'nasser'], us: ['fidel', 'containment'] },
    });
    for (const text of ['decolonization', 'coup', 'iran']) record.answer('ussr', text);
    record.rollOn(seeded(1));
    return record;
  }

  it('is shown by the log with what its last step did, which begins the next round as well', () => {
    const match = new ReplayMatch(couped());
    const chapters = chaptersOf(words, match.now.story, match.now.view);
    const coup = chapters.find(({ sentences }) => sentences.some((sentence) => sentence.includes('coup in Iran')));
    expect(match.viewAfter(coup!.until)).toMatchObject({ defcon: 4, milOps: [0, 2] });
  });

  it('is told from its first answer on, and no further back', () => {
    const { story } = new ReplayMatch(couped()).now;
    expect(latestFacts(story, 'ussr').facts).toContainEqual(
      expect.objectContaining({ t: 'play', card: 'decolonization' }),
    );
    const twoMoves: SeenEntry[] = [
      { by: 'us', facts: [{ t: 'die', side: 'us', roll: 1 }] },
      { by: 'us', facts: [{ t: 'round', side: 'us', round: 2 }] },
      { by: 'us', facts: [] },
      { by: 'us', facts: [] },
      { by: 'ussr', facts: [] },
    ];
    expect(latestFacts(twoMoves, 'us').from).toBe(2);
    expect(latestFacts(twoMoves.slice(0, 4), 'ussr').from).toBe(0);
  });
});

it('cards that are dealt one after the other are one beat of a game that is seen again', () => {
  const dealt = (card: CardKey): SeenEntry => ({
    by: null,
    facts: [{ t: 'card', card, from: 'pile', to: 'us-hand', seen: [0] }],
  });
  const nothing: SeenEntry = { by: null, facts: [] };
  const other: SeenEntry = { by: 'us', facts: [{ t: 'defcon', now: 4 }] };
  const beats = beatsOf(words, [other, dealt('fidel'), dealt('nasser'), dealt('nato'), nothing, other], 0);
  expect(beats.map(({ until }) => until)).toEqual([1, 4, 6]);
  expect([0, 1, 3, 4, 5, 6].map((steps) => beatAt(beats, steps))).toEqual([0, 0, 0, 1, 1, 2]);
});

describe('the order of headlines', () => {
  const order = (us: CardKey, ussr: CardKey, after: readonly Fact[]) =>
    headlineOrder(words, completeRules({}), [{ t: 'headline', us, ussr }, ...after]);

  it('is explained by what the cards are worth, and on a tie by the rule', () => {
    const happens = (side: SideKey, card: CardKey): Fact => ({ t: 'event', side, card });
    expect(order('fidel', 'comecon', [happens('ussr', 'comecon')])).toBe(
      'COMECON goes first: it is worth more Ops (3 against 2).',
    );
    expect(order('fidel', 'decolonization', [happens('us', 'fidel')])).toBe(
      'Fidel goes first: both are worth 2 Ops, and ties go to the US.',
    );
  });

  it('is no matter before one of them happens, or where one is cancelled', () => {
    expect(order('fidel', 'comecon', [])).toBeNull();
    expect(order('defectors', 'comecon', [{ t: 'no-event', card: 'comecon', why: 'cancelled' }])).toBeNull();
  });
});

describe('after a game', () => {
  it('the plays that moved the most points come first, and turns are told one by one', () => {
    const record = GameRecord.from({
      turn: 4,
      phasing: 'ussr',
      influence: { cuba: [0, 3], haiti: [0, 2] },
      hands: { ussr: ['central-america-scoring', 'nasser'], us: ['fidel', 'containment'] },
    });
    for (const text of ['central-america-scoring', 'event']) record.answer('ussr', text);
    const [first] = swingsOf(seenEntries(record, 'public'), 4);
    // Domination pays 3, a battleground and a neighbour of the US one each
    expect(first).toMatchObject({ turn: 4, by: -5 });
    expect(turnEnds(record)).toMatchObject([{ turn: 4, vp: -5 }]);
  });
});

it('dice lie on the country that they were rolled for, and only the last ones', () => {
  const coup = { t: 'coup', side: 'us', country: 'iran', value: 2, modifier: 0 } as const;
  const dice = diceOnMap([
    coup,
    { t: 'die', side: 'us', roll: 3 },
    { t: 'play', side: 'ussr', card: 'fidel', use: 'space' },
    { t: 'die', side: 'ussr', roll: 6 },
  ]);
  expect([...dice]).toEqual([['iran', [{ side: 'us', roll: 3 }]]]);
});

describe('asking the computer', () => {
  vi.stubGlobal('Worker', class extends EventTarget {});
  const matchAs = (side: SideKey, record: GameRecord) =>
    LocalMatch.of(record, { us: side === 'us' ? 'human' : 'attache', ussr: side === 'ussr' ? 'human' : 'attache' });

  it('tells nothing of what the other side could do while the game goes on', () => {
    const record = setUp();
    const match = matchAs('us', record);
    // The USSR was asked when all cards had been dealt
    const dealt = record.entries.findIndex(({ actor }) => actor === 'ussr') + 1;
    expect(match.advised(dealt)).toBeNull();
    expect(match.advised(null)?.viewer).toBe('us');
    expect(matchAs('ussr', setUp()).advised(dealt)?.viewer).toBe('ussr');
  });

  it('is not for two at one screen before the end', async () => {
    const match = LocalMatch.of(setUp(), { us: 'human', ussr: 'human' });
    expect(match.advised(null)).toBeNull();
  });
});
