import type { CardCatalogue } from '../catalogue.ts';

export const editionCardTexts: CardCatalogue['editionCardTexts'] = {
  second: {
    'aldrich-ames':
      'Les USA montrent leur main, et l’URSS la met en ordre. Jusqu’à la fin du tour, les USA doivent jouer leurs cartes dans cet ordre et ne peuvent pas jouer la Carte Chine.',
  },
};

export const editionEffects: CardCatalogue['editionEffects'] = {
  second: {
    'aldrich-ames':
      'Pendant ce tour, les USA doivent jouer leurs cartes dans l’ordre fixé par l’URSS et ne peuvent pas jouer la Carte Chine.',
  },
};

export const civilWarNotes: CardCatalogue['civilWarNotes'] = {
  'china-card': 'Elle n’est à personne tant que l’URSS n’a pas tranché la Guerre Civile Chinoise.',
  'korean-war': 'Pendant la Guerre Civile Chinoise, on retranche encore {civilWarPenalty} au dé.',
  'red-scare-purge': 'Pendant la Guerre Civile Chinoise, ne peut pas avoir lieu pour l’URSS.',
  'formosan-resolution': 'Pendant la Guerre Civile Chinoise, ne peut pas avoir lieu.',
  'cultural-revolution': 'Pendant la Guerre Civile Chinoise, ne peut pas avoir lieu.',
  'nixon-china-card': 'Pendant la Guerre Civile Chinoise, les USA sont considérés comme détenant la Carte Chine.',
  'ussuri-river-skirmish': 'Pendant la Guerre Civile Chinoise, les USA sont considérés comme détenant la Carte Chine.',
};

export const lateWarNotes: CardCatalogue['lateWarNotes'] = {
  wargames:
    'Si les USA la jouent, ils doivent ensuite mener d’autant que le scénario l’exige ; sinon l’URSS l’emporte.',
};
