import { GameRecord, type Position } from '@longtwilight/engine';
import type { Happening } from '@longtwilight/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { RemoteMatch } from '../src/match/remote-match.ts';

afterEach(() => vi.unstubAllGlobals());

/** A game that tells what happens as a server does: one entry a request, however many answers it brings. */
class TellingTable {
  readonly record: GameRecord;
  readonly happened: Happening[] = [];

  constructor(start: Position) {
    this.record = GameRecord.from(start);
    this.tell('start', null, this.record.opening);
  }
  answers(by: 'first' | 'second', answers: readonly string[], chance: readonly string[] = []): void {
    const before = this.record.entries.length;
    for (const text of answers) this.record.answer(by === 'first' ? 'us' : 'ussr', text);
    for (const text of chance) this.record.answer('chance', text);
    const entries = this.record.entries.slice(before);
    const facts = entries.flatMap((entry) => entry.facts);
    this.tell(
      'answers',
      by,
      facts,
      entries.map((entry) => entry.facts.length),
    );
  }
  undo(by: 'first' | 'second', undone: number): void {
    for (let i = 0; i < undone; i++) this.record.undo(by === 'first' ? 'us' : 'ussr');
    this.tell('undo', by, [], [], undone);
  }
  tell(
    kind: Happening['kind'],
    by: Happening['by'],
    facts: readonly object[] = [],
    perAnswer: number[] = [],
    undone = 0,
  ): void {
    const number = this.happened.length;
    this.happened.push({ number, at: 0, kind, by, facts: [...facts] as Happening['facts'], perAnswer, undone });
  }
}

async function storyOf({ happened }: TellingTable) {
  const state = {
    game: { id: 'game', seats: { first: { side: 'us' }, second: { side: 'ussr' } } },
    number: happened.length,
    you: null,
    view: {},
  };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('/entries?') ? { entries: happened, more: false } : state),
  );
  return (await RemoteMatch.open('game', null)).now.story;
}
const factsOf = (story: Awaited<ReturnType<typeof storyOf>>) => story.flatMap(({ facts }) => facts);
/** What the record itself tells: the log that a page has to come to. */
const toldBy = ({ record }: TellingTable) => [...record.opening, ...record.entries.flatMap(({ facts }) => facts)];

const FIVE_YEAR_PLAN: Position = { hands: { us: ['nato'], ussr: ['five-year-plan', 'comecon', 'nasser'] } };

it('an undo leaves what Five Year Plan has drawn before it', async () => {
  const table = new TellingTable(FIVE_YEAR_PLAN);
  table.answers('second', ['five-year-plan', 'event-first'], ['comecon']);
  table.answers('second', ['influence']);
  table.undo('second', 1);
  const story = await storyOf(table);
  expect(factsOf(story)).toEqual(toldBy(table));
  expect(factsOf(story)).toContainEqual(expect.objectContaining({ t: 'card', card: 'comecon', to: 'discard' }));
  expect(story.map(({ by }) => by)).toEqual([null, 'ussr']);
});

it('an undo reaches past the offer of a draw, which stays', async () => {
  const table = new TellingTable(FIVE_YEAR_PLAN);
  table.answers('second', ['nasser']);
  table.tell('draw-offer', 'second');
  table.tell('draw-decline', 'first');
  table.undo('second', 1);
  const story = await storyOf(table);
  expect(factsOf(story)).toEqual(toldBy(table));
  expect(story.map(({ by }) => by)).toEqual([null, 'ussr', 'us']);
});

it('a partial undo takes back the last answers of an entry, and is seen as it is after the undo', async () => {
  const table = new TellingTable(FIVE_YEAR_PLAN);
  table.answers('second', ['comecon', 'influence', 'poland', 'poland']);
  table.undo('second', 1);
  const story = await storyOf(table);
  expect(factsOf(story)).toEqual(toldBy(table));
  expect(factsOf(story).filter(({ t }) => t === 'influence')).toHaveLength(1);
  expect(story.map((step) => 'number' in step && step.number)).toEqual([0, 2]);
});

it('undo after undo, and playing on, tells what counts', async () => {
  const table = new TellingTable(FIVE_YEAR_PLAN);
  table.answers('second', ['comecon', 'influence', 'poland']);
  table.answers('second', ['poland']);
  table.undo('second', 1);
  table.undo('second', 2);
  table.answers('second', ['influence', 'finland', 'finland', 'finland']);
  table.answers('first', ['nato', 'influence']);
  const story = await storyOf(table);
  expect(factsOf(story)).toEqual(toldBy(table));
  expect(() => table.undo('second', 1)).toThrow(/play has passed to your opponent/);
});
