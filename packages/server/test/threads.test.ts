import { GameRecord, view } from '@longtwilight/engine';
import { afterEach, expect, it } from 'vitest';
import type { ThinkingTask } from '../src/jobs/thinking-thread.ts';
import { ThinkingThreads } from '../src/jobs/thinking-threads.ts';

let threads: ThinkingThreads;
afterEach(() => threads.close());

/** The first question of a game, which goes to the USSR. */
function firstQuestion(player: string): ThinkingTask {
  const record = GameRecord.start({});
  for (let [asked] = record.decisions(); asked?.actor === 'chance'; [asked] = record.decisions())
    record.answer('chance', asked.options[0]!);
  return { player, level: 'random', side: 'ussr', seed: 1, ms: null, view: view(record.game, 'ussr') };
}

it('a thread answers with one of the options, and is replaced when it breaks', async () => {
  threads = new ThinkingThreads(1);
  const question = firstQuestion('a');
  expect(question.view.decision?.options).toContain((await threads.ask(question)).answer);
  const broken = { ...question, player: 'b', view: null as unknown as ThinkingTask['view'] };
  const asked = [threads.ask(broken), threads.ask(question)];
  await expect(asked[0]).rejects.toThrow(/null/);
  expect(question.view.decision?.options).toContain((await asked[1])?.answer);
  expect(threads.waiting).toBe(0);
});

it('whoever waits for a thought is told when the server stops', async () => {
  threads = new ThinkingThreads(1);
  const asked = [threads.ask(firstQuestion('a')), threads.ask(firstQuestion('b'))];
  const failures = Promise.allSettled(asked);
  await threads.close();
  for (const { status } of await failures) expect(status).toBe('rejected');
});

it.each(['ambassador', 'chairman'] as const)('%s thinks with the network that comes along', async (level) => {
  const standsIn: string[] = [];
  threads = new ThinkingThreads(1, (reason) => standsIn.push(reason));
  const question = { ...firstQuestion('a'), level, ms: 5 };
  expect(question.view.decision?.options).toContain((await threads.ask(question)).answer);
  expect(standsIn).toEqual([]);
});
