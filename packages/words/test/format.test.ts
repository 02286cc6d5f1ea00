import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { argumentsUsed, namesOf } from '../src/check/arguments.ts';
import { MalformedError, parse } from '../src/format/icu.ts';
import { render } from '../src/format/render.ts';
import { LANGUAGES, loadBook } from '../src/index.ts';

const plainly = (locale: string) => ({
  locale,
  nameOf: (_name: string, _form: string | null, value: unknown) => String(value),
  titleOf: () => undefined,
});
const say = (text: string, values: Record<string, unknown>, locale = 'en'): string =>
  render(parse(text), values, plainly(locale));

describe('messages', () => {
  test('are filled in', () => {
    expect(say('{side} adds {count}.', { side: 'us', count: 2 })).toBe('us adds 2.');
    expect(say('{ side_The }!', { side: 'us' })).toBe('us!');
  });
  test('choose by number as the language does', () => {
    const cards = '{n, plural, =0 {nic} one {# karta} few {# karty} many {# kart} other {# karty}}';
    expect([0, 1, 2, 5, 22, 25].map((n) => say(cards, { n }, 'pl'))).toEqual(['nic', '1 karta', '2 karty', '5 kart', '22 karty', '25 kart']); // biome-ignore format: one line
  });
  test('choose by what is given', () => {
    const text = '{side, select, us {A{n, plural, one {#} other {#s}}} other {B}}';
    expect(say(text, { side: 'us', n: 3 })).toBe('A3s');
    expect(say(text, { side: 'ussr', n: 3 })).toBe('B');
  });
  test('write numbers as the language does', () => {
    expect(say('{n, number} {p, number, percent}', { n: 2.5, p: 0.42 }, 'it')).toBe('2,5 42%');
  });
  test('need all of their arguments', () => {
    expect(() => say('{side}', {})).toThrow(/\{side\}/);
  });
  test.each([
    'a } b',
    'a { b',
    '{n, plural, one {x}}',
    '{n, plural}',
    '{n, date}',
    '{n_form, plural, other {x}}',
    '{n, select, a {x} a {y} other {z}}',
    '{}',
    '{n, number, ::.0}',
  ])('refuse %s', (text) => {
    expect(() => parse(text)).toThrow(MalformedError);
  });
});

/** A peer, for the part of ICU that we use. */
describe.each(LANGUAGES)('the messages of %s', async (language) => {
  const { catalogue, cards } = await loadBook(language);
  const texts = [
    ...Object.values(catalogue.messages),
    ...Object.values(cards.cardTexts),
    ...Object.values(cards.effects),
  ];

  test.each([0, 1, 2, 5, 22])('read the same to another implementation with the number %i', (n) => {
    for (const text of texts) {
      const uses = argumentsUsed(parse(text));
      for (const branch of new Set(uses.filter((use) => use.as === 'select').flatMap((use) => use.branches)).add('x')) {
        const names = namesOf(uses);
        const numeric = (name: string): boolean =>
          uses.some((use) => use.name === name && (use.as === 'plural' || use.as === 'number'));
        const values = Object.fromEntries(names.map((name) => [name, numeric(name) ? n : branch]));
        // The other has no forms: there a form is an argument of its own
        const given = Object.fromEntries(
          uses.map(({ name, form }) => [form === null ? name : `${name}_${form}`, values[name]!]),
        );
        const own = render(parse(text), values, plainly(catalogue.locale));
        expect(own).toBe(new IntlMessageFormat(text, catalogue.locale).format(given));
      }
    }
  });
});
