import type { CardCatalogue } from '../catalogue.ts';

/** Texts of cards that an edition has in its own form. */
export const editionCardTexts: CardCatalogue['editionCardTexts'] = {
  second: {
    'aldrich-ames':
      'Gracz USA ujawnia swoje karty, a gracz ZSRR ustala ich kolejność. Do końca Etapu gracz USA musi zagrywać karty w tej kolejności i nie może zagrać Karty Chińskiej.',
  },
};

/** What an edition’s own form of a card means while it is in effect. */
export const editionEffects: CardCatalogue['editionEffects'] = {
  second: {
    'aldrich-ames':
      'W tym Etapie gracz USA musi zagrywać karty w kolejności, którą ustalił gracz ZSRR, i nie może zagrać Karty Chińskiej.',
  },
};

/** What the Chinese Civil War adds to the text of a card, as long as nobody holds the China Card. */
export const civilWarNotes: CardCatalogue['civilWarNotes'] = {
  'china-card': 'Nikt jej nie ma, póki gracz ZSRR nie zakończy Chińskiej Wojny Domowej.',
  'korean-war': 'Póki trwa Chińska Wojna Domowa, od rzutu odejmuje się jeszcze {civilWarPenalty}.',
  'red-scare-purge': 'Póki trwa Chińska Wojna Domowa, gracz ZSRR nie może skorzystać z tego Wydarzenia.',
  'formosan-resolution': 'Póki trwa Chińska Wojna Domowa, Wydarzenie nie może nastąpić.',
  'cultural-revolution': 'Póki trwa Chińska Wojna Domowa, Wydarzenie nie może nastąpić.',
  'nixon-china-card': 'Póki trwa Chińska Wojna Domowa, przyjmuje się, że gracz USA ma Kartę Chińską.',
  'ussuri-river-skirmish': 'Póki trwa Chińska Wojna Domowa, przyjmuje się, że gracz USA ma Kartę Chińską.',
};

/** What the Late War scenario adds to the text of a card. */
export const lateWarNotes: CardCatalogue['lateWarNotes'] = {
  wargames:
    'Jeśli zagra ją gracz USA, musi potem prowadzić tak wysoko, jak wymaga scenariusz; inaczej wygrywa gracz ZSRR.',
};
