import type { Rulebook } from '../../rulebook.ts';
import { components } from './02-components.ts';
import { setup } from './03-setup.ts';
import { turn } from './04-turn.ts';
import { cardPlay } from './05-cards.ts';
import { operations } from './06-operations.ts';
import { events } from './07-events.ts';
import { defcon } from './08-defcon.ts';
import { china } from './09-china.ts';
import { scoring } from './10-scoring.ts';
import { tournament } from './11-tournament.ts';
import { civilWar } from './12-civil-war.ts';
import { variants } from './13-variants.ts';
import { table } from './18-table.ts';
import { aids } from './aids.ts';
import { glossary } from './glossary.ts';
import { rulings } from './rulings.ts';

export const rulebook: Rulebook = {
  sections: {
    ...components,
    ...setup,
    ...turn,
    ...cardPlay,
    ...operations,
    ...events,
    ...defcon,
    ...china,
    ...scoring,
    ...tournament,
    ...civilWar,
    ...variants,
    ...table,
  },
  glossary,
  aids,
  rulings,
};
