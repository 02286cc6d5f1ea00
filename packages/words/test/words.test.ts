import { gzipSync } from 'node:zlib';
import { completeRules } from '@longtwilight/engine';
import { COUNTRY_KEYS } from '@longtwilight/engine/data';
import { expect, test } from 'vitest';
import { argumentsUsed, namesOf } from '../src/check/arguments.ts';
import { parse } from '../src/format/icu.ts';
import { COUNTRY_CODES, findLanguage, LANGUAGES, languageName, loadBook, loadWords, yearsOf } from '../src/index.ts';
import { cardsByArgument, PARAMETERS } from '../src/parameters.ts';

const words = await loadWords('en');

test('a language is found by its tag', () => {
  expect(findLanguage('en-US')).toBe('en');
  expect(findLanguage('EN')).toBe('en');
  expect(findLanguage('tlh')).toBeNull();
  for (const language of LANGUAGES) expect(languageName(language)).toMatch(/^\p{Lu}/u);
});

test('signs are the same in every language', () => {
  const codes = Object.values(COUNTRY_CODES);
  expect(new Set(codes).size).toBe(COUNTRY_KEYS.length);
  expect(codes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  expect([1, 10, 11].map(yearsOf)).toEqual(['1945–48', '1985–89', '']);
});

test('names have forms', () => {
  expect(words.country('gulf-states')).toBe('Gulf States');
  expect(words.country('gulf-states', 'the')).toBe('the Gulf States');
  expect(words.country('poland', 'the')).toBe('Poland');
  expect(words.shortCountry('united-kingdom')).toBe('UK');
  expect(words.shortCountry('poland')).toBe('Poland');
  expect(words.shortRegion('south-america')).toBe('S. America');
  expect(words.side('ussr', 'The')).toBe('The USSR');
  expect(() => words.side('ussr', 'dative')).toThrow(/no form "dative"/);
});

test('a message is filled in, and only with what it needs', () => {
  expect(words.say('fact.play.coup', { side: 'us', card: 'fidel' })).toBe('The US plays Fidel for a coup.');
  expect(words.say('ui.undo')).toBe('Undo');
  // @ts-expect-error: the turn is missing
  expect(() => words.say('fact.turn')).toThrow(/turn/);
  // @ts-expect-error: there is no such message
  expect(() => words.say('fact.nothing')).toThrow();
});

test('cards stand in a row', () => {
  expect(words.say('fact.show', { side: 'us', cards: ['fidel', 'nato', 'che'] })).toBe(
    'The US shows Fidel, NATO and Che.',
  );
});

test('boxes of the space race are called as the edition calls them', () => {
  expect(words.tell([{ t: 'space', side: 'us', box: 8 }])).toEqual([
    'The US reaches box 8 of the space race: Space Station.',
  ]);
  expect(words.for('deluxe-es').spaceBox(8)).toBe('Space Shuttle');
  expect(words.for('deluxe-pl').spaceBox(8)).toBe('Space Station');
  expect(words.for('second').tell([{ t: 'space', side: 'us', box: 3 }])).toEqual([
    'The US reaches box 3 of the space race.',
  ]);
});

test('the rules of a game are named', () => {
  const spec = completeRules({ chineseCivilWar: true, handicap: { us: 2 }, options: ['realign-safe'] });
  expect(words.rules(spec)).toEqual([
    'Deluxe Edition',
    'Optional cards',
    'Chinese Civil War',
    'Handicap: US +2',
    'Safe realignment',
  ]);
  expect(words.rules(completeRules({ scenario: 'late-war', optionalCards: false }))).toEqual([
    'Deluxe Edition',
    'Late War',
  ]);
});

test('people without a name of their own are called something in every language', async () => {
  const italian = await loadWords('it');
  expect([words.unnamed({ guest: 'a1b2' }), words.unnamed('deleted')]).toEqual(['Guest a1b2', 'deleted player']);
  expect([italian.unnamed({ guest: 'a1b2' }), italian.unnamed('deleted')]).toEqual([
    'Ospite a1b2',
    'giocatore cancellato',
  ]);
});
test('a refusal is explained', () => expect(words.error('wrong-side')).toMatch(/not this side’s turn/));

test('the types see the arguments that the reader sees', async () => {
  const { catalogue } = await loadBook('en');
  // As the type `Names` does it: a known name behind an opening brace
  const seen = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{([^{},_]*)/g)].map(([, name]) => name!))]
      .filter((name) => Object.hasOwn(PARAMETERS, name))
      .sort();
  const titles = cardsByArgument(Object.keys(catalogue.cardTitles));
  const given = (text: string): string[] => namesOf(argumentsUsed(parse(text))).filter((name) => !titles.has(name));
  for (const text of Object.values(catalogue.messages)) expect(seen(text)).toEqual(given(text));
});

/** A game page may load 90 KB beside its code: map, fonts, emblems and one language. */
test.each(LANGUAGES)('%s is small enough for the first page', async (language) => {
  const { catalogue, cards } = await loadBook(language);
  expect(gzipSync(JSON.stringify(catalogue)).length).toBeLessThan(20_000);
  expect(gzipSync(JSON.stringify(cards)).length).toBeLessThan(10_000);
});
