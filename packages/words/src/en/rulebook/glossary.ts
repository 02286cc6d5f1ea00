import type { Rulebook } from '../../rulebook.ts';

export const glossary: Rulebook['glossary'] = {
  influence: { term: 'Influence', meaning: 'What a side has in a country, counted in points.' },
  control: { term: 'Control', meaning: 'A lead in influence of at least the country’s stability.' },
  stability: { term: 'Stability', meaning: 'How hard a country is to control and to overthrow, from 1 to 5.' },
  battleground: {
    term: 'Battleground',
    meaning: 'A country that weighs more in scoring, and where a coup lowers DEFCON.',
  },
};
