import { resolveRules } from '@longtwilight/engine';
import { CARD_KEYS, EFFECT_VALUES } from '@longtwilight/engine/data';
import { describe, expect, test } from 'vitest';
import { blemishesOf } from '../src/check/prose.ts';
import { type Book, Checker, type Language, loadBook } from '../src/index.ts';

const english = await loadBook('en');
const { cards } = resolveRules({});
const numbers = Object.fromEntries(CARD_KEYS.map((key, i) => [key, Object.keys(cards[i + 1]!.numbers)]));
const problemsOf = (book: Book): readonly string[] => new Checker(book, english).run(numbers, EFFECT_VALUES);

/** English with something changed, as another language. */
const withMessages = (changed: Record<string, string>, language: Language = 'en', locale = 'en'): Book => {
  const messages = { ...english.catalogue.messages, ...changed } as Book['catalogue']['messages'];
  return {
    language,
    catalogue: { ...english.catalogue, locale, messages },
    cards: english.cards,
    history: english.history,
  };
};
const withText = (key: 'fidel' | 'nasser', text: string): Book => ({
  ...english,
  cards: { ...english.cards, cardTexts: { ...english.cards.cardTexts, [key]: text } },
});

/** English with a note changed, as another language. */
const withNote = (note: string, language: Language = 'en'): Book => ({
  ...english,
  language,
  history: { ...english.history, 'asia-scoring': note },
});

test('English is in order', () => expect(problemsOf(english)).toEqual([]));
test('a title may stand where English has none', () => {
  expect(problemsOf(withMessages({ 'fact.china.up': '{side_The} gets {chinaCard}, face up.' }))).toEqual([]);
});

describe('the check finds', () => {
  test.each([
    ['a malformed message', { 'fact.turn': 'Turn {turn' }, /en fact\.turn: "Turn \{turn" has/],
    ['an empty message', { 'ui.undo': '' }, /is empty/],
    ['too many spaces', { 'ui.undo': 'Un  do' }, /too many spaces/],
    ['a straight apostrophe', { 'ui.undo': "Don't" }, /straight apostrophe/],
    ['a space before a comma', { 'ui.undo': 'Undo , now' }, /space before a comma/],
    ['quotation marks of another language', { 'ui.undo': '«Undo»' }, /marks of another language/],
    ['half of a pair', { 'ui.undo': 'Undo (this' }, /one of \(\) without the other/],
    ['an argument that English does not have', { 'fact.turn': 'Turn {round}' }, /has \{round\}; English has \{turn\}/],
    ['a missing title', { 'chose.un-intervention': '{side_The} adds it.' }, /English has \{side\} \{unIntervention\}/],
    ['a missing argument', { 'fact.turn': 'A turn begins.' }, /English has \{turn\}/],
    ['an unknown form', { 'fact.die': '{side_dative} rolls {roll}.' }, /\{side_dative\}: there is no such form/],
    ['a select on a number', { 'fact.turn': '{turn, select, other {x}}' }, /this is a number/],
    ['a plural of a side', { 'fact.skip.pass': '{side, plural, other {x}}' }, /this is a side/],
    ['a choice that is shown', { 'story.share': '{standing} {points}' }, /only for select/],
    ['a branch that can’t come', { 'story.share': '{standing, select, all {x} other {y}} {points}' }, /no "all"/],
    ['an entry that English does not have', { 'fact.nothing': 'Nothing.' }, /English has no such entry/],
  ])('%s', (_what, changed, problem) => {
    const found = problemsOf(withMessages(changed as Record<string, string>));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(problem);
  });

  test('a Spanish question without its first mark', () => {
    expect(blemishesOf('Confirmas?', 'es')).toEqual(['has one of ¿? without the other']);
    expect(blemishesOf('¿Confirmas?', 'es')).toEqual([]);
  });

  test('a missing entry', () => {
    const { 'ui.undo': _undo, ...rest } = english.catalogue.messages;
    const book = { ...english, catalogue: { ...english.catalogue, messages: rest as Book['catalogue']['messages'] } };
    expect(problemsOf(book)).toEqual(['en ui.undo: is missing']);
  });

  test('the same in messages that come apart from the rest', () => {
    const lessons = { 'one.title': 'One', 'one.about': 'Of {card}' };
    const found = new Checker(english, english).run(numbers, EFFECT_VALUES, [[{ 'one.about': 'Of {side}' }, lessons]]);
    expect(found).toEqual(['en one.title: is missing', 'en one.about: has {side}; English has {card}']);
  });

  test('plurals that the language lacks or needs', () => {
    const found = problemsOf(withMessages({ 'ui.hand.count': '{count, plural, one {# karta} few {# karty} other {# karty}}' }, 'pl', 'pl')); // biome-ignore format: one line
    expect(found).toContain('pl ui.hand.count: {count, plural}: "many" is missing');
    expect(problemsOf(withMessages({ 'ui.hand.count': '{count, plural, few {# cards} other {# cards}}' }))).toEqual([
      'en ui.hand.count: {count, plural}: this language has no "few"',
    ]);
  });

  test('in French, a space that can break before a mark', () => {
    const found = problemsOf(withMessages({ 'ui.trouble': 'Quoi ?', 'ui.undo': 'Quoi\u202f?' }, 'fr'));
    expect(found).toContain(
      'fr ui.trouble: has a space that can break (before : ; ! ? %, within « », in EE. UU.); write a hard one',
    );
    expect(found.join()).not.toContain('ui.undo');
  });

  test('in French, a hard space of the wrong width', () => {
    const uneven = withMessages({ 'ui.trouble': 'Quoi\u00a0?', 'ui.undo': 'Quoi\u202f? Ceci\u00a0: 5\u00a0%' }, 'fr');
    const found = problemsOf(uneven).filter((problem) => problem.includes('wrong width'));
    expect(found.map((problem) => problem.split(':')[0])).toEqual(['fr ui.trouble']);
  });

  test('what is still in English', () => {
    expect(problemsOf(withMessages({}, 'it'))).toContain('it fact.skip.no-cards: is still in English');
    expect(problemsOf(withMessages({}, 'it'))).not.toContain('it ui.vp: is still in English');
  });

  test('numbers that are typed in the text of a card', () => {
    expect(problemsOf(withText('fidel', 'Cuba loses 3 influence.'))).toEqual(['en text fidel: has "3" typed by hand']);
    expect(problemsOf(withText('fidel', 'Cuba loses two influence.'))).toEqual([
      'en text fidel: has "two" typed by hand',
    ]);
    expect(problemsOf(withText('fidel', 'Cuba {influence}.'))).toEqual([
      'en text fidel: has {influence}; English has {}',
      'en text fidel: {influence} is not known',
    ]);
    expect(problemsOf(withText('nasser', '{influence, plural, =2 {A few} other {#}} in Egypt.'))).toEqual([]);
  });

  test('names with too few forms, and names given twice', () => {
    const named = (poland: string): Book => ({
      ...english,
      catalogue: { ...english.catalogue, countries: { ...english.catalogue.countries, poland } },
    });
    expect(problemsOf(named('Poland | the Poland | of Poland'))[0]).toMatch(
      /country poland: has 3 forms; expected name \| the/,
    );
    expect(problemsOf(named('France'))).toEqual(['en country poland: has the name of france']);
  });

  const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
  test.each([
    ['too short', words(39), 'has 39 words; expected 40 to 80'],
    ['too long', words(81), 'has 81 words; expected 40 to 80'],
    ['with a straight apostrophe', `${words(50)} Mao's`, 'has a straight apostrophe; write ’'],
    ['with too many spaces', `${words(50)}  more`, 'has too many spaces'],
  ])('a note on history %s', (_what, note, problem) => {
    expect(problemsOf(withNote(note))).toEqual([`en history asia-scoring: ${problem}`]);
  });

  test('a note on history that is malformed, filled in, missing or still in English', () => {
    expect(problemsOf(withNote(`${words(50)} {`))[0]).toMatch(/^en history asia-scoring: ".*" has/);
    expect(problemsOf(withNote(`${words(50)} {turn}`))).toContain('en history asia-scoring: {turn} is not known');
    const { 'asia-scoring': note, ...rest } = english.history;
    expect(problemsOf({ ...english, history: rest as Book['history'] })).toEqual([
      'en history asia-scoring: is missing',
    ]);
    expect(problemsOf(withNote(note, 'it'))).toContain('it history asia-scoring: is still in English');
  });

  test('no fault with the length of a note that counts signs between its words', () => {
    expect(problemsOf(withNote(`${words(40)} – ${words(40)}`))).toEqual([]);
  });
});
