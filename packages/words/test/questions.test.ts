import { view } from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, loadWords } from '../src/index.ts';
import { CONFIGURATIONS, games, randomRecord } from './support/games.ts';

const languages = await Promise.all(LANGUAGES.map((language) => loadWords(language)));
const hasGap = (text: string): boolean => /undefined|\bnull\b|NaN|\[object|[{}|]| {2}/.test(text);
const isQuestion = (text: string): boolean => /^[\p{Lu}\d“«„¿¡].*[.?!]$/u.test(text) && !hasGap(text);

test.each(CONFIGURATIONS)('$name: every question can be asked and its answers told apart', (configuration) => {
  const { edition } = configuration.rules.spec;
  for (let seed = 1; seed <= games(3, 60); seed++) {
    const bad: string[] = [];
    randomRecord(configuration, seed, (asked, record) => {
      const { waiting } = view(record.game, 'public');
      for (const words of languages.map((one) => one.for(edition))) {
        const labels = asked.options.map((option) => words.answer(asked, option));
        if (!isQuestion(words.question(asked))) bad.push(words.question(asked));
        if (labels.some(hasGap) || new Set(labels).size < labels.length) bad.push(labels.join());
        bad.push(...waiting.map((one) => words.waiting(one)).filter(hasGap));
      }
    });
    expect(bad).toEqual([]);
  }
});

describe('in English', async () => {
  const words = await loadWords('en');
  const asked = { number: 0, actor: 'us', left: 1, answered: false } as const;

  test('a card may ask in its own way', () => {
    const discard = { ...asked, question: 'discard', kind: 'card', options: ['refuse'] } as const;
    expect(words.question({ ...discard, card: 'blockade' })).toBe(
      'Blockade: which card will you discard to keep West Germany?',
    );
    expect(words.question({ ...discard, card: null })).toBe('You may discard a card.');
    expect(words.question({ ...discard, card: 'terrorism' })).toBe('Terrorism: which card will you discard?');
  });

  test('the space race asks with any card', () => {
    const choose = { ...asked, question: 'choose', kind: 'choice', options: ['roll', 'no-roll'] } as const;
    expect(words.question({ ...choose, card: 'summit' })).toMatch(/space race/);
    expect(words.question({ ...choose, card: 'summit', options: ['raise', 'keep', 'lower'] })).toMatch(/DEFCON/);
  });

  test('an answer means what the question makes of it', () => {
    expect(words.answer({ question: 'level', card: 'how-i-learned' }, '3')).toBe('DEFCON 3');
    expect(words.answer({ question: 'die', card: null }, '3')).toBe('3');
    expect(words.answer({ question: 'choose', card: 'south-african-unrest' }, 'south-africa')).toBe(
      'South Africa alone',
    );
    expect(words.answer({ question: 'place', card: 'south-african-unrest' }, 'south-africa')).toBe('South Africa');
    expect(words.answer({ question: 'use', card: 'fidel' }, 'un-intervention')).toMatch(/cancel the event/);
    expect(words.answer({ question: 'play', card: null }, 'un-intervention')).toBe('UN Intervention');
    expect(words.answer({ question: 'region', card: 'chernobyl' }, 'middle-east')).toBe('Middle East');
    expect(words.answer({ question: 'discard', card: 'ask-not' }, 'done')).toBe('Keep the rest');
  });

  test('others are told what somebody does, not with what', () => {
    const waiting = { actor: 'ussr', doing: 'headline', card: null } as const;
    expect(words.waiting({ ...waiting, answered: false })).toBe('The USSR is choosing a headline.');
    expect(words.waiting({ ...waiting, answered: true })).toBe('The USSR has chosen a headline.');
  });
});
