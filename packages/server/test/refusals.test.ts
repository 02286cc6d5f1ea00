import { ERROR_CODES } from '@longtwilight/protocol';
import { LANGUAGES, loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';

describe.each(LANGUAGES)('refusals in %s', (language) => {
  it('can all be said to players', async () => {
    const words = await loadWords(language);
    const said = ERROR_CODES.map((code) => words.sayKnown([`error.${code}`], {}));
    for (const [i, text] of said.entries()) expect(text, ERROR_CODES[i]).toMatch(/^\p{Lu}.+\.$/u);
    expect(new Set(said).size).toBe(said.length);
  });
});
