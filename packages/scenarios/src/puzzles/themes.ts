import { decisions, type EndReason } from '@longtwilight/engine';
import { type CardKey, no, type QuestionKey } from '@longtwilight/engine/data';
import { gameOf, type PuzzlePosition } from './position.ts';
import type { Puzzle } from './puzzle.ts';

/** What a puzzle can be about: `puzzle.theme.<key>` of the words names it. The first theme of a puzzle is its file. */
export const PUZZLE_THEMES = [
  'win',
  'defcon',
  'survive',
  'last',
  'headline',
  'space',
  'coup',
  'realign',
  'scoring',
  'event',
  'influence',
  'card',
  'choice',
] as const;
export type ThemeKey = (typeof PUZZLE_THEMES)[number];

/** What can be asked for: `puzzle.task.<key>` of the words says it. Any other theme would tell the answer, and is one best move. */
export const PUZZLE_TASKS = ['win', 'defcon', 'survive', 'last', 'other'] as const;
export type TaskKey = (typeof PUZZLE_TASKS)[number];

export const taskOfTheme = (theme: ThemeKey): TaskKey => PUZZLE_TASKS.find((task) => task === theme) ?? 'other';
export const taskOf = ({ themes }: Pick<Puzzle, 'themes'>): TaskKey => taskOfTheme(themes[0]!); // each has one

const BY_ANSWER: Readonly<Record<string, ThemeKey>> = {
  space: 'space',
  coup: 'coup',
  realign: 'realign',
  event: 'event',
  'event-first': 'event',
  influence: 'influence',
};
const BY_QUESTION: Readonly<Partial<Record<QuestionKey, ThemeKey>>> = {
  headline: 'headline',
  coup: 'coup',
  realign: 'realign',
  place: 'influence',
  play: 'card',
};
const NUCLEAR: readonly EndReason[] = ['defcon', 'cuban-missile-crisis'];

/** The themes of a puzzle: how it is proven, and what is asked and answered. */
export function themesOf(
  puzzle: PuzzlePosition & Pick<Puzzle, 'answer' | 'why'> & { readonly by: string },
): ThemeKey[] {
  const { by, why, answer, side } = puzzle;
  const themes = new Set<ThemeKey>();
  const end = why.find(({ kind }) => kind === 'only-safe')?.by;
  if (by === 'win') themes.add('win');
  if (by === 'safety') themes.add(end !== undefined && NUCLEAR.includes(end) ? 'defcon' : 'survive');
  if (by === 'final-scoring') themes.add('last');
  const board = gameOf(puzzle);
  for (const text of answer) {
    const open = decisions(board.game).find(({ actor }) => actor === side);
    if (open === undefined) break;
    const scores = board.game.rules.cards[no[text as CardKey]]?.scoring === true;
    themes.add(scores ? 'scoring' : (BY_ANSWER[text] ?? BY_QUESTION[open.question] ?? 'choice'));
    board.answer(side, text);
  }
  // The choice of a card is a theme only where nothing tells more
  if (themes.size > 1) themes.delete('card');
  return PUZZLE_THEMES.filter((theme) => themes.has(theme));
}
