import 'fake-indexeddb/auto';
import { GameRecord, type Position } from '@longtwilight/engine';
import { expect, it, vi } from 'vitest';
import { LocalMatch } from '../src/match/local-match.ts';

/** The answers that the computer player is about to give, by those who wait for them. */
const asked: ((text: string) => void)[] = [];
vi.mock('../src/match/bot.ts', () => ({
  wakeBot: () => {},
  askBot: () => new Promise((resolve) => asked.push((answer) => resolve({ answer, standsIn: false }))),
  BotStoppedError: class extends Error {},
}));

const START: Position = {
  phasing: 'us',
  hands: { us: ['nato', 'fidel', 'containment'], ussr: ['comecon', 'nasser'] },
  influence: { canada: [2, 0], cuba: [0, 3] },
};
const against = (us: 'human', ussr: 'human' | 'recruit') => LocalMatch.of(GameRecord.from(START), { us, ussr });

it('goes back to the last decision past what the computer has answered, and makes the game one for practice', async () => {
  const match = against('human', 'recruit');
  expect(match.now.practice).toBe(false);
  await match.answer(['containment', 'event']);
  const playing = match.goOn();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked.shift()!('nasser');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked.shift()!('event');
  await playing;
  expect([match.record.entries.length, match.now.undoable]).toEqual([4, 0]);
  await expect(match.undo()).rejects.toThrow(/play has passed to your opponent/);
  await match.takeBack!();
  expect(match.record.entries).toEqual([]);
  expect(match.now).toMatchObject({ practice: true, undoable: 0, view: { decision: { question: 'play' } } });
  const again = await LocalMatch.open(match.id);
  expect(again instanceof LocalMatch && again.now.practice).toBe(true);
});

it('an answer that the computer was still thinking about is not given', async () => {
  const match = against('human', 'recruit');
  await match.answer(['containment', 'event']);
  const playing = match.goOn();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await match.takeBack!();
  asked.shift()!('comecon');
  await playing;
  expect(match.record.entries).toEqual([]);
});

it('is not there for two people at one screen', () => {
  expect(against('human', 'human').takeBack).toBeUndefined();
});
