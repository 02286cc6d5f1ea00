import { REASONS_AGAINST, REASONS_FOR, type Reason } from '@longtwilight/bots';
import { LANGUAGES, loadReasonTexts, loadReasonWords, loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';

/** Everything that a reason may be about. */
const ALL: Omit<Required<Reason>, 'kind' | 'weight'> = {
  country: 'united-kingdom',
  region: 'middle-east',
  card: 'fidel',
  side: 'us',
  count: 3,
  level: 2,
  odds: 83,
  battleground: 'yes',
  scoring: 'yes',
  standing: 'domination',
};

describe.each(LANGUAGES)('reasons in %s', (language) => {
  it('have one sentence each, with and without what they may leave out', async () => {
    const words = await loadReasonWords(await loadWords(language));
    const kinds = [...REASONS_FOR, ...REASONS_AGAINST];
    for (const kind of kinds)
      for (const values of [
        ALL,
        { ...ALL, battleground: 'no', scoring: 'no', standing: 'presence', level: 4, odds: 100 },
      ]) {
        const said = words.find(`reason.${kind}`, values);
        expect(said, kind).toMatch(/^\p{Lu}.*[^ ,;:]\.$/u);
        expect(said).not.toMatch(/[{}]| ,| {2}|,,/);
      }
    expect(Object.keys(await loadReasonTexts(language)).sort()).toEqual(kinds.map((kind) => `reason.${kind}`).sort());
  });
});
