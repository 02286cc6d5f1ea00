import { fileURLToPath } from 'node:url';
import { GameRecord, positionOf, resolveRules } from '@longtwilight/engine';
import { CARD_KEYS, type CardKey, no } from '@longtwilight/engine/data';
import { readScenarios, recordScenario } from '@longtwilight/scenarios';
import { LANGUAGES, loadCardWords, loadLibraryTexts, loadWords } from '@longtwilight/words';
import { describe, expect, test } from 'vitest';
import { type EventKind, kindsOf } from '../src/library/cards/card-kinds.ts';
import { fold } from '../src/shared/fold.ts';
import { inOne, playsOf } from '../src/studies/famous-study.ts';

const stretchesOf = (name: string) =>
  readScenarios(fileURLToPath(new URL(`../../scenarios/rules/examples/${name}.yaml`, import.meta.url))).flatMap(
    recordScenario,
  );

describe('a famous game', () => {
  const oneGame = (name: string): GameRecord => GameRecord.load(inOne(stretchesOf(name)));
  const final = playsOf(oneGame('tournament-final'));
  const example = playsOf(oneGame('second-example-game'));

  test.each(['tournament-final', 'second-example-game'])('%s ends in one as it does in stretches', (name) => {
    const stretches = stretchesOf(name);
    const whole = oneGame(name);
    expect(positionOf(whole.game)).toEqual(positionOf(stretches.at(-1)!.game));
    expect(whole.entries).toHaveLength(stretches.reduce((sum, { entries }) => sum + entries.length, 0));
    for (let at = 0, i = 0; i < stretches.length - 1; i++) {
      at += stretches[i]!.entries.length;
      expect(positionOf(whole.after(at)), `${at}`).toEqual(positionOf(stretches[i + 1]!.after(0)));
    }
  });

  test('is cut into plays that follow each other without a gap', () => {
    for (const plays of [final, example]) {
      expect(plays[0]?.from).toBe(0);
      plays.slice(1).forEach(({ from }, i) => {
        expect(from).toBe(plays[i]!.until + 1);
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

/** What the text of a card must speak of to be filed under a kind. */
const SAID: Readonly<Partial<Record<EventKind, RegExp>>> = {
  influence: /influence|adds what it needs/,
  operations: /operations|Ops|China Card/,
  coup: /coup|realign/,
  war: /[Aa]ttack|war card|military/,
  vp: /VP/,
  defcon: /DEFCON/,
  space: /space race/,
  cards: /card|hand|discard|headline/,
};

describe('the kinds of cards', () => {
  const { cards } = resolveRules({ edition: 'deluxe-es' });
  const kindsOfKey = (key: CardKey) => kindsOf(cards[no[key]]!); // every key has a card

  test('leave no card out', () => {
    expect(CARD_KEYS.filter((key) => kindsOfKey(key).length === 0)).toEqual([]);
  });
  test('are what the texts of the cards speak of', async () => {
    const texts = await loadCardWords(await loadWords('en'));
    const wrong = CARD_KEYS.flatMap((key) => {
      const text = texts.text(cards[no[key]]!, { chineseCivilWar: false, scenario: 'standard' });
      return kindsOfKey(key).flatMap((kind) =>
        SAID[kind]?.test(text) === false ? [`${key} is no ${kind}: ${text}`] : [],
      );
    });
    expect(wrong).toEqual([]);
  });
  test('file points for controlled countries under victory points', () => {
    for (const key of ['opec', 'alliance-for-progress'] as const) expect(kindsOfKey(key)).toEqual(['vp']);
  });
});

test('a search takes no notice of case and accents, letter by letter', () => {
  expect(fold('Ryzyko w ŁÓDŹ')).toBe('ryzyko w lodz');
  expect(fold('Événement')).toHaveLength('Événement'.length);
});
