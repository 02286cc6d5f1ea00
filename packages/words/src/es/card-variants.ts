import type { CardCatalogue } from '../catalogue.ts';

export const editionCardTexts: CardCatalogue['editionCardTexts'] = {
  second: {
    'aldrich-ames':
      'EE. UU. muestra su mano, y la URSS la pone en orden. Durante el resto del turno EE. UU. debe jugar sus cartas en ese orden y no puede jugar La Carta de China.',
  },
};

export const editionEffects: CardCatalogue['editionEffects'] = {
  second: {
    'aldrich-ames':
      'En este turno EE. UU. debe jugar sus cartas en el orden que ha fijado la URSS y no puede jugar La Carta de China.',
  },
};

export const civilWarNotes: CardCatalogue['civilWarNotes'] = {
  'china-card': 'No la tiene nadie hasta que la URSS haya resuelto la Guerra Civil China.',
  'korean-war': 'Durante la Guerra Civil China se resta {civilWarPenalty} más al dado.',
  'red-scare-purge': 'Durante la Guerra Civil China no puede ocurrir a favor de la URSS.',
  'formosan-resolution': 'Durante la Guerra Civil China no puede ocurrir.',
  'cultural-revolution': 'Durante la Guerra Civil China no puede ocurrir.',
  'nixon-china-card': 'Durante la Guerra Civil China se considera que EE. UU. tiene La Carta de China.',
  'ussuri-river-skirmish': 'Durante la Guerra Civil China se considera que EE. UU. tiene La Carta de China.',
};

export const lateWarNotes: CardCatalogue['lateWarNotes'] = {
  wargames: 'Si la juega EE. UU., debe tener después la ventaja que exige el escenario; de lo contrario gana la URSS.',
};
