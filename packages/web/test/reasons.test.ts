import { readdirSync, readFileSync } from 'node:fs';
import { REASONS_AGAINST, REASONS_FOR, type Reason } from '@longtwilight/bots';
import { puzzleText, readPuzzleFile } from '@longtwilight/scenarios';
import { LANGUAGES, loadPuzzleWords, loadReasonTexts, loadReasonWords, loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';
import { reasonText } from '../src/advice/reason-text.ts';
import { whyText } from '../src/puzzles/puzzle-texts.ts';

/** Everything that a reason may be about. */
type Whole = Omit<Required<Reason>, 'kind' | 'weight'>;
const ALL: Whole = {
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
  by: 'vp',
};
const LESS: Whole = {
  ...ALL,
  battleground: 'no',
  scoring: 'no',
  standing: 'presence',
  level: 4,
  odds: 100,
  by: 'final',
};

function expectSentence(said: string | null, of: string): void {
  expect(said, of).toMatch(/^\p{Lu}.*[^ ,;:]\.$/u);
  expect(said, of).not.toMatch(/[{}]| ,| {2}|,,/);
}

const PUZZLES = new URL('../../scenarios/puzzles/', import.meta.url);
const puzzlesOf = (name: string, text = readFileSync(new URL(name, PUZZLES), 'utf8')) => readPuzzleFile(name, text);

const SHIPPED = readdirSync(PUZZLES).flatMap((name) => puzzlesOf(name));

/** Everything that files of the generator's first version give as a reason. */
const FIRST_VERSION = `why:
    - { kind: wins, by: wargames }
    - { kind: only-safe, by: defcon }
    - { kind: sent-away, card: fidel }
    - { kind: took, country: iran, battleground: yes }
    - { kind: broke, country: iran, battleground: no }
    - { kind: kept, country: iran, battleground: yes }
    - { kind: denied, country: iran, battleground: no }
    - { kind: gained-points, count: 2 }
    - { kind: saved-points, count: 1 }
    - { kind: region-better, region: asia }
    - { kind: defcon-stays, level: 3 }
    - { kind: military-done, count: 2 }
    - { kind: space-ahead }
    - { kind: pays, count: 5 }
    - { kind: chance, count: 20 }
`;

describe.each(LANGUAGES)('reasons in %s', (language) => {
  it('have one sentence each, with and without what they may leave out', async () => {
    const words = await loadReasonWords(await loadWords(language));
    const kinds = [...REASONS_FOR, ...REASONS_AGAINST];
    for (const kind of kinds)
      for (const values of [ALL, LESS]) expectSentence(reasonText(words, { ...values, kind }), kind);
    expect(Object.keys(await loadReasonTexts(language)).sort()).toEqual(kinds.map((kind) => `reason.${kind}`).sort());
  });

  it('of puzzles, of the first files too, have one sentence each', async () => {
    const words = await loadWords(language);
    const [reasons, puzzles] = [await loadReasonWords(words), await loadPuzzleWords(words)];
    const [first] = puzzlesOf('first.yaml', puzzleText(SHIPPED[0]!).replace(/why:\n( {4}- .*\n)+/, FIRST_VERSION));
    expect(first!.why).toHaveLength(15);
    for (const { id, why } of [first!, ...SHIPPED])
      for (const reason of why) expectSentence(whyText(puzzles, reasons, reason), `${id}: ${JSON.stringify(reason)}`);
  });
});
