import type { Rulebook } from '../../rulebook.ts';

export const rulings: Rulebook['rulings'] = {
  'double-control': 'Only one side at a time can control a country.',
};
