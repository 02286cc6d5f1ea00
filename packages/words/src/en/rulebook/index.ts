import type { Rulebook } from '../../rulebook.ts';
import { components } from './02-components.ts';
import { aids } from './aids.ts';
import { glossary } from './glossary.ts';
import { rulings } from './rulings.ts';

export const rulebook: Rulebook = {
  sections: { ...components },
  glossary,
  aids,
  rulings,
};
