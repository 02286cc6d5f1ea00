import { expect, test } from 'vitest';
import { LANGUAGES, loadWords } from '../src/index.ts';
import { CONFIGURATIONS, randomRecord } from './support/games.ts';

/** A game with many events, told with its questions: to be read by people who know the language. `vitest -u` writes it again. */
const SEED = 11;
const ANSWERS = 260;

test.each(LANGUAGES)('a log in %s reads like this', async (language) => {
  const words = await loadWords(language);
  const asked: string[] = [];
  const record = randomRecord(CONFIGURATIONS[0]!, SEED, (decision) => asked.push(words.question(decision)), ANSWERS);
  const lines = words.tell(record.opening);
  let draws: (typeof record.entries)[number]['facts'][number][] = [];
  record.entries.forEach((entry, i) => {
    // A deal is told as one
    if (asked[i] === words.say('ask.draw')) {
      draws.push(...entry.facts);
      return;
    }
    lines.push(...words.tell(draws));
    draws = [];
    if (entry.actor !== 'chance') lines.push(`> ${words.side(entry.actor)}: ${asked[i]}`);
    lines.push(...words.tell(entry.facts));
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/log.${language}.txt`);
});
