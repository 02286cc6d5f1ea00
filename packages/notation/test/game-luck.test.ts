import { GameRecord } from '@longtwilight/engine';
import { loadWords } from '@longtwilight/words';
import { expect, it } from 'vitest';
import { luckOf } from '../src/index.ts';

it('the luck of a game: each attempt in words, and what was to be expected', async () => {
  const words = await loadWords('en');
  const record = GameRecord.from({
    turn: 4,
    phasing: 'us',
    defcon: 4,
    influence: { angola: [0, 3], iran: [0, 1] },
    hands: { us: ['voice-of-america', 'nasser'], ussr: ['fidel', 'socialist-governments'] },
  });
  for (const text of ['voice-of-america', 'coup', 'iran']) record.answer('us', text);
  record.answer('chance', '1');
  const { attempts, lines, balance } = luckOf(words, record);
  expect(attempts).toHaveLength(1);
  expect(attempts[0]).toMatchObject({ turn: 4, answers: 4 });
  // Stability 2 and a card worth 2: a roll of 1 or 2 fails
  expect(attempts[0]?.text).toContain('a failure (odds of success 67%)');
  expect(lines).toEqual({ us: 'US: 0 of 1 coups successful (0.7 expected).', ussr: 'USSR: no rolls.' });
  expect(balance.us).toBeCloseTo(-2 / 3);
  expect(balance.ussr).toBe(0);
});
