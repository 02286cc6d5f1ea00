import type { CardCatalogue } from '../catalogue.ts';
import { cardTexts } from './card-texts.ts';
import { civilWarNotes, editionCardTexts, editionEffects, lateWarNotes } from './card-variants.ts';
import { effects } from './effects.ts';

export const cards: CardCatalogue = {
  cardTexts,
  effects,
  editionCardTexts,
  editionEffects,
  civilWarNotes,
  lateWarNotes,
};
