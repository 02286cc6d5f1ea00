import { resolveRules } from '@longtwilight/engine';
import { EFFECT_KEYS, EFFECT_VALUES } from '@longtwilight/engine/data';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, loadBook, loadCardWords, loadRulebookFor, loadWords } from '../src/index.ts';
import { EDITIONS } from './support/games.ts';

const PLAIN = { chineseCivilWar: false, scenario: 'standard' } as const;
const GAP = /undefined|\bnull\b|NaN|\[object|[{}|]| {2}/;

describe.each(LANGUAGES)('in %s', async (language) => {
  const words = await loadWords(language);

  test.each(EDITIONS)('every card of %s has a text with its numbers filled in', async (edition) => {
    const cards = await loadCardWords(words.for(edition));
    for (const card of resolveRules({ edition }).cards.filter((one) => one !== undefined))
      for (const setting of [PLAIN, { chineseCivilWar: true, scenario: 'late-war' } as const]) {
        expect(cards.text(card, setting)).toMatch(/^[\p{Lu}\d“«„].*\.$/u);
        expect(cards.text(card, setting)).not.toMatch(GAP);
      }
  });

  test.each(EDITIONS)('every effect of %s is explained', async (edition) => {
    const cards = await loadCardWords(words.for(edition));
    const rules = resolveRules({ edition });
    for (const key of EFFECT_KEYS) {
      const kind = EFFECT_VALUES[key];
      const card = rules.cards.find((one) => one?.key === key)!; // effects are named by the card that makes them
      const forms = kind === 'sides' ? [`${key}@us`, `${key}@ussr`] : kind === 'region' ? [`${key}@africa`] : [key];
      for (const form of forms) {
        expect(cards.effect(form, card)).toMatch(/\.$/);
        expect(cards.effect(form, card)).not.toMatch(GAP);
        expect(words.effect(form)).not.toMatch(GAP);
      }
    }
  });
});

describe('titles of other cards', async () => {
  test('are those of the edition in play', async () => {
    const french = await loadWords('fr');
    const text = async (edition: 'deluxe' | 'second') =>
      (await loadCardWords(french.for(edition))).text(
        resolveRules({ edition }).cards.find((one) => one?.key === 'nato')!,
        PLAIN,
      );
    expect(await text('deluxe')).toContain('Création du Pacte de Varsovie');
    expect(await text('second')).toContain('Formation du Pacte de Varsovie');
    expect(french.for('second').say('end.won.cuban-missile-crisis', { side: 'us' })).toContain(
      'Crise des Missiles de Cuba',
    );
  });
  test('also where English has a plain name', async () => {
    const second = (await loadWords('it')).for('second');
    expect(second.say('fact.china.up', { side: 'us' })).toBe('Gli USA ricevono La Carta Cina, scoperta.');
    expect(second.say('ui.china')).toBe('La Carta Cina');
  });

  test('follow the edition in rules and histories', async () => {
    const french = await loadWords('fr');
    const text = 'Après « Marquage de Points en Asie du Sud-Est », Marquage de Points en Asie.';
    expect(french.inEdition(text)).toBe(text);
    expect(french.for('second').inEdition(text)).toBe('Après « Score Asie du Sud-Est », Score Asie.');
    const [rules, older] = [await loadRulebookFor(french), await loadRulebookFor(french.for('second'))];
    expect(rules.sections['7.6'].war).toContain('Guerre Israélo-Arabe');
    expect(older.sections['7.6'].war).toContain('Guerre Arabo-Israélienne');
    expect(older.aids.turn.rows).toHaveLength(rules.aids.turn.rows.length);
  });

  test.each(LANGUAGES)('are never typed by hand in %s', async (language) => {
    const { catalogue, cards } = await loadBook(language);
    const titles = [catalogue.cardTitles, ...Object.values(catalogue.editionTitles)].flatMap((all) =>
      Object.entries(all).filter(([card, title]) => card !== 'china-card' && title.includes(' ')),
    );
    const typed = [cards.cardTexts, cards.effects].flatMap((texts) =>
      Object.entries(texts).flatMap(([key, text]) =>
        titles.filter(([card, title]) => card !== key && text.includes(title)).map(([, title]) => `${key}: ${title}`),
      ),
    );
    expect(typed).toEqual([]);
  });
});

describe('in English', async () => {
  const words = await loadWords('en');
  const cards = await loadCardWords(words);
  const { cards: deluxe } = resolveRules({});
  const card = (key: string) => deluxe.find((one) => one?.key === key)!;

  test('numbers are those of the card', () => {
    const { key, numbers } = card('socialist-governments');
    expect(cards.text({ key, numbers }, PLAIN)).toMatch(/removes 3 US influence .* at most 2 /);
    expect(cards.text({ key, numbers: { influence: 5, most: 4 } }, PLAIN)).toMatch(
      /removes 5 US influence .* at most 4 /,
    );
  });

  test('an edition and a variant have texts of their own', async () => {
    const second = words.for('second');
    const ames = resolveRules({ edition: 'second' }).cards.find((one) => one?.key === 'aldrich-ames')!;
    expect(words.card('aldrich-ames')).toBe('Aldrich Ames Remix');
    expect(second.card('aldrich-ames')).toBe('Aldrich Ames');
    expect(cards.text(card('aldrich-ames'), PLAIN)).toMatch(/hand revealed/);
    expect((await loadCardWords(second)).text(ames, PLAIN)).toMatch(/in that order/);
    expect(cards.text(card('korean-war'), PLAIN)).not.toMatch(/Civil War/);
    expect(cards.text(card('korean-war'), { ...PLAIN, chineseCivilWar: true })).toMatch(
      /subtract a further 1 from the roll/,
    );
  });

  test('an effect of a side speaks of both', () => {
    expect(cards.effect('red-scare-purge@us', card('red-scare-purge'))).toBe(
      'This turn, the Ops of cards played by the USSR are reduced by 1, but never below 1.',
    );
    expect(cards.effect('cuban-missile-crisis@ussr', card('cuban-missile-crisis'))).toMatch(
      /^If the US attempts .*Turkey\.$/,
    );
    expect(cards.effect('chernobyl@middle-east', card('chernobyl'))).toMatch(/in the Middle East\.$/);
  });
});
