import { fileURLToPath } from 'node:url';
import { resolveRules } from '@longtwilight/engine';
import { CARD_KEYS } from '@longtwilight/engine/data';
import { readScenarios, recordScenario } from '@longtwilight/scenarios';
import { LANGUAGES, loadLibraryTexts } from '@longtwilight/words';
import { describe, expect, test } from 'vitest';
import { kindsOf } from '../src/library/cards/card-kinds.ts';
import { playsOf } from '../src/library/famous/famous-games.ts';
import { fold } from '../src/shared/fold.ts';

const stretchesOf = (name: string) =>
  readScenarios(fileURLToPath(new URL(`../../scenarios/rules/examples/${name}.yaml`, import.meta.url))).flatMap(
    recordScenario,
  );

describe('a famous game', () => {
  const final = playsOf(stretchesOf('tournament-final'));
  const example = playsOf(stretchesOf('second-example-game'));

  test('is cut into plays that follow each other without a gap', () => {
    for (const plays of [final, example]) {
      expect(plays[0]?.from).toBe(0);
      plays.slice(1).forEach(({ from }, i) => {
        expect(from).toBe(plays[i]!.until);
      });
    }
    expect(final.slice(0, 4).map(({ key }) => key)).toEqual(['setup', '1.headline', '1.1.ussr', '1.1.us']);
  });

  test.each(LANGUAGES)('has a comment on every play, and no other, in %s', async (language) => {
    const { famous } = await loadLibraryTexts(language);
    const wanted = [...final.map(({ key }) => `final.${key}`), ...example.map(({ key }) => `example.${key}`)];
    expect(Object.keys(famous).sort()).toEqual(wanted.sort());
  });
});

test('every card is of some kind', () => {
  const { cards } = resolveRules({ edition: 'deluxe-es' });
  expect(CARD_KEYS.filter((_, i) => kindsOf(cards[i + 1]!).length === 0)).toEqual([]);
});

test('a search takes no notice of case and accents, letter by letter', () => {
  expect(fold('Ryzyko w ŁÓDŹ')).toBe('ryzyko w lodz');
  expect(fold('Événement')).toHaveLength('Événement'.length);
});
