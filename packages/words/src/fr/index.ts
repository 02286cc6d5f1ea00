import type { Catalogue } from '../catalogue.ts';
import { cardTitles, editionTitles } from './card-titles.ts';
import { messages } from './messages.ts';
import { countries, forms, regions, shortCountries, shortRegions, sides, spaceBoxes } from './names.ts';

export const catalogue: Catalogue = {
  locale: 'fr-FR',
  forms,
  messages,
  sides,
  regions,
  shortRegions,
  countries,
  shortCountries,
  cardTitles,
  editionTitles,
  spaceBoxes,
};
