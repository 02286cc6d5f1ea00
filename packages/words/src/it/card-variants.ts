import type { CardCatalogue } from '../catalogue.ts';

export const editionCardTexts: CardCatalogue['editionCardTexts'] = {
  second: {
    'aldrich-ames':
      'Gli USA mostrano la propria mano, e l’URSS la mette in ordine. Per il resto del turno gli USA devono giocare le loro carte in quell’ordine e non possono giocare «{chinaCard}».',
  },
};

export const editionEffects: CardCatalogue['editionEffects'] = {
  second: {
    'aldrich-ames':
      'In questo turno gli USA devono giocare le loro carte nell’ordine stabilito dall’URSS e non possono giocare «{chinaCard}».',
  },
};

export const civilWarNotes: CardCatalogue['civilWarNotes'] = {
  'china-card': 'Non è di nessuno finché l’URSS non ha deciso la Guerra Civile Cinese.',
  'korean-war': 'Durante la Guerra Civile Cinese si sottrae dal dado ancora {civilWarPenalty}.',
  'red-scare-purge': 'Durante la Guerra Civile Cinese non può avvenire a favore dell’URSS.',
  'formosan-resolution': 'Durante la Guerra Civile Cinese non può avvenire.',
  'cultural-revolution': 'Durante la Guerra Civile Cinese non può avvenire.',
  'nixon-china-card': 'Durante la Guerra Civile Cinese è come se gli USA possedessero «{chinaCard}».',
  'ussuri-river-skirmish': 'Durante la Guerra Civile Cinese è come se gli USA possedessero «{chinaCard}».',
};

export const lateWarNotes: CardCatalogue['lateWarNotes'] = {
  wargames: 'Se la giocano gli USA, devono poi avere il vantaggio richiesto dallo scenario, altrimenti vince l’URSS.',
};
