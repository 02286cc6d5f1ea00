import { GameRecord } from '@longtwilight/engine';
import { addLine, recordOfLine, type StudyChapter } from '@longtwilight/notation';
import { describe, expect, test } from 'vitest';
import { VariationMatch } from '../src/studies/variation-match.ts';
import { randomRecord } from './support/random-record.ts';

const chapterOf = (record: GameRecord): StudyChapter => ({ title: '', game: record.save(), lines: [], notes: [] });

/** Action round 1 of turn 3; the USSR has a card to coup with. */
const round = chapterOf(
  GameRecord.from({
    turn: 3,
    defcon: 5,
    hands: { us: ['nato'], ussr: ['fidel', 'nasser'] },
    influence: { iran: [1, 0], iraq: [0, 3] },
  }),
);

describe('a variation that is played out', () => {
  test('asks one side after the other, and lets the die fall as one says', async () => {
    const match = new VariationMatch(round, { line: 0, at: 0 });
    expect(match.now).toMatchObject({ side: 'ussr', undoable: 0 });
    await match.answer(['fidel', 'coup', 'iran']);
    expect(match.die?.options).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(match.now.side).toBeNull();
    match.roll('6');
    expect(match.now.side).toBe('us');
    expect(match.tried.flat()).toEqual(['fidel', 'coup', 'iran', '6']);
    expect(match.now.view.influence.iran).toEqual([0, expect.any(Number)]);
    const { chapter, node } = addLine(round, { line: 0, at: 0 }, match.tried);
    expect(recordOfLine(chapter, node.line).game.turn).toBe(3);
  });

  test('goes back answer by answer, past dice, to where it began and no further', async () => {
    const match = new VariationMatch(round, { line: 0, at: 0 });
    await match.answer(['fidel', 'coup', 'iran']);
    match.roll();
    for (const left of [3, 2, 1, 0]) {
      await match.undo();
      expect(match.now.undoable).toBe(left);
    }
    await match.undo();
    expect(match.tried).toEqual([]);
    expect(match.now.side).toBe('ussr');
  });

  test('deals the same cards as the game, until it leaves it', async () => {
    const game = randomRecord(3);
    const chapter = chapterOf(game);
    const match = new VariationMatch(chapter, { line: 0, at: 0 });
    const [dealt] = match.tried;
    expect(dealt!.length).toBeGreaterThan(10);
    expect(dealt).toEqual(game.entries.slice(0, dealt!.length).map(({ text }) => text));
    await match.undo();
    expect(match.tried).toEqual([dealt]);
    await match.answer(['hungary']);
    const { chapter: grown, node } = addLine(chapter, { line: 0, at: 0 }, match.tried);
    expect(grown.lines).toMatchObject([{ from: { line: 0, at: 0 } }]);
    expect(node).toEqual({ line: 1, at: dealt!.length + 1 });
  });

  test('draws cards by lot, and a headline waits for the other', async () => {
    const begun = new VariationMatch(chapterOf(GameRecord.start({})), { line: 0, at: 0 });
    expect(begun.tried.flat().length).toBeGreaterThan(10);
    expect(begun.now).toMatchObject({ side: 'ussr', undoable: 0 });
    const headlines = chapterOf(
      GameRecord.from({ start: 'headline', turn: 3, hands: { us: ['nato', 'nasser'], ussr: ['fidel', 'blockade'] } }),
    );
    const match = new VariationMatch(headlines, { line: 0, at: 0 });
    const first = match.now.side!;
    await match.answer([first === 'us' ? 'nasser' : 'fidel']);
    expect(match.now.side).not.toBe(first);
    expect(match.now.undoable).toBe(1);
    await match.undo();
    expect(match.now).toMatchObject({ side: first, undoable: 0 });
  });
});
