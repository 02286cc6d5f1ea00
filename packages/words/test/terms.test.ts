import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WRONG_TERMS, wrongTermsOf } from '../src/check/terms.ts';
import { Checker, checkRulebook, LANGUAGES, type Language, loadBook, loadRulebook } from '../src/index.ts';

const english = await loadBook('en');

describe('terms that are not the game’s', () => {
  test.each<[language: Language, text: string, better: string]>([
    ['en', 'Remove all enemy influence.', 'opponent'],
    ['en', 'Add 1 influence in a neighbouring country.', 'adjacent country'],
    ['en', 'NATO can happen from now on.', 'takes effect'],
    ['en', 'A card worth 3 operations.', 'worth 3 Ops'],
    ['en', 'Confirm, or take it back.', 'undo'],
    ['en', 'Only who has the link.', 'whoever'],
    ['en', 'NATO: which country do you attack?', 'will you'],
    ['en', 'Remove 3 US influence, at most 2 from any country.', 'per country'],
    ['it', 'Aggiungi 2 punti Influenza.', 'Punti Influenza'],
    ['it', 'La superpotenza nemica.', 'avversario'],
    ['es', 'Un Golpe de Estado.', 'golpe de estado'],
    ['es', 'Los países vecinos.', 'países adyacentes'],
    ['fr', 'L’URSS gagne 2 VP au Moyen Orient.', 'PV'],
    ['fr', 'Toute l’Influence US.', 'Influence américaine'],
    ['pl', 'Zagraj kartę Punktacji.', 'karta Rozstrzygnięcia'],
    ['pl', 'Wpływy wroga.', 'przeciwnik'],
    ['pl', 'Dwa punkty Wpływów za każdego sąsiada.', 'Punkty Wpływów'],
    ['it', 'Un Evento di entrambi.', 'Evento neutrale'],
    ['es', 'Un evento tuyo o de ambos bandos.', 'evento neutral'],
    ['fr', 'Un Événement des deux camps.', 'Événement neutre'],
    ['en', 'Turn 3: # %', '5%'],
    ['it', 'L’avversario rifiuta la parità.', 'il pareggio'],
    ['it', 'L’Evento americano sulla carta.', 'Evento della carta'],
    ['it', 'Copia il log.', 'registro'],
    ['it', 'Conta il punteggio dell’Asia.', 'calcolare il punteggio'],
    ['es', 'Espera a un rival.', 'adversario'],
    ['es', 'Se resta 1 a los dados de golpes de estado.', 'tiradas de golpe de estado'],
    ['es', 'Elige Pakistán.', 'Paquistán'],
    ['es', 'Avanza en la carrera espacial.', 'Carrera Espacial'],
    ['fr', 'Ouvrez votre bibliothèque.', 'tu, ton, tes'],
    ['pl', 'RPA i sąsiedzi.', 'sąsiednie państwo'],
    ['pl', 'Zatrzymana karta punktowania.', 'karta Rozstrzygnięcia'],
  ])('are refused in %s: %s', (language, text, better) => {
    expect(wrongTermsOf([text], language).join()).toContain(better);
  });

  test('names of arguments are not words', () => {
    const book = {
      ...english,
      cards: { ...english.cards, effects: { ...english.cards.effects, containment: '{enemy}' } },
    };
    expect(new Checker(book, english).run({}, {}).some((problem) => problem.includes('says "'))).toBe(false);
  });

  test('are refused wherever players read: messages, cards and rules', async () => {
    const fidel = 'Remove all enemy influence from Cuba.';
    const messages = { ...english.catalogue.messages, 'ui.undo': 'Take back' };
    const book = {
      ...english,
      catalogue: { ...english.catalogue, messages: messages as typeof english.catalogue.messages },
      cards: { ...english.cards, cardTexts: { ...english.cards.cardTexts, fidel } },
    };
    const found = new Checker(book, english).run({}, {});
    expect(found).toContain('en ui.undo: says "Take back"; write "undo"');
    expect(found).toContain('en text fidel: says "enemy"; write "opponent"');
    const rules = await loadRulebook('en');
    const rulings = { ...rules.rulings, ties: 'Ties are won by the enemy.' };
    expect(checkRulebook('en', { ...rules, rulings }, rules)).toContain(
      'en rulebook/rulings/ties: says "enemy"; write "opponent"',
    );
  });

  test('stories choose their own words', () => {
    const story = { 'final.setup': 'The enemy is at the gates.' };
    const before = new Checker(english, english).run({}, {});
    expect(new Checker(english, english).run({}, {}, [], [[story, story]])).toEqual(before);
  });
});

test.each(LANGUAGES)('each better term of %s is one that is not refused', (language) => {
  for (const { better } of WRONG_TERMS[language]) expect(wrongTermsOf([better], language)).toEqual([]);
});

test.each(LANGUAGES)('docs/terms.md lists what is refused in %s', (language) => {
  const page = readFileSync(new URL('../../../docs/terms.md', import.meta.url), 'utf8');
  for (const { name, better } of WRONG_TERMS[language]) expect(page).toContain(`| ${name} | ${better} |`);
});
