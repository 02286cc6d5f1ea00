import type { Rulebook } from '../../rulebook.ts';

export const aids: Rulebook['aids'] = {
  turn: {
    title: 'Sequence of a turn',
    columns: ['Phase', 'What happens'],
    rows: [['A', 'DEFCON improves by 1.']],
    notes: [],
  },
};
